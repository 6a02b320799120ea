// Validates the server's responses; one that does not match the schema rejects as `rubbish`.

import * as v from 'valibot';
import { defaultConfiguration } from '../../../api/defaults.ts';
import type { Configuration, Level } from '../../../machines/ports.ts';
import { ApiError } from './apiError.ts';

const line = v.pipe(v.string(), v.maxLength(500));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const DEFAULTS = defaultConfiguration('de');

const Category = v.object({
  type: word,
  name: line,
  showLevelDate: v.boolean(),
  levelsCount: v.pipe(count, v.minValue(1), v.maxValue(100)),
});

const Game = v.object({
  type: word,
  name: line,
  seoText: v.object({ title: line, text: v.pipe(v.string(), v.maxLength(5000)) }),
  categories: v.array(Category),
});

/** Each field that is missing or not a string has its own fallback; the theme checks whether it is a colour. */
const look = (fallback: string) => v.fallback(v.optional(line, fallback), fallback);
const Appearance = v.object({
  primaryColor: look(DEFAULTS.appearance.primaryColor),
  backgroundColor: look(DEFAULTS.appearance.backgroundColor),
  textColor: look(DEFAULTS.appearance.textColor),
  controlBoxColor: look(DEFAULTS.appearance.controlBoxColor),
  onPrimaryTextColor: look(DEFAULTS.appearance.onPrimaryTextColor),
  logo: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''), ''),
});

const rule = (fallback: number) => v.fallback(v.optional(count, fallback), fallback);
const Rules = v.object({
  mistakes: rule(DEFAULTS.rules.mistakes),
  freeHints: rule(DEFAULTS.rules.freeHints),
  openLevels: rule(DEFAULTS.rules.openLevels),
  unlockPrice: rule(DEFAULTS.rules.unlockPrice),
  secondChancePrice: rule(DEFAULTS.rules.secondChancePrice),
});

const price = v.pipe(count, v.minValue(1));
const Contents = v.object({
  small: v.exactOptional(price),
  medium: v.exactOptional(price),
  big: v.exactOptional(price),
  huge: v.exactOptional(price),
});
const EconomyAnswer = v.object({
  welcomeJokers: count,
  levelReward: count,
  dailyReward: count,
  levelJokersPerDay: rule(DEFAULTS.economy.levelJokersPerDay),
  offlineRewardsPerDay: rule(DEFAULTS.economy.offlineRewardsPerDay),
  timeReward: price,
  timeRewardEvery: price,
  hintPrice: count,
  chestPrices: v.object({ small: price, medium: price, big: price, huge: price }),
  chests: v.record(word, Contents),
  avatars: v.record(word, count),
});

const Config = v.object({
  games: v.pipe(v.array(Game), v.minLength(1), v.maxLength(20)),
  appearance: v.fallback(v.optional(Appearance, DEFAULTS.appearance), DEFAULTS.appearance),
  rules: v.fallback(v.optional(Rules, DEFAULTS.rules), DEFAULTS.rules),
  economy: v.fallback(v.optional(EconomyAnswer, DEFAULTS.economy), DEFAULTS.economy),
  timeZone: v.fallback(v.optional(v.pipe(word, v.check(isZone)), DEFAULTS.timeZone), DEFAULTS.timeZone),
});

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const levelId = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const LevelIds = v.pipe(v.array(levelId), v.maxLength(100));

const LevelAnswer = v.object({
  id: levelId,
  gameType: word,
  categoryType: word,
  createDate: v.pipe(v.string(), v.isoDate()),
  title: line,
  difficulty: line,
  content: v.unknown(),
});

const link = v.fallback(v.pipe(v.string(), v.check(isSafeLink)), '');
const Site = v.object({
  vendorData: v.fallback(v.record(v.string(), v.unknown()), {}),
  urls: v.object({ imprint: link, terms: link, dataProtection: link }),
  /** The origin that a logout redirects to; empty for our own. */
  redirectHost: v.fallback(v.optional(line, ''), ''),
  /** Read where the ads are. */
  ads: v.optional(v.unknown()),
  /** Read where it is sold. */
  adFreePrice: v.optional(v.unknown()),
  /** Read once the page is idle, these two. */
  errorsTo: v.optional(v.unknown()),
  analytics: v.optional(v.unknown()),
});
export type Site = v.InferOutput<typeof Site>;

/** https, mailto, or a path of our own; React would allow more. */
export function isSafeLink(address: string): boolean {
  return /^https:\/\/[^\s]+$/.test(address) || /^mailto:[^\s]+$/.test(address) || /^\/(?![/\\])[^\s\\]*$/.test(address);
}

function checked<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, raw);
  if (!result.success) throw new ApiError('rubbish', { cause: new v.ValiError(result.issues) });
  return result.output;
}

export const readConfiguration = (raw: unknown): Configuration => checked(Config, raw);
export const readLevelIds = (raw: unknown): readonly string[] => checked(LevelIds, raw);
export const readLevel = (raw: unknown): Level => checked(LevelAnswer, raw);
export const readSite = (raw: unknown): Site => checked(Site, raw);
