// The games, in the order of the lobby, and the facts about each: the one list from which configuration, database, API, level
// packs and screens derive theirs. Data only; how a game plays is up to its kind (registry.ts).

import type { Names } from './languages.ts';

/** Categories, keyed by the name used in level ids and addresses. Their names stand alone, below any title: German ones have no ending. */
export const CATEGORIES = {
  tagliches_ratsel: { de: 'Tägliches Rätsel', en: 'Daily' },
  leichtes: { de: 'Leicht', en: 'Easy' },
  einfache_ratsel: { de: 'Einfach', en: 'Simple' },
  fortgeschrittene_ratsel: { de: 'Fortgeschritten', en: 'Intermediate' },
  schwere_ratsel: { de: 'Schwer', en: 'Hard' },
  profi_ratsel: { de: 'Profi', en: 'Pro' },
  bilderratsel: { de: 'Bilderrätsel', en: 'Picture' },
  halbe_seite: { de: 'Halbe Seite', en: 'Half page' },
  vollformat: { de: 'Vollformat', en: 'Full page' },
  doppelseiter: { de: 'Doppelseiter', en: 'Double page' },
} as const satisfies Record<string, Names>;
export type CategoryType = keyof typeof CATEGORIES;

/** The one category whose levels depend on the date; every game has it, as its first. */
export const DAILY = 'tagliches_ratsel' satisfies CategoryType;
export type PackCategory = Exclude<CategoryType, typeof DAILY>;

/** Levels in a category's first pack, and in each that follows; the daily category has a level per weekday. */
export const PACK_SIZE = 20;
export const levelsCountOf = (category: string): number => (category === DAILY ? 7 : PACK_SIZE);

export const CHEST_SIZES = ['small', 'medium', 'big', 'huge'] as const;
export type ChestSize = (typeof CHEST_SIZES)[number];

/** The facts about a game. */
export interface GameFacts {
  readonly name: Names;
  /** What follows the weekday in a daily level's title: "Samstags-Sudoku", "Saturday sudoku". */
  readonly inTitle: Names;
  /** Title and text of the page for search engines. */
  readonly seo: { readonly title: Names; readonly text: Names };
  /** Whether a level belongs to one language; levels without words are shared by all. */
  readonly hasWords: boolean;
  /** What entries are made of; `digits` run from 1 to 9. */
  readonly signs: 'digits' | 'letters';
  /** Its categories besides the daily one, in display order, each with the title that precedes a level's number. */
  readonly packs: Readonly<Partial<Record<PackCategory, Names>>>;
  /** Those of them that only a configuration which names them has. */
  readonly onRequest?: readonly PackCategory[];
  /** Solution letters in a chest of each size; missing sizes are not sold. */
  readonly chests: Readonly<Partial<Record<ChestSize, number>>>;
}

