// How hard a level is, before it is loaded: a category's levels are made to one difficulty.

const DIFFICULTIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
  wordsearch: { leichtes: 'easy', vollformat: 'hard' },
};

/** Word searches lie in all eight directions from here on. */
const EIGHT_DIRECTIONS = 11;

/** A key of `modal.difficulty` in `src/text`; undefined where it is not known beforehand, as of daily levels, which depend on the weekday. */
export function difficultyOf(gameType: string, category: string, number = 1): string | undefined {
  if (gameType === 'wordsearch' && category === 'leichtes' && number >= EIGHT_DIRECTIONS) return 'medium';
  return DIFFICULTIES[gameType]?.[category];
}
