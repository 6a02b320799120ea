// The envelope of every response: the payload in `data`, or a failure in the specified shape. Clients read its text from data.error
// for 401, message for 500, error for 400, and data.error otherwise.

import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { CODES, type Code } from './codes.ts';

/** `{ data }` around a payload's schema. */
export const success = <Payload extends TSchema>(payload: Payload) =>
  Type.Object({ data: payload }, { additionalProperties: false });

/** All three places hold the same sentence, in the request's language. */
export const Failure = Type.Object(
  {
    isError: Type.Literal(true),
    message: Type.String(),
    error: Type.String(),
    data: Type.Object({ error: Type.String(), code: Type.Enum(CODES) }, { additionalProperties: false }),
  },
  { additionalProperties: false, title: 'Failure' },
);
export type Failure = Static<typeof Failure>;

/** A failure with one code, and data that the caller needs next. */
export const failureWith = <Only extends Code, More extends TProperties>(code: Only, more: More) =>
  Type.Object(
    {
      ...Failure.properties,
      data: Type.Object({ error: Type.String(), code: Type.Literal(code), ...more }, { additionalProperties: false }),
    },
    { additionalProperties: false },
  );

/** The failures that any route may send, for its `response` schema. */
export const FAILURES = { '4xx': Failure, '5xx': Failure };
