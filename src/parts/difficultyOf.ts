// How hard a level is, before it is loaded: a category's levels are made to one difficulty.

/** One for all levels, or the first one's and that of those from a number on. */
type Hardness = string | readonly [first: string, from: number, then: string];

const DIFFICULTIES: Readonly<Record<string, Readonly<Record<string, Hardness>>>> = {
  sudoku: {
    leichtes: 'easy',
    fortgeschrittene_ratsel: 'medium',
    schwere_ratsel: 'hard',
    profi_ratsel: 'unfair',
  },
  crossword: {
    leichtes: 'easy',
    bilderratsel: 'easy',
    halbe_seite: 'medium',
    vollformat: 'medium',
    doppelseiter: 'hard',
  },
  gridpuzzle: { leichtes: 'easy', einfache_ratsel: 'easy', vollformat: 'medium', profi_ratsel: 'hard' },
  // from the eleventh on, words lie in all eight directions
  wordsearch: { leichtes: ['easy', 11, 'medium'], vollformat: 'hard' },
};

/** A key of `modal.difficulty` in `src/text`; undefined where it is not known beforehand, as of daily levels, which depend on the weekday. */
export function difficultyOf(gameType: string, category: string, number = 1): string | undefined {
  const hardness = DIFFICULTIES[gameType]?.[category];
  if (hardness === undefined || typeof hardness === 'string') return hardness;
  const [first, from, then] = hardness;
  return number < from ? first : then;
}
