// The game configuration: games and categories with their names, the brand's look, the ad provider, and the numbers that
// a vendor may change.

import Type, { type Static } from 'typebox';

export const GAME_TYPES = ['sudoku', 'crossword', 'wordsearch', 'gridpuzzle'] as const;
export type GameType = (typeof GAME_TYPES)[number];

const closed = { additionalProperties: false } as const;

export const Category = Type.Object(
  {
    type: Type.String(),
    name: Type.String(),
    /** The daily category: one level per weekday. */
    showLevelDate: Type.Boolean(),
    levelsCount: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  closed,
);

export const Game = Type.Object(
  {
    type: Type.Enum(GAME_TYPES),
    name: Type.String(),
    seoText: Type.Object({ title: Type.String(), text: Type.String() }, closed),
    categories: Type.Array(Category),
  },
  closed,
);

/** CSS colours; `logo` is an address, empty for none. */
export const Appearance = Type.Object(
  {
    primaryColor: Type.String(),
    backgroundColor: Type.String(),
    textColor: Type.String(),
    controlBoxColor: Type.String(),
    onPrimaryTextColor: Type.String(),
    logo: Type.String(),
  },
  closed,
);

export const AdEntry = Type.Object(
  {
    videoId: Type.String(),
    partnerId: Type.Integer(),
    uiConfId: Type.Integer(),
    siteName: Type.Object({ desktop: Type.String(), mobile: Type.String() }, closed),
  },
  closed,
);

/** Prices are jokers. `mistakes`: how many end a game. `openLevels`: open from the start in a category that is not daily. */
export const Rules = Type.Object(
  {
    mistakes: Type.Integer({ minimum: 1 }),
    freeHints: Type.Integer({ minimum: 0 }),
    openLevels: Type.Integer({ minimum: 1 }),
    unlockPrice: Type.Integer({ minimum: 0 }),
    secondChancePrice: Type.Integer({ minimum: 0 }),
  },
  closed,
);

export const GameConfiguration = Type.Object(
  {
    games: Type.Array(Game),
    appearance: Appearance,
    /** Keyed by `default`, `rtl` or a partner id. */
    adProvider: Type.Record(Type.String(), AdEntry),
    rules: Type.Optional(Type.Partial(Rules, closed)),
    /** IANA zone in which a day begins at 00:00. */
    timeZone: Type.Optional(Type.String()),
  },
  { ...closed, title: 'GameConfiguration' },
);
export type GameConfiguration = Static<typeof GameConfiguration>;
