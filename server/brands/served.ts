// A brand as it is served: its document on top of the built-in brand and the operator's settings.

import { createHash } from 'node:crypto';
import { type Brand, DEFAULT_KEY } from '../../api/brand.ts';
import type { Economy, GameConfiguration, Rules } from '../../api/configuration.ts';
import {
  DEFAULT_ECONOMY,
  DEFAULT_RULES,
  defaultCategory,
  defaultConfiguration,
  defaultGames,
} from '../../api/defaults.ts';
import type { Offer } from '../../api/purchase.ts';
import type { FirebaseConfig, Settings } from '../../api/settings.ts';
import { categoriesOf } from '../../puzzles/catalogue.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import type { Environment } from '../settings/environment.ts';
import { readLogo } from './logo.ts';

export type BrandEnvironment = Pick<
  Environment,
  'timeZone' | 'vendors' | 'redirectHost' | 'ads' | 'consentUrl' | 'adFreePrice' | 'errorsTo' | 'urls' | 'firebase'
>;

/** What its players pay and earn, and the rules they play by. */
export interface Terms {
  readonly rules: Rules;
  readonly economy: Economy;
  /** Jokers for freedom from ads; undefined: not for sale. */
  readonly adFreePrice: number | undefined;
  /** What it sells for money; undefined: what the operator sells. */
  readonly offers: readonly Offer[] | undefined;
}

export interface ServedLogo {
  readonly type: string;
  readonly bytes: Buffer;
  /** Changes with the bytes. */
  readonly name: string;
}

export interface ServedBrand {
  readonly key: string;
  /** What a client calls it in X-White-Label: the key, for a preview with its token. */
  readonly label: string;
  /** undefined: the built-in one. */
  readonly document: Brand | undefined;
  readonly hosts: readonly string[];
  /** Hosts of pages that may show it in a frame. */
  readonly publishers: readonly string[];
  readonly languages: readonly Language[];
  readonly terms: Terms;
  readonly vendors: readonly string[];
  readonly settings: Omit<Settings, 'vendorData'>;
  readonly firebase: Omit<FirebaseConfig, 'emulatorUrl'>;
  /** Of its own sign-in project; undefined: the server's. */
  readonly projectId: string | undefined;
  readonly logo: ServedLogo | undefined;
  /** `counts`: how many levels there are, by `game/category`. */
  configuration(language: Language, counts: ReadonlyMap<string, number>): GameConfiguration;
}

/** The brand that is there without any in the database. */
export function builtInBrand(environment: BrandEnvironment): ServedBrand {
  const { vendors, urls, redirectHost, ads, consentUrl, adFreePrice, errorsTo, firebase, timeZone } = environment;
  const analytics = ads && analyticsOf(consentUrl, undefined);
  return {
    key: DEFAULT_KEY,
    label: DEFAULT_KEY,
    document: undefined,
    hosts: [],
    publishers: [],
    languages: LANGUAGES,
    terms: { rules: DEFAULT_RULES, economy: DEFAULT_ECONOMY, adFreePrice, offers: undefined },
    vendors,
    settings: { urls, redirectHost, ...present({ ads, analytics, adFreePrice, errorsTo }) },
    firebase,
    projectId: undefined,
    logo: undefined,
    configuration: (language, counts) => ({
      ...defaultConfiguration(language),
      games: defaultGames(language, counts),
      timeZone,
    }),
  };
}

