// A failure on purpose: a code of the API and the status that it is answered with.

import type { Code } from '../api/codes.ts';

const STATUS: Readonly<Record<Code, number>> = {
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
  PATH_TOO_LONG: 414,
  BODY_TOO_LARGE: 413,
  NOT_READY: 503,
  INTERNAL: 500,
};

/** Thrown by routes; plugins/errors.ts turns it into the answer. */
export class Problem extends Error {
  readonly code: Code;
  readonly statusCode: number;

  constructor(code: Code) {
    super(code);
    this.code = code;
    this.statusCode = STATUS[code];
  }
}
