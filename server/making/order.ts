// The input and output of making a level: data only, so that an order can be sent to another process.

import type { CategoryType, GameType } from '../../puzzles/catalogue.ts';
import type { OwnWord } from '../../puzzles/crossword/ownWords.ts';
import type { Language } from '../../puzzles/languages.ts';

/** The same order gives the same level on every machine. */
export interface LevelOrder {
  readonly gameType: GameType;
  readonly categoryType: CategoryType;
  readonly language: Language;
  readonly seed: number;
  /** A daily's weekday, since dailies get harder from Monday on; 0 is Sunday. */
  readonly weekday?: number;
  /** A daily's date, YYYY-MM-DD. */
  readonly date?: string;
  /** A level's number in its category, from 1; levels may get harder with it. */
  readonly number?: number;
  /** Days or packs since the first: what a game has in turns, such as themes, goes on from the one before. */
  readonly turn?: number;
  /** Answers of the preceding levels, to be avoided here. */
  readonly recent?: readonly string[];
  /** Clues of the preceding levels, latest last, of which an answer should have another one here. */
  readonly recentClues?: readonly string[];
  /** Solution words of the preceding levels, of which this one's should share no stem. */
  readonly recentPrizes?: readonly string[];
  /** Words that must be in the level, or as many of them as `few` says. Set by the editors' tool. */
  readonly own?: readonly OwnWord[];
  readonly few?: number;
  /** An arrowword's solution word, A to Z. Set by the editors' tool; a daily has that of its date. */
  readonly solution?: string;
  /** Answers that must not be in it. */
  readonly ban?: readonly string[];
  /** Set by the editors' tool only: one of the values that the maker lists under that name. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface MadeLevel {
  readonly difficulty: string;
  /** The level's theme in its language, if the game has themes. */
  readonly theme?: string;
  /** The words in the level; none in a sudoku. */
  readonly answers: readonly string[];
  /** The clues of an arrowword. */
  readonly clues?: readonly string[];
  /** Its solution word, if it has one. */
  readonly prize?: string;
  /** An ipuz document without its title, which depends on the level's place. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** What later levels are told of one. */
export type Remembered = Pick<MadeLevel, 'answers' | 'clues' | 'prize'>;

/** One for each game, listed in make.ts. */
export interface Maker {
  /** Values of the options that the editors' tool offers for this game besides category, language and seed. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** Throws a RangeError if the game has no such puzzle. */
  make(order: LevelOrder): MadeLevel;
  /** What a level that is stored has used; undefined if its document cannot be read. Games without words have nothing to remember. */
  recall?(content: unknown): Remembered | undefined;
}
