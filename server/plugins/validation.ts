// Strict validation: nothing is dropped or converted silently. Only query strings are coerced, since all their values are text.

import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { Code } from '../../api/codes.ts';
import { Problem } from '../common/problem.ts';

const OPTIONS = { allErrors: false, removeAdditional: false, useDefaults: false } as const;

export function strictValidation(app: FastifyInstance): void {
  const strict = new Ajv({ ...OPTIONS, coerceTypes: false });
  const query = new Ajv({ ...OPTIONS, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'querystring' ? finite(query.compile(schema as object)) : strict.compile(schema as object),
  );
  app.setSchemaErrorFormatter((errors, part) => new Problem(codeOf(errors[0], part)));
}

/** 1e400 in a query string is coerced to Infinity, which would pass any maximum. */
function finite(validate: ValidateFunction) {
  return (data: unknown) => {
    if (!validate(data))
      return { error: new Problem(codeOf(validate.errors?.[0] as Fault | undefined, 'querystring')) };
    const found = Object.entries(data as object).find(
      ([, value]) => typeof value === 'number' && !Number.isFinite(value),
    );
    return found === undefined ? true : { error: new Problem(BY_PLACE[`/${found[0]}`] ?? 'BAD_REQUEST') };
  };
}

type Fault = FastifySchemaValidationError;

const BY_PLACE: Readonly<Record<string, Code>> = {
  '/limit': 'BAD_LIMIT',
  '/vendor': 'BAD_VENDOR',
  '/username': 'BAD_USERNAME',
  '/avatar': 'UNKNOWN_AVATAR',
};

function codeOf(error: Fault | undefined, part: string): Code {
  if (part === 'headers') return 'KEY_MISSING'; // the only header in our schemas
  if (error?.keyword === 'additionalProperties') return part === 'querystring' ? 'UNKNOWN_PARAMETER' : 'BAD_REQUEST';
  return BY_PLACE[error?.instancePath ?? ''] ?? 'BAD_REQUEST';
}
