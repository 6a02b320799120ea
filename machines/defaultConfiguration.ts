// The game configuration that holds until the server's has come, and when it never comes: the four games and their
// categories, the theme's colours and the numbers of the product. Data, no behaviour.

import type { Appearance, CategoryConfig, Configuration, Economy, GameConfig, Rules } from './ports.ts';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Levels of the daily category, one per weekday. */
const DAILY_LEVELS = 7;
const CATEGORY_LEVELS = 20;

type Names = Readonly<Record<Language, string>>;

const CATEGORY_NAMES = {
  tagliches_ratsel: { de: 'Tägliches Rätsel', en: 'Daily' },
  leichtes: { de: 'Leichte', en: 'Easy' },
  einfache_ratsel: { de: 'Einfache', en: 'Simple' },
  fortgeschrittene_ratsel: { de: 'Fortgeschrittene', en: 'Intermediate' },
  schwere_ratsel: { de: 'Schwere', en: 'Hard' },
  profi_ratsel: { de: 'Profi', en: 'Pro' },
  bilderratsel: { de: 'Bilderrätsel', en: 'Picture' },
  halbe_seite: { de: 'Halbe Seite', en: 'Half page' },
  vollformat: { de: 'Vollformat', en: 'Full page' },
  doppelseiter: { de: 'Doppelseiter', en: 'Double page' },
} satisfies Record<string, Names>;

type CategoryType = keyof typeof CATEGORY_NAMES;

const GAMES: readonly { type: string; name: Names; text: Names; categories: readonly CategoryType[] }[] = [
  {
    type: 'sudoku',
    name: { de: 'Sudoku', en: 'Sudoku' },
    text: { de: 'Sudoku online spielen, jeden Tag neu.', en: 'Play sudoku online, new every day.' },
    categories: ['tagliches_ratsel', 'leichtes', 'fortgeschrittene_ratsel', 'schwere_ratsel', 'profi_ratsel'],
  },
  {
    type: 'crossword',
    name: { de: 'Schwedenrätsel', en: 'Arrowword' },
    text: { de: 'Schwedenrätsel online lösen.', en: 'Solve arrowwords online.' },
    categories: ['tagliches_ratsel', 'leichtes', 'bilderratsel', 'halbe_seite', 'vollformat', 'doppelseiter'],
  },
  {
    type: 'wordsearch',
    name: { de: 'Suchsel', en: 'Word search' },
    text: { de: 'Versteckte Wörter finden.', en: 'Find the hidden words.' },
    categories: ['tagliches_ratsel', 'leichtes'],
  },
  {
    type: 'gridpuzzle',
    name: { de: 'Gitterrätsel', en: 'Fill-in' },
    text: { de: 'Wörter ins Gitter einsetzen.', en: 'Fit the words into the grid.' },
    categories: ['tagliches_ratsel', 'leichtes', 'einfache_ratsel', 'profi_ratsel', 'vollformat'],
  },
];

export const DEFAULT_RULES: Rules = {
  mistakes: 3,
  freeHints: 3,
  openLevels: 5,
  unlockPrice: 10,
  secondChancePrice: 1,
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

const category = (type: CategoryType, language: Language): CategoryConfig => {
  const showLevelDate = type === 'tagliches_ratsel';
  const name = CATEGORY_NAMES[type][language];
  return { type, name, showLevelDate, levelsCount: showLevelDate ? DAILY_LEVELS : CATEGORY_LEVELS };
};

const games = (language: Language): GameConfig[] =>
  GAMES.map(({ type, name, text, categories }) => ({
    type,
    name: name[language],
    seoText: { title: name[language], text: text[language] },
    categories: categories.map((key) => category(key, language)),
  }));

export const DEFAULT_ECONOMY: Economy = {
  welcomeJokers: 10,
  levelReward: 1,
  dailyReward: 2,
  levelJokersPerDay: 30,
  offlineRewardsPerDay: 10,
  timeReward: 1,
  timeRewardEvery: 3 * 60 * 60,
  hintPrice: 1,
  chestPrices: { small: 2, medium: 4, big: 7, huge: 10 },
  chests: {
    crossword: { small: 8, medium: 16, big: 32, huge: 48 },
    gridpuzzle: { small: 6, medium: 10, big: 18 },
    sudoku: { small: 4, medium: 8, big: 12 },
    wordsearch: { small: 4, medium: 8, big: 14 },
  },
  // without the server there are no avatars to buy
  avatars: { anna: 0 },
};

/** The built-in configuration with the names of that language. */
export const defaultConfiguration = (language: Language): Configuration => ({
  games: games(language),
  appearance: DEFAULT_APPEARANCE,
  rules: DEFAULT_RULES,
  economy: DEFAULT_ECONOMY,
  timeZone: 'Europe/Berlin',
});

export const DEFAULT_CONFIGURATION: Configuration = defaultConfiguration('de');
