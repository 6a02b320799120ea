// The games and their categories with names in both languages, and what a brand gets that sets nothing of its own.

import type { Language } from '../api/codes.ts';
import type { Economy, GameConfiguration, GameType, Rules } from '../api/configuration.ts';
import { MAX_LIMIT } from '../api/levels.ts';

type Names = Readonly<Record<Language, string>>;

const CATEGORIES = {
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
export type CategoryType = keyof typeof CATEGORIES;

/** The one category whose levels come from the date, in every game. */
export const DAILY = 'tagliches_ratsel' satisfies CategoryType;
/** Before a category has grown. The daily one has a level per weekday. */
export const levelsCountOf = (category: CategoryType): number => (category === DAILY ? 7 : 20);

/** Games without words: every language has the same levels, of packs and of days. */
const WORDLESS: readonly GameType[] = ['sudoku'];
export const isWordless = (gameType: GameType): boolean => WORDLESS.includes(gameType);

interface GameData {
  readonly type: GameType;
  readonly name: Names;
  readonly title: Names;
  readonly text: Names;
  readonly categories: readonly CategoryType[];
}

export const GAMES: readonly GameData[] = [
  {
    type: 'sudoku',
    name: { de: 'Sudoku', en: 'Sudoku' },
    title: { de: 'Sudoku online spielen', en: 'Play sudoku online' },
    text: {
      de: 'Sudokus von leicht bis Profi und jeden Tag ein neues: jedes mit genau einer Lösung und ohne Raten lösbar.',
      en: 'Sudokus from easy to pro and a new one every day: each with exactly one solution, none needs guessing.',
    },
    categories: [DAILY, 'leichtes', 'fortgeschrittene_ratsel', 'schwere_ratsel', 'profi_ratsel'],
  },
  {
    type: 'crossword',
    name: { de: 'Schwedenrätsel', en: 'Arrowword' },
    title: { de: 'Schwedenrätsel online lösen', en: 'Solve arrowwords online' },
    text: {
      de: 'Schwedenrätsel mit Fragen im Gitter, mit Bildern und bis zur Doppelseite.',
      en: 'Arrowwords with the clues in the grid, with pictures, and up to a double page.',
    },
    categories: [DAILY, 'leichtes', 'bilderratsel', 'halbe_seite', 'vollformat', 'doppelseiter'],
  },
  {
    type: 'wordsearch',
    name: { de: 'Suchsel', en: 'Word search' },
    title: { de: 'Suchsel online spielen', en: 'Play word search online' },
    text: {
      de: 'Versteckte Wörter in allen acht Richtungen finden.',
      en: 'Find the hidden words in all eight directions.',
    },
    categories: [DAILY, 'leichtes'],
  },
  {
    type: 'gridpuzzle',
    name: { de: 'Gitterrätsel', en: 'Fill-in' },
    title: { de: 'Gitterrätsel online lösen', en: 'Solve fill-ins online' },
    text: {
      de: 'Alle Wörter sind gegeben: Jedes hat genau einen Platz im Gitter.',
      en: 'All words are given: each has exactly one place in the grid.',
    },
    categories: [DAILY, 'leichtes', 'einfache_ratsel', 'profi_ratsel', 'vollformat'],
  },
];

/** What is paid out and charged, in jokers; chest contents in solution letters. */
export const ECONOMY: Economy = {
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

/** What the games keep to; prices in jokers. */
export const RULES: Rules = { mistakes: 3, freeHints: 3, openLevels: 5, unlockPrice: 10, secondChancePrice: 1 };

/** The configuration of the default brand, names in that language. `counts`: the levels that there are, by `game/category`. */
export function gameConfiguration(
  language: Language,
  timeZone: string,
  counts: ReadonlyMap<string, number> = new Map(),
): GameConfiguration {
  return {
    games: GAMES.map((game) => ({
      type: game.type,
      name: game.name[language],
      seoText: { title: game.title[language], text: game.text[language] },
      categories: game.categories.map((type) => ({
        type,
        name: CATEGORIES[type][language],
        showLevelDate: type === DAILY,
        levelsCount: Math.min(MAX_LIMIT, counts.get(`${game.type}/${type}`) ?? levelsCountOf(type)),
      })),
    })),
    appearance: {
      primaryColor: '#ff6b33',
      backgroundColor: '#ffffff',
      textColor: '#020202',
      controlBoxColor: '#f8f8f8',
      onPrimaryTextColor: '#020202',
      logo: '',
    },
    adProvider: {
      default: {
        videoId: 'demo-preroll',
        partnerId: 103,
        uiConfId: 1,
        siteName: { desktop: 'raetsel-desktop', mobile: 'raetsel-mobile' },
      },
    },
    economy: ECONOMY,
    rules: RULES,
    timeZone,
  };
}
