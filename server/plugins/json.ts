// Limits the nesting of JSON bodies, since serialising and validating them is recursive.

import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problem.ts';

/** Levels of nesting; a posted game has seven. */
const DEEPEST = 64;

export function shallowJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeper(body, DEEPEST)) done(new Problem('BAD_REQUEST'));
    else parse(request, body, done);
  });
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];

/** Whether arrays and objects nest deeper than `limit`. For malformed JSON either result will do. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (inText) {
      if (char === BACKSLASH) at++;
      else if (char === QUOTE) inText = false;
    } else if (char === QUOTE) inText = true;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      if (++depth > limit) return true;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--;
  }
  return false;
}