export const CATALOGUE = {
  sudoku: {
    name: { de: 'Sudoku', en: 'Sudoku' },
    inTitle: { de: 'Sudoku', en: 'sudoku' },
    seo: {
      title: { de: 'Sudoku online spielen', en: 'Play sudoku online' },
      text: {
        de: 'Sudokus von leicht bis Profi und jeden Tag ein neues: jedes mit genau einer Lösung und ohne Raten lösbar.',
        en: 'Sudokus from easy to pro and a new one every day: each with exactly one solution, none needs guessing.',
      },
    },
    hasWords: false,
    signs: 'digits',
    packs: {
      leichtes: { de: 'Leichtes Sudoku', en: 'Easy sudoku' },
      fortgeschrittene_ratsel: { de: 'Fortgeschrittenes Sudoku', en: 'Intermediate sudoku' },
      schwere_ratsel: { de: 'Schweres Sudoku', en: 'Hard sudoku' },
      profi_ratsel: { de: 'Profi-Sudoku', en: 'Pro sudoku' },
    },
    chests: { small: 4, medium: 8, big: 12 },
  },
  crossword: {
    name: { de: 'Schwedenrätsel', en: 'Arrowword' },
    inTitle: { de: 'Schwedenrätsel', en: 'arrowword' },
    seo: {
      title: { de: 'Schwedenrätsel online lösen', en: 'Solve arrowwords online' },
      text: {
        de: 'Schwedenrätsel mit Fragen im Gitter, mit Bildern und bis zur Doppelseite.',
        en: 'Arrowwords with the clues in the grid, with pictures, and up to a double page.',
      },
    },
    hasWords: true,
    signs: 'letters',
    packs: {
      leichtes: { de: 'Leichtes Schwedenrätsel', en: 'Easy arrowword' },
      bilderratsel: { de: 'Bilderrätsel', en: 'Picture arrowword' },
      halbe_seite: { de: 'Halbe Seite', en: 'Half page' },
      vollformat: { de: 'Vollformat', en: 'Full page' },
      doppelseiter: { de: 'Doppelseiter', en: 'Double page' },
    },
    chests: { small: 8, medium: 16, big: 32, huge: 48 },
  },
  wordsearch: {
    name: { de: 'Suchsel', en: 'Word search' },
    inTitle: { de: 'Suchsel', en: 'word search' },
    seo: {
      title: { de: 'Suchsel online spielen', en: 'Play word search online' },
      text: {
        de: 'Versteckte Wörter in allen acht Richtungen finden.',
        en: 'Find the hidden words in all eight directions.',
      },
    },
    hasWords: true,
    signs: 'letters',
    packs: {
      leichtes: { de: 'Suchsel', en: 'Word search' },
      vollformat: { de: 'Großes Suchsel', en: 'Large word search' },
    },
    // for tablets and desktops: a phone shows its letters small, or a part of them
    onRequest: ['vollformat'],
    chests: { small: 4, medium: 8, big: 14 },
  },
  gridpuzzle: {
    name: { de: 'Gitterrätsel', en: 'Fill-in' },
    inTitle: { de: 'Gitterrätsel', en: 'fill-in' },
    seo: {
      title: { de: 'Gitterrätsel online lösen', en: 'Solve fill-ins online' },
      text: {
        de: 'Alle Wörter sind gegeben: Jedes hat genau einen Platz im Gitter.',
        en: 'All words are given: each has exactly one place in the grid.',
      },
    },
    hasWords: true,
    signs: 'letters',
    packs: {
      leichtes: { de: 'Leichtes Gitterrätsel', en: 'Easy fill-in' },
      einfache_ratsel: { de: 'Einfaches Gitterrätsel', en: 'Simple fill-in' },
      profi_ratsel: { de: 'Profi-Gitterrätsel', en: 'Pro fill-in' },
      vollformat: { de: 'Vollformat', en: 'Full page' },
    },
    chests: { small: 6, medium: 10, big: 18 },
  },
} as const satisfies Record<string, GameFacts>;

/** The specification's "game type": the first segment of an address, and the name of its kind. */
export type GameType = keyof typeof CATALOGUE;
export const GAME_TYPES = Object.keys(CATALOGUE) as readonly GameType[];
export const isGameType = (value: string): value is GameType => Object.hasOwn(CATALOGUE, value);

/** Games whose levels belong to one language. */
export type WordGame = {
  [Game in GameType]: (typeof CATALOGUE)[Game]['hasWords'] extends true ? Game : never;
}[GameType];
export const WORD_GAMES = GAME_TYPES.filter((gameType): gameType is WordGame => CATALOGUE[gameType].hasWords);

/** Opened by an address that names no known game. */
export const HOME_GAME: GameType = 'sudoku';

export const factsOf = (gameType: GameType): GameFacts => CATALOGUE[gameType];

/** The game's categories in display order, the daily one first. */
export const categoriesOf = (gameType: GameType): readonly CategoryType[] => [DAILY, ...packsOf(gameType)];

/** Without those that a configuration must name. */
export const usualCategoriesOf = (gameType: GameType): readonly CategoryType[] => {
  const { onRequest = [] } = factsOf(gameType);
  return categoriesOf(gameType).filter((category) => !(onRequest as readonly CategoryType[]).includes(category));
};

export const packsOf = (gameType: GameType): readonly PackCategory[] =>
  Object.keys(factsOf(gameType).packs) as PackCategory[];

/** A record with an entry for each game, in the catalogue's order. */
export const forEachGame = <Value>(of: (gameType: GameType) => Value): Readonly<Record<GameType, Value>> =>
  Object.fromEntries(GAME_TYPES.map((gameType) => [gameType, of(gameType)])) as Record<GameType, Value>;
