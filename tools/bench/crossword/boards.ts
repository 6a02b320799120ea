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

/** How many earlier puzzles' answers are avoided, as in a pack. */
const WINDOW = 5;

/** Makes `seeds` boards in each language, in sequence as in a pack. A seed without a board is skipped. */
export function boardsOf(category: CrosswordCategory, seeds: number): readonly Made[] {
  return LANGUAGES.flatMap((language) => {
    const words = { lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) };
    // A lexicon's families and rivals are computed once, which must not count towards the first board.
    generateCrossword(words, { category: 'leichtes', seed: 0 });
    const made: Made[] = [];
    for (let seed = 1; seed <= seeds; seed++) {
      const recent = made.slice(-WINDOW).flatMap(({ board }) => board.slots.map(({ answer }) => answer));
      const start = process.cpuUsage();
      try {
        const opened = openCrossword(generateCrossword(words, { category, seed, weekday: seed % 7, recent }));
        if (opened.ok) made.push({ language, board: opened.value, seconds: cpu(start) / 1e6 });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    return made;
  });
}

export const BENCH_CATEGORIES = CROSSWORD_CATEGORIES.map((name) => ({ name, ...CATEGORIES[name] }));
