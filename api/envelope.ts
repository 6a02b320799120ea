// What every answer is wrapped in: the payload in `data`, or the failure in the shape that the specification's texts by
// status are read from (data.error for 401, message for 500, error for 400, data.error otherwise).

import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { CODES, type Code } from './codes.ts';

/** `{ data }` around a payload's schema. */
export const success = <Payload extends TSchema>(payload: Payload) =>
  Type.Object({ data: payload }, { additionalProperties: false });

/** The same sentence, in the request's language, stands in all three places. */
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

/** A failure of one code that brings what the caller needs next. */
export const failureWith = <Only extends Code, More extends TProperties>(code: Only, more: More) =>
  Type.Object(
    {
      ...Failure.properties,
      data: Type.Object({ error: Type.String(), code: Type.Literal(code), ...more }, { additionalProperties: false }),
    },
    { additionalProperties: false },
  );

/** The failures that any route may answer with, for a route's `response` schema. */
export const FAILURES = { '4xx': Failure, '5xx': Failure };
