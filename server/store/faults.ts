// What a failure of the database means for the request that met it. The query builder wraps what the driver throws, so the
// causes are looked through.

/** SQLSTATE: lost and refused connections, cancelled by a limit, too many, shutting down; and what the network says. */
const AWAY = /^(08...|53...|57014|57P0.|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/;
/** The pool gives no code to a wait that was too long, nor the driver to a connection that broke. */
const AWAY_IN_WORDS = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** It cannot answer now; nothing is wrong with what was asked. */
export const isUnavailable = (error: unknown): boolean =>
  isConflict(error) || someCause(error, ({ code, message }) => AWAY.test(code) || AWAY_IN_WORDS.test(message));

/** A transaction that was broken off because of another one, by a deadlock or an order that cannot be: it may be tried again. */
export const isConflict = (error: unknown): boolean =>
  someCause(error, ({ code }) => code === '40P01' || code === '40001');

/** A text that no database keeps: one with the character NUL. */
export const isUnstorable = (error: unknown): boolean => someCause(error, ({ code }) => code === '22021');

/** A row that refers to nobody: the person has been deleted meanwhile. */
export const isWithoutOwner = (error: unknown): boolean =>
  someCause(error, ({ code, constraint }) => code === '23503' && constraint.endsWith('_uid_users_uid_fk'));

interface Failure {
  readonly code: string;
  readonly message: string;
  /** Empty where none was broken. */
  readonly constraint: string;
}

function someCause(error: unknown, fits: (one: Failure) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  const failure = { code: String(code ?? ''), message, constraint: String(constraint ?? '') };
  return fits(failure) || someCause(error.cause, fits);
}
