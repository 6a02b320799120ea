// Synchronised games: logs as written by the device, and the judge's verdict on them.

import Type, { type Static } from 'typebox';
import { GAME_TYPES } from '../puzzles/catalogue.ts';
import { DATE_PATTERN, PUZZLE_NAME_PATTERN } from '../puzzles/levelId.ts';
import { Consumables } from './inventory.ts';

const closed = { additionalProperties: false } as const;

/** See `puzzleName`; in a path its slash is escaped. */
export const PuzzleName = Type.String({ pattern: PUZZLE_NAME_PATTERN });

/** Validates the envelope only; `readSaved` in puzzles/log.ts validates the log. */
export const SavedGame = Type.Object(
  {
    version: Type.Integer(),
    puzzle: PuzzleName,
    seed: Type.Integer(),
    relaxed: Type.Boolean(),
    log: Type.Array(Type.Unknown(), { maxItems: 50_000 }),
  },
  closed,
);

const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ pattern: `^${DATE_PATTERN}$` });

/** The first humanly possible solve. `time`: ms, missing for a relaxed game. */
export const FirstSolving = Type.Object(
  { time: Type.Optional(Type.Number({ minimum: 0 })), mistakes: Count, hints: Count, letters: Count },
  closed,
);
export type FirstSolving = Static<typeof FirstSolving>;

/** The player's record of a level. `bestTime`: ms; missing until the level is solved in a game that is not relaxed. */
export const ProgressRecord = Type.Object(
  {
    solved: Type.Boolean(),
    progress: Type.Number({ minimum: 0, maximum: 1 }),
    bestTime: Type.Optional(Type.Number({ minimum: 0 })),
    /** Unix seconds of the first solve, by the server's clock. */
    solvedAt: Type.Optional(Type.Integer()),
    /** The day of its first opening. */
    opened: Type.Optional(Day),
    first: Type.Optional(FirstSolving),
  },
  closed,
);
export type ProgressRecord = Static<typeof ProgressRecord>;

/** `game` is the board in progress or the last finished one. `changed` only increases, for `since`. */
export const ProgressItem = Type.Object(
  {
    id: PuzzleName,
    revision: Type.Integer({ minimum: 1 }),
    changed: Type.Integer({ minimum: 1 }),
    record: ProgressRecord,
    game: SavedGame,
  },
  { ...closed, title: 'ProgressItem' },
);
export type ProgressItem = Static<typeof ProgressItem>;

export const ProgressQuery = Type.Object(
  { since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) },
  closed,
);
/** In order of `changed`, 50 at most; `more`: request the next page, starting after the last one. */
export const ProgressList = Type.Object(
  { items: Type.Array(ProgressItem), more: Type.Boolean() },
  { ...closed, title: 'ProgressList' },
);
export type ProgressList = Static<typeof ProgressList>;

/** Sent with `If-Match: "{revision}"`, the revision that the device knows, or `If-None-Match: *` if it knows none. */
export const PutProgress = Type.Object(
  {
    game: SavedGame,
    /** The day of its first opening on the device; the server clamps it to what is possible. */
    opened: Type.Optional(Day),
  },
  { ...closed, title: 'PutProgress' },
);
export type PutProgress = Static<typeof PutProgress>;

/**
 * Why a first solve earned no reward. DAY_LIMIT: the daily maximum is reached. OFFLINE_LIMIT: the same for levels that the server has
 * not seen in play. TIME: no human is that fast, or the game's clock ran faster than the server's. The level still counts as solved,
 * and pays when solved again on another day.
 */
export const UNPAID = ['DAY_LIMIT', 'OFFLINE_LIMIT', 'TIME'] as const;
export type Unpaid = (typeof UNPAID)[number];

/** `reward`: jokers for a first solve. */
export const PutProgressAnswer = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    record: ProgressRecord,
    reward: Type.Optional(Type.Integer({ minimum: 1 })),
    unpaid: Type.Optional(Type.Enum(UNPAID)),
    userInvConsumables: Type.Optional(Consumables),
  },
  { ...closed, title: 'PutProgressAnswer' },
);
export type PutProgressAnswer = Static<typeof PutProgressAnswer>;

/** 412: another device has saved the game meanwhile; `server` is the copy that it saved. */
export const ProgressConflict = Type.Object(
  {
    isError: Type.Literal(true),
    message: Type.String(),
    error: Type.String(),
    data: Type.Object({ error: Type.String(), code: Type.Literal('PROGRESS_CONFLICT'), server: ProgressItem }, closed),
  },
  { ...closed, title: 'ProgressConflict' },
);

export const LEVEL_STATES = ['open', 'locked', 'started', 'solved'] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

/** Per game and category: the levels in order, with the player's state of each. */
export const GameList = Type.Array(
  Type.Object(
    {
      gameType: Type.Enum(GAME_TYPES),
      categoryType: Type.String(),
      levels: Type.Array(
        Type.Object(
          { id: Type.String(), state: Type.Enum(LEVEL_STATES), bestTime: Type.Optional(Type.Number()) },
          closed,
        ),
      ),
    },
    closed,
  ),
  { title: 'GameList' },
);
export type GameList = Static<typeof GameList>;