/** `label`: what clients call it. */
export function servedBrand(document: Brand, label: string, environment: BrandEnvironment): ServedBrand {
  const plain = builtInBrand(environment);
  const ads = document.ads === false ? undefined : environment.ads;
  const adFreePrice = ads && (document.adFreePrice ?? environment.adFreePrice);
  const { tagManager } = document;
  const analytics = ads || tagManager ? analyticsOf(environment.consentUrl, tagManager) : undefined;
  const terms = termsOf(document, adFreePrice);
  const logo = logoOf(document.appearance?.logo ?? '');
  return {
    key: document.key,
    label,
    document,
    hosts: document.hosts,
    publishers: document.publishers ?? [],
    languages: document.languages,
    terms,
    vendors: document.vendors ?? plain.vendors,
    settings: {
      urls: { ...environment.urls, ...document.links },
      redirectHost: document.redirectHost ?? environment.redirectHost,
      ...present({ ads, analytics, adFreePrice, errorsTo: environment.errorsTo }),
    },
    firebase: document.signIn ?? environment.firebase,
    projectId: document.signIn?.projectId,
    logo,
    configuration: (language, counts) => {
      const usual = plain.configuration(language, counts);
      return {
        ...usual,
        games: gamesOf(document, language, usual.games, counts),
        appearance: { ...usual.appearance, ...document.appearance, logo: logo === undefined ? '' : logoPath(logo) },
        adProvider: document.adProvider ?? usual.adProvider,
        rules: terms.rules,
        economy: terms.economy,
        brand: {
          key: label,
          name: document.name[language] ?? '',
          languages: document.languages,
          texts: textsOf(document, language),
          ...present({ font: document.font, dir: directionOf(document, language) }),
        },
      };
    },
  };
}

/** undefined: nobody asks for consent. */
const analyticsOf = (consentUrl: string | undefined, tagManager: string | undefined): Settings['analytics'] =>
  consentUrl === undefined ? undefined : { consentUrl, ...present({ tagManager }) };

export const LOGO_PATH = '/api/whitelabel/logo/';
const logoPath = ({ name }: ServedLogo): string => LOGO_PATH + name;

function logoOf(url: string): ServedLogo | undefined {
  const logo = readLogo(url);
  if (logo === undefined) return undefined;
  return { ...logo, name: createHash('sha256').update(logo.bytes).digest('base64url').slice(0, 22) };
}

function termsOf({ rules, economy = {}, offers }: Brand, adFreePrice: number | undefined): Terms {
  const { chests = {}, avatars = {}, chestPrices, ...numbers } = economy;
  return {
    rules: { ...DEFAULT_RULES, ...rules },
    economy: {
      ...DEFAULT_ECONOMY,
      ...numbers,
      chestPrices: { ...DEFAULT_ECONOMY.chestPrices, ...chestPrices },
      chests: { ...DEFAULT_ECONOMY.chests, ...chests },
      avatars: { ...DEFAULT_ECONOMY.avatars, ...known(avatars) },
    },
    adFreePrice,
    offers,
  };
}

export const directionOf = ({ rightToLeft = [] }: Brand, language: Language): 'rtl' | undefined =>
  rightToLeft.includes(language) ? 'rtl' : undefined;

/** Only avatars that the client can draw. */
const known = (avatars: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(avatars).filter(([name]) => Object.hasOwn(DEFAULT_ECONOMY.avatars, name)));

/** The brand's games and categories in its order, under its names. */
function gamesOf(
  { games }: Brand,
  language: Language,
  usual: GameConfiguration['games'],
  counts: ReadonlyMap<string, number>,
): GameConfiguration['games'] {
  if (games === undefined) return usual;
  return games.flatMap(({ type, name, seoText, categories }) => {
    const game = usual.find((each) => each.type === type);
    if (game === undefined) return [];
    const shown = categories?.flatMap((category) => {
      const known = categoriesOf(type).find((each) => each === category.type);
      if (known === undefined) return [];
      const plain = defaultCategory(type, known, language, counts);
      return [{ ...plain, name: category.name?.[language] ?? plain.name }];
    });
    const { title = game.seoText.title, text = game.seoText.text } = {
      ...present({ title: seoText?.title[language], text: seoText?.text[language] }),
    };
    return [
      { type, name: name?.[language] ?? game.name, seoText: { title, text }, categories: shown ?? game.categories },
    ];
  });
}

/** The client's texts that the brand replaces: its keys have two parts. */
function textsOf({ texts = {}, name }: Brand, language: Language): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const [key, text] of Object.entries({ 'brand.name': name, ...texts })) {
    const [area = '', part = ''] = key.split('.');
    if (text[language] !== undefined) found[area] = { ...found[area], [part]: text[language] };
  }
  return found;
}

/** Without the fields that are undefined. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };
