// Boards for the bench: each made once, with its CPU time. Both languages share the seeds.

import { CATEGORIES } from '../../../puzzles/crossword/categories.ts';
import {
  CROSSWORD_CATEGORIES,
  type CrosswordCategory,
  generateCrossword,
} from '../../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../../puzzles/crossword/ipuz.ts';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { LANGUAGES, type Language } from '../../../puzzles/languages.ts';
import { hyphenatorOf } from '../../../server/making/hyphenation.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { cpu } from '../row.ts';

export interface Made {
  readonly language: Language;
  readonly board: Givens;
  /** s of CPU. */
  readonly seconds: number;
}

/** How many earlier puzzles' answers, clues and solution words are avoided, as in a pack. */
const WINDOWS = { answers: 5, clues: 20, prizes: 10 };

/** Makes `seeds` boards in each language, in sequence as in a pack. A seed without a board is skipped. */
export function boardsOf(category: CrosswordCategory, seeds: number): readonly Made[] {
  return LANGUAGES.flatMap((language) => {
    const words = { lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) };
    // A lexicon's families and rivals are computed once, which must not count towards the first board.
    generateCrossword(words, { category: 'leichtes', seed: 0 });
    const made: Made[] = [];
    for (let seed = 1; seed <= seeds; seed++) {
      const last = (count: number) => made.slice(-count).map(({ board }) => board);
      const recent = last(WINDOWS.answers).flatMap(({ slots }) => slots.map(({ answer }) => answer));
      const recentClues = last(WINDOWS.clues).flatMap(({ slots }) => slots.map(({ clue }) => clue.text));
      const recentPrizes = last(WINDOWS.prizes).flatMap(({ solutionWord }) => solutionWord?.word ?? []);
      const start = process.cpuUsage();
      try {
        const order = { category, seed, weekday: seed % 7, recent, recentClues, recentPrizes };
        const opened = openCrossword(generateCrossword(words, order));
        if (opened.ok) made.push({ language, board: opened.value, seconds: cpu(start) / 1e6 });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    return made;
  });
}

export const BENCH_CATEGORIES = CROSSWORD_CATEGORIES.map((name) => ({ name, ...CATEGORIES[name] }));
