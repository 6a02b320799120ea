// Players' feedback. Plain text; never shown to other players.

import Type, { type Static } from 'typebox';
import { PuzzleName } from './progress.ts';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

export const FEEDBACK_LIMIT = 2000; // characters

/** Bytes of a session (machines/replay), as gzip. */
export const SESSION_LIMIT = 64 * 1024;

/** `session`: the end of the sender's session, if they agreed: gzip as base64. `deviceId`: the random identifier of the sender's device. `clueRef`: the clue's id within its kind, or `id: its text`; the message of a report of a clue begins with its reason (clueReasons.ts). `replay`: a saved game, as the device wrote it. `seconds`: how long the form was open. */
export const Feedback = Type.Object(
  {
    kind: Type.Enum(['feedback', 'suggestion', 'rating', 'clue']),
    message: Type.Optional(Type.String({ maxLength: FEEDBACK_LIMIT })),
    stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    deviceId: Type.Optional(Type.String({ pattern: UUID })),
    levelId: Type.Optional(PuzzleName),
    clueRef: Type.Optional(Type.String({ maxLength: 100 })),
    replay: Type.Optional(Type.Unknown()),
    session: Type.Optional(
      Type.String({ maxLength: 4 * Math.ceil(SESSION_LIMIT / 3), pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
    ),
    seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    /** A honeypot, invisible to people: if a bot fills it in, nothing is stored. */
    website: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false, title: 'Feedback' },
);
export type Feedback = Static<typeof Feedback>;
