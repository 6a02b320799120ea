// Level ids, a category's list of ids, and levels.

import Type, { type Static } from 'typebox';
import { DATE_PATTERN, LEVEL_ID_PATTERN } from '../puzzles/levelId.ts';

export const MIN_LIMIT = 1;
export const MAX_LIMIT = 100;

export const LevelListQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: MIN_LIMIT, maximum: MAX_LIMIT })) },
  { additionalProperties: false },
);

export const LevelId = Type.String({ pattern: LEVEL_ID_PATTERN });

/** In the daily category the index is the weekday, with 0 for Sunday. */
export const LevelList = Type.Array(LevelId);
export type LevelList = Static<typeof LevelList>;

const Count = Type.Integer({ minimum: 0 });

/** How long the players of a daily took, as judged: see puzzles/solveTimes.ts. */
export const SolveTimes = Type.Object(
  { players: Count, unaided: Count, times: Type.Array(Type.Tuple([Count, Count])) },
  { additionalProperties: false, title: 'SolveTimes' },
);

export const Level = Type.Object(
  {
    id: LevelId,
    gameType: Type.String(),
    categoryType: Type.String(),
    /** YYYY-MM-DD. */
    createDate: Type.String({ pattern: `^${DATE_PATTERN}$` }),
    title: Type.String(),
    difficulty: Type.String(),
    /** An ipuz v2 document. */
    content: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false, title: 'Level' },
);
export type Level = Static<typeof Level>;
