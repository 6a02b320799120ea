// Level ids, the list of a category's ids, and a level.

import Type, { type Static } from 'typebox';

export const MIN_LIMIT = 1;
export const MAX_LIMIT = 100;

export const LevelListQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: MIN_LIMIT, maximum: MAX_LIMIT })) },
  { additionalProperties: false },
);

/** `{lang}-{categoryType}-{number}`, three digits, or `{lang}-{categoryType}-{date}` for a daily level. */
export const LevelId = Type.String({ pattern: '^(de|en)-[a-z_]{1,40}-([0-9]{3}|[0-9]{4}-[0-9]{2}-[0-9]{2})$' });

/** In the daily category the index is the weekday, 0 for Sunday. */
export const LevelList = Type.Array(LevelId);
export type LevelList = Static<typeof LevelList>;

export const Level = Type.Object(
  {
    id: LevelId,
    gameType: Type.String(),
    categoryType: Type.String(),
    /** YYYY-MM-DD. */
    createDate: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
    title: Type.String(),
    difficulty: Type.String(),
    /** An ipuz v2 document. */
    content: Type.Record(Type.String(), Type.Unknown()),
  },
  { additionalProperties: false, title: 'Level' },
);
export type Level = Static<typeof Level>;
