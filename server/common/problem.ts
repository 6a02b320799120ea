// A deliberate failure: one of the API's codes, and the HTTP status for each code.

import type { Code } from '../../api/codes.ts';

export const STATUS: Readonly<Record<Code, number>> = {
  UNKNOWN_ROUTE: 404,
  UNKNOWN_GAME: 404,
  UNKNOWN_CATEGORY: 404,
  UNKNOWN_LEVEL: 404,
  LEVEL_NOT_YET: 404,
  LEVEL_GONE: 404,
  BAD_LEVEL_ID: 400,
  BAD_LIMIT: 400,
  BAD_VENDOR: 400,
  UNKNOWN_PARAMETER: 400,
  BAD_REQUEST: 400,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  PATH_TOO_LONG: 414,
  BODY_TOO_LARGE: 413,
  ONLY_AT_HOME: 403,
  SIGN_IN_FIRST: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  RECENT_SIGN_IN_NEEDED: 403,
  SIGN_IN_UNAVAILABLE: 503,
  KEY_MISSING: 400,
  KEY_REUSED: 422,
  BAD_USERNAME: 400,
  USERNAME_TAKEN: 409,
  UNKNOWN_AVATAR: 404,
  AVATAR_LOCKED: 403,
  NOT_ENOUGH_JOKERS: 409,
  NOT_ENOUGH_LETTERS: 409,
  NO_SUCH_CHEST: 404,
  CHEST_OPENED: 409,
  CHEST_UNDONE: 409,
  TOO_MANY_CHESTS: 409,
  ALREADY_COLLECTED: 409,
  CODE_REFUSED: 404,
  ALREADY_OWNED: 409,
  NOT_FOR_SALE: 404,
  UNKNOWN_OFFER: 404,
  OFFER_USED: 409,
  PRICE_CHANGED: 409,
  PAYMENT_UNAVAILABLE: 503,
  BAD_SIGNATURE: 400,
  LEVEL_LOCKED: 403,
  LEVEL_OPEN: 409,
  BAD_LOG: 422,
  LOG_TOO_COSTLY: 422,
  STORAGE_FULL: 403,
  PROGRESS_CONFLICT: 412,
  REVISION_NEEDED: 428,
  TOO_MANY_REQUESTS: 429,
  NOT_READY: 503,
  INTERNAL: 500,
};

/** Thrown by routes; plugins/errors.ts turns it into the response. `more` is sent in `data`, next to the code. */
export class Problem extends Error {
  readonly code: Code;
  readonly statusCode: number;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: Code, more: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.statusCode = STATUS[code];
    this.more = more;
  }
}
