// A brand: what makes the one product look and behave like somebody's own. What a brand leaves out is as in the built-in brand. Values
// come from outside the company, so the schema takes plain text, hex colours, https links and pictures in their own bytes only.

import Type, { type Static, type TSchema } from 'typebox';
import { CATEGORIES, forEachGame, GAME_TYPES } from '../puzzles/catalogue.ts';
import { LANGUAGES } from '../puzzles/languages.ts';
import { ChestContents, Economy, Rules } from './configuration.ts';
import { FONTS } from './fonts.ts';
import { Offer } from './purchase.ts';

const closed = { additionalProperties: false } as const;

/** The built-in brand; a brand of this key replaces it. */
export const DEFAULT_KEY = 'default';

/** Begins the keys of the brand's players in the database, hence without a slash. */
export const BrandKey = Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,39}$' });

/** One line: no control characters, no marks that turn the direction of writing, and none of the texts' own commands. */
const line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^(?!.*(\\{\\{|\\$t\\())[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ufeff]*$',
  });

/** In each of the brand's languages (checked on the server). */
const lines = (maxLength: number) =>
  Type.Object({ de: Type.Optional(line(maxLength)), en: Type.Optional(line(maxLength)) }, closed);

const list = <Item extends TSchema>(item: Item, maxItems: number, minItems = 0) =>
  Type.Array(item, { minItems, maxItems, uniqueItems: true });

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const Host = Type.String({ maxLength: 253, pattern: `^${LABEL}(\\.${LABEL})*$` });
/** As in an address: with its port, if it has one. */
const HostAndPort = Type.String({ maxLength: 259, pattern: `^${LABEL}(\\.${LABEL})*(:\\d{1,5})?$` });
const Origin = Type.String({ maxLength: 260, pattern: `^https://${LABEL}(\\.${LABEL})*(:\\d{1,5})?$` });
/** Without a user's name, quotes and blanks. */
const Link = Type.String({
  maxLength: 500,
  pattern: `^https://${LABEL}(\\.${LABEL})*(:\\d{1,5})?(/[\\w./~%+,;=&?#:!-]*)?$`,
});
const Word = Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' });
/** The picture's own bytes, since an address could be changed after it was checked. Empty for none. */
const Picture = Type.String({
  maxLength: 64 * 1024,
  pattern: '^(data:image/(png|jpeg|webp|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2})?$',
});

const Category = Type.Object({ type: Type.Enum(Object.keys(CATEGORIES)), name: Type.Optional(lines(60)) }, closed);

const Game = Type.Object(
  {
    type: Type.Enum(GAME_TYPES),
    name: Type.Optional(lines(60)),
    seoText: Type.Optional(Type.Object({ title: lines(120), text: lines(500) }, closed)),
    /** In their order; if missing, all of the game's but those that must be named (the catalogue's `onRequest`). */
    categories: Type.Optional(list(Category, 20, 1)),
  },
  closed,
);

/** The texts of the client that a brand may replace. None of them has a placeholder. */
export const BRAND_TEXTS = [
  'welcome.title',
  'welcome.text',
  'welcome.play',
  'welcome.lobby',
  'lobby.greeting',
  'lobby.dailyWhat',
  'lobby.games',
] as const;
export type BrandText = (typeof BRAND_TEXTS)[number];

const Texts = Type.Partial(
  Type.Object(
    Object.fromEntries(BRAND_TEXTS.map((key) => [key, lines(200)])) as Record<BrandText, ReturnType<typeof lines>>,
    closed,
  ),
  closed,
);

const Look = Type.Partial(
  Type.Object(
    {
      primaryColor: Colour,
      backgroundColor: Colour,
      textColor: Colour,
      controlBoxColor: Colour,
      onPrimaryTextColor: Colour,
      logo: Picture,
    },
    closed,
  ),
  closed,
);

const AdEntry = Type.Object(
  {
    videoId: Type.String({ pattern: '^[\\w.-]{0,100}$' }),
    partnerId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    uiConfId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    siteName: Type.Object({ desktop: Word, mobile: Word }, closed),
  },
  closed,
);

const MoneyOffer = Type.Object(
  {
    ...Offer.properties,
    jokers: Type.Integer({ minimum: 1, maximum: 100_000 }),
    price: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  },
  closed,
);

const SignIn = Type.Object(
  {
    apiKey: Type.String({ pattern: '^[\\w-]{1,100}$' }),
    authDomain: Host,
    projectId: Type.String({ pattern: '^[a-z0-9-]{1,100}$' }),
    appId: Type.String({ pattern: '^[\\w:.-]{1,100}$' }),
  },
  closed,
);

const { chests: _, avatars: __, chestPrices: ___, ...PLAIN } = Economy.properties;

export const Brand = Type.Object(
  {
    key: BrandKey,
    name: lines(40),
    /** Without ports. Of all published brands only one may have a host. */
    hosts: list(Host, 20),
    /** Hosts of the publishers whose pages may show the brand in a frame; nobody's if missing. */
    publishers: Type.Optional(list(HostAndPort, 50)),
    /** The first one is for visitors whose browser prefers none of them. */
    languages: list(Type.Enum(LANGUAGES), LANGUAGES.length, 1),
    /**
     * Those of the languages that are written from right to left. None of ours is, so the texts of such a language become those of a
     * pseudo-language: the usual ones between two Hebrew letters. For development and tests.
     */
    rightToLeft: Type.Optional(list(Type.Enum(LANGUAGES), LANGUAGES.length)),
    /** In their order; all of them if missing. */
    games: Type.Optional(list(Game, GAME_TYPES.length, 1)),
    texts: Type.Optional(Texts),
    appearance: Type.Optional(Look),
    font: Type.Optional(Type.Enum(Object.keys(FONTS) as (keyof typeof FONTS)[])),
    links: Type.Optional(
      Type.Partial(Type.Object({ imprint: Link, terms: Link, dataProtection: Link }, closed), closed),
    ),
    vendors: Type.Optional(list(Word, 100)),
    redirectHost: Type.Optional(Origin),
    /** False: no ads, and no foreign script at all. */
    ads: Type.Optional(Type.Boolean()),
    /** Keyed by `default`, `rtl` or a partner id. */
    adProvider: Type.Optional(Type.Record(Word, AdEntry, { maxProperties: 50 })),
    /** The container of Google Tag Manager that counts with the player's consent, and may load what it likes. */
    tagManager: Type.Optional(Type.String({ pattern: '^GTM-[A-Z0-9]{4,12}$' })),
    /** Jokers for freedom from ads. */
    adFreePrice: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** What is sold for money, in its order, instead of the operator's offers; empty: nothing. */
    offers: Type.Optional(list(MoneyOffer, 20)),
    rules: Type.Optional(Type.Partial(bounded(Rules.properties), closed)),
    economy: Type.Optional(
      Type.Partial(
        Type.Object(
          {
            ...bounded(PLAIN).properties,
            chestPrices: bounded(Economy.properties.chestPrices.properties),
            chests: Type.Partial(
              Type.Object(
                forEachGame(() => Type.Partial(bounded(ChestContents.properties), closed)),
                closed,
              ),
              closed,
            ),
            avatars: Type.Record(
              Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
              Type.Integer({ minimum: 0, maximum: 1000 }),
              {
                maxProperties: 100,
              },
            ),
          },
          closed,
        ),
        closed,
      ),
    ),
    /** The brand's own project at the sign-in provider; the server's if missing. */
    signIn: Type.Optional(SignIn),
  },
  { ...closed, title: 'Brand' },
);
export type Brand = Static<typeof Brand>;

/** The same numbers, but none so large that sums of them lose their meaning. */
function bounded<Fields extends Record<string, TSchema & { minimum?: number }>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, { minimum = 0 }]) => [
    name,
    Type.Integer({ minimum, maximum: 1_000_000 }),
  ]);
  return Type.Object(
    Object.fromEntries(entries) as Record<keyof Fields & string, ReturnType<typeof Type.Integer>>,
    closed,
  );
}
