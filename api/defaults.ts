// The default brand's game configuration: what the server sends, and what the client uses until that arrives. Data without schemas,
// so that the first screen does not load those.

import {
  CATALOGUE,
  CATEGORIES,
  type CategoryType,
  DAILY,
  factsOf,
  forEachGame,
  GAME_TYPES,
  type GameType,
  levelsCountOf,
  usualCategoriesOf,
} from '../puzzles/catalogue.ts';
import type { Language } from '../puzzles/languages.ts';
import type { Appearance, Economy, GameConfiguration, Rules } from './configuration.ts';

/** Prices in jokers. */
export const DEFAULT_RULES: Rules = {
  mistakes: 3,
  freeHints: 3,
  openLevels: 5,
  unlockPrice: 10,
  secondChancePrice: 1,
};

/** What is paid out and charged, in jokers; chest contents in solution letters. */
export const DEFAULT_ECONOMY: Economy = {
  welcomeJokers: 10,
  levelReward: 1,
  dailyReward: 2,
  levelJokersPerDay: 30,
  offlineRewardsPerDay: 10,
  timeReward: 1,
  timeRewardEvery: 3 * 60 * 60,
  hintPrice: 1,
  chestPrices: { small: 2, medium: 3, big: 4, huge: 5 },
  chests: forEachGame((gameType) => factsOf(gameType).chests),
  avatars: {
    anna: 0,
    ben: 0,
    carla: 0,
    david: 0,
    emma: 0,
    finn: 0,
    greta: 0,
    hugo: 0,
    ida: 5,
    jonas: 5,
    klara: 5,
    luis: 5,
    mila: 15,
    nino: 15,
    olga: 15,
    pablo: 15,
  },
};

/** Dark text on the primary colour: white on #ff6b33 would be 2.8:1, too faint to read. */
const DEFAULT_APPEARANCE: Appearance = {
  primaryColor: '#ff6b33',
  backgroundColor: '#ffffff',
  textColor: '#020202',
  controlBoxColor: '#f8f8f8',
  onPrimaryTextColor: '#020202',
  logo: '',
};

/** The zone in which a day begins at 00:00. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';

/** Of levels, by `game/category`; where missing, the size of the first pack. */
type Counts = ReadonlyMap<string, number>;

export const defaultCategory = (gameType: GameType, category: CategoryType, language: Language, counts: Counts) => ({
  type: category,
  name: CATEGORIES[category][language],
  showLevelDate: category === DAILY,
  levelsCount: counts.get(`${gameType}/${category}`) ?? levelsCountOf(category),
});

export const defaultGames = (language: Language, counts: Counts = new Map()): GameConfiguration['games'] =>
  GAME_TYPES.map((type) => ({
    type,
    name: CATALOGUE[type].name[language],
    seoText: { title: CATALOGUE[type].seo.title[language], text: CATALOGUE[type].seo.text[language] },
    categories: usualCategoriesOf(type).map((category) => defaultCategory(type, category, language, counts)),
  }));

/** Complete: includes the fields that are optional in a response. */
export const defaultConfiguration = (language: Language) =>
  ({
    games: defaultGames(language),
    appearance: DEFAULT_APPEARANCE,
    adProvider: {
      default: {
        videoId: 'demo-preroll',
        partnerId: 103,
        uiConfId: 1,
        siteName: { desktop: 'raetsel-desktop', mobile: 'raetsel-mobile' },
      },
    },
    rules: DEFAULT_RULES,
    economy: DEFAULT_ECONOMY,
    timeZone: DEFAULT_TIME_ZONE,
  }) satisfies GameConfiguration;
