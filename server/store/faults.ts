// What a database error means for the request that caused it. The query builder wraps the driver's errors, so the chain of causes
// is searched.

/** SQLSTATEs for lost and refused connections, timeouts, too many connections, shutdown; and the network's own codes. */
const AWAY = /^(08...|53...|57014|57P0.|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/;
/** Errors without a code: the pool's timeout, and the driver's broken connection. */
const AWAY_IN_WORDS = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** The database cannot respond now; the request itself is fine. */
export const isUnavailable = (error: unknown): boolean =>
  isConflict(error) || someCause(error, ({ code, message }) => AWAY.test(code) || AWAY_IN_WORDS.test(message));

/** The transaction was aborted because of another one (deadlock, serialisation failure) and may be retried. */
export const isConflict = (error: unknown): boolean =>
  someCause(error, ({ code }) => code === '40P01' || code === '40001');

/** A text that PostgreSQL cannot store, since it contains NUL. */
export const isUnstorable = (error: unknown): boolean => someCause(error, ({ code }) => code === '22021');

/** A row references a player who was deleted meanwhile. */
export const isWithoutOwner = (error: unknown): boolean =>
  someCause(error, ({ code, constraint }) => code === '23503' && constraint.endsWith('_uid_users_uid_fk'));

interface Failure {
  readonly code: string;
  readonly message: string;
  /** Empty if no constraint was violated. */
  readonly constraint: string;
}

function someCause(error: unknown, fits: (one: Failure) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  const failure = { code: String(code ?? ''), message, constraint: String(constraint ?? '') };
  return fits(failure) || someCause(error.cause, fits);
}
