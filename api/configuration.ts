// The game configuration: games and categories with their names, the brand's look, the ad provider, and the numbers that a vendor
// may change.

import Type, { type Static } from 'typebox';
import { CHEST_SIZES, type ChestSize, forEachGame, GAME_TYPES } from '../puzzles/catalogue.ts';
import { LANGUAGES } from '../puzzles/languages.ts';
import { FONTS } from './fonts.ts';

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

/** What is the brand's own besides its look; missing for the built-in brand. */
export const BrandFacts = Type.Object(
  {
    /** To be sent as X-White-Label. */
    key: Type.String(),
    name: Type.String(),
    languages: Type.Array(Type.Enum(LANGUAGES)),
    /** Of the request language; missing for one that is written from left to right. */
    dir: Type.Optional(Type.Literal('rtl')),
    /** In the request language, by the client's keys (BRAND_TEXTS in brand.ts): first part, then second. */
    texts: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
    font: Type.Optional(Type.Enum(Object.keys(FONTS) as (keyof typeof FONTS)[])),
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

export type Appearance = Static<typeof Appearance>;

export const AdEntry = Type.Object(
  {
    videoId: Type.String(),
    partnerId: Type.Integer(),
    uiConfId: Type.Integer(),
    siteName: Type.Object({ desktop: Type.String(), mobile: Type.String() }, closed),
  },
  closed,
);

/** Prices in jokers. `mistakes`: how many end a game. `openLevels`: how many levels of a numbered category are open from the start. */
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
export type Rules = Static<typeof Rules>;

const forEachSize = <Value>(of: () => Value): Record<ChestSize, Value> =>
  Object.fromEntries(CHEST_SIZES.map((size) => [size, of()])) as Record<ChestSize, Value>;

/** How many solution letters a chest of each size holds. A missing size is not sold. */
export const ChestContents = Type.Object(
  forEachSize(() => Type.Optional(Type.Integer({ minimum: 1 }))),
  closed,
);

/** Rewards and prices in jokers: the server charges these, the client shows them. */
export const Economy = Type.Object(
  {
    /** Given to every new account. */
    welcomeJokers: Type.Integer({ minimum: 0 }),
    levelReward: Type.Integer({ minimum: 0 }),
    dailyReward: Type.Integer({ minimum: 0 }),
    /** Maximum paid for solved levels per day. */
    levelJokersPerDay: Type.Integer({ minimum: 0 }),
    /** Maximum rewards per day for levels that the server has not seen in play, such as those played offline. */
    offlineRewardsPerDay: Type.Integer({ minimum: 0 }),
    timeReward: Type.Integer({ minimum: 1 }),
    /** Seconds between two collections. */
    timeRewardEvery: Type.Integer({ minimum: 1 }),
    hintPrice: Type.Integer({ minimum: 0 }),
    chestPrices: Type.Object(
      forEachSize(() => Type.Integer({ minimum: 1 })),
      closed,
    ),
    chests: Type.Object(
      forEachGame(() => ChestContents),
      closed,
    ),
    /** Price by avatar name; 0 is free. */
    avatars: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  },
  { ...closed, title: 'Economy' },
);
export type Economy = Static<typeof Economy>;

export const GameConfiguration = Type.Object(
  {
    games: Type.Array(Game),
    appearance: Appearance,
    /** Keyed by `default`, `rtl` or a partner id. */
    adProvider: Type.Record(Type.String(), AdEntry),
    rules: Type.Optional(Type.Partial(Rules, closed)),
    economy: Type.Optional(Economy),
    /** IANA zone in which a day begins at 00:00. */
    timeZone: Type.Optional(Type.String()),
    brand: Type.Optional(BrandFacts),
  },
  { ...closed, title: 'GameConfiguration' },
);
export type GameConfiguration = Static<typeof GameConfiguration>;
