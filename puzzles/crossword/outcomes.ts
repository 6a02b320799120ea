// What a game says about its clues, for the editors of the lexicon: which answer came at the first try, which needed help.
// A log does not tell how long a player thought about one clue, so there is no time here.

import type { Cell } from '../grid.ts';
import type { Play } from './play.ts';
import { isComplete, isRight, slotOf, slotsAt } from './slots.ts';
import { changedCells } from './states.ts';
import type { Givens } from './types.ts';

/** How one clue went in one game. */
export interface ClueOutcome {
  readonly answer: string;
  /** Written out. */
  readonly clue: string;
  /** Right in the end, with none of its letters shown by a hint or a solution letter. */
  readonly unaided: boolean;
  /** That, and right as soon as it was complete. */
  readonly firstTry: boolean;
  /** A hint or a solution letter showed one of its letters; a letter of two words counts for both, since the log does not say for which it was asked. */
  readonly hinted: boolean;
  /** Wrong when it was first complete. */
  readonly wrong: boolean;
}

/** Characters; the lexicon's clues have at most 60, and a longer one of an imported puzzle would not fit the database's index. */
export const LONGEST_CLUE = 100;

/**
 * `plays`: every play of the game from its start on, in order. `solved`: the last one is. Of a game that was not solved only words
 * count that were complete at some time or got help: nobody can say whether the player has read the others. Words whose clue is
 * a picture are left out.
 */
export function outcomesOf(givens: Givens, plays: readonly Play[], solved: boolean): ClueOutcome[] {
  const first = new Map<number, boolean>();
  const shown = new Set<Cell>();
  for (const [index, play] of plays.entries()) {
    const before = plays[index - 1];
    if (before === undefined) continue;
    for (const cell of changedCells(before, play, ['letters', 'pencil', 'revealed'])) {
      if (play.revealed[cell]) shown.add(cell);
      for (const slot of slotsAt(givens, cell))
        if (!first.has(slot) && isComplete(play, slotOf(givens, slot)))
          first.set(slot, isRight(givens, play, slotOf(givens, slot)));
    }
  }
  const last = plays.at(-1);
  return givens.slots.flatMap((slot, index) => {
    const { answer, cells, clue } = slot;
    const hinted = cells.some((cell) => shown.has(cell));
    const isPicture = clue.image !== '' || givens.picture?.slot === index;
    const isReached = solved || hinted || first.has(index);
    if (last === undefined || isPicture || !isReached || clue.text === '' || clue.text.length > LONGEST_CLUE) return [];
    const wrong = first.get(index) === false;
    const unaided = !hinted && isRight(givens, last, slot);
    return [{ answer, clue: clue.text, unaided, firstTry: unaided && !wrong, hinted, wrong }];
  });
}
