// Whether a failure says that the database cannot answer now, rather than that something is wrong with what was asked.

/** SQLSTATE: lost and refused connections, cancelled by a limit, too many, shutting down; and what the network says. */
const CODES = /^(08...|53...|57014|57P0.|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/;
/** The pool gives no code to a wait that was too long, nor the driver to a connection that broke. */
const MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Looks through the causes too: the query builder wraps what the driver throws. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (CODES.test(String(code ?? '')) || MESSAGES.test(error.message)) return true;
  return isUnavailable(error.cause);
}
