// What a game says about its clues, for the editors of the lexicon: which answer came at the first try, which needed help.
// A log does not tell how long a player thought about one clue, so there is no time here.

import type { Cell } from '../grid.ts';
import type { Play } from './play.ts';
import { isComplete, isRight, slotOf, slotsAt } from './slots.ts';
import { changedCells } from './states.ts';
import type { Givens, Slot } from './types.ts';

/** How one clue went in one game. */
export interface ClueOutcome {
  readonly answer: string;
  /** Written out. */
  readonly clue: string;
  /** Right in the end, with none of its letters shown by a hint or a solution letter. */
  readonly unaided: boolean;
  /** That, and right as soon as it was complete. */
  readonly firstTry: boolean;
  /** The player wrote its last letter as part of it, or it was wrong or got help; false for a word that others have filled in. */
  readonly tried: boolean;
  /**
   * Solved at the first try, in one go, when at most half of its letters were there: then it was the clue that told it. Crossing
   * letters solve most words in the end, however bad the clue is.
   */
  readonly known: boolean;
  /** A hint or a solution letter showed one of its letters; a letter of two words counts for both, since the log does not say for which it was asked. */
  readonly hinted: boolean;
  /** Wrong when it was first complete. */
  readonly wrong: boolean;
}

/** Characters; the lexicon's clues have at most 60, and a longer one of an imported puzzle would not fit the database's index. */
export const LONGEST_CLUE = 100;

/** The clue that a report names by its number, as the legend numbers them (legend.ts). */
export function clueAt({ slots }: Givens, number: number): Pick<ClueOutcome, 'answer' | 'clue'> | undefined {
  const slot = slots[number];
  return slot && { answer: slot.answer, clue: slot.clue.text };
}

/** Entries one after the other that lie in a word. */
interface Run {
  /** Before its first entry. */
  readonly from: Play;
  /** The words that hold all of it: of a single entry, both. */
  readonly slots: readonly number[];
  /** Those that it has completed. */
  readonly filled: Set<number>;
}

/**
 * `plays`: every play of the game from its start on, in order. `solved`: the last one is. If it is not, only words
 * that were filled in at some point or got help are counted, since the player may never have read the other clues. Words whose
 * clue is a picture are left out.
 */
export function outcomesOf(givens: Givens, plays: readonly Play[], solved: boolean): ClueOutcome[] {
  const right = new Map<number, boolean>();
  const known = new Map<number, boolean>();
  const own = new Set<number>();
  const shown = new Set<Cell>();
  let run: Run | undefined;
  for (const [index, play] of plays.entries()) {
    const before = plays[index - 1];
    if (before === undefined) continue;
    const changed = changedCells(before, play);
    const earlier = run;
    run = nextRun(givens, run, before, changed);
    // the first letter of a word is also one of the word that it crosses: the next one tells which was meant
    if (run.filled === earlier?.filled)
      for (const word of earlier.filled) if (!run.slots.includes(word)) own.delete(word);
    for (const cell of changed) {
      if (play.revealed[cell]) shown.add(cell);
      for (const word of slotsAt(givens, cell)) {
        const slot = slotOf(givens, word);
        if (!right.has(word) && isComplete(play, slot)) right.set(word, isRight(givens, play, slot));
        if (known.has(word) || lettersIn(play, slot) < slot.cells.length) continue;
        if (run.slots.includes(word)) own.add(word);
        run.filled.add(word);
        known.set(word, lettersIn(run.from, slot) * 2 <= slot.cells.length);
      }
    }
  }
  const last = plays.at(-1);
  return givens.slots.flatMap((slot, index) => {
    const { answer, cells, clue } = slot;
    const hinted = cells.some((cell) => shown.has(cell));
    const isPicture = clue.image !== '' || givens.picture?.slot === index;
    const isReached = solved || hinted || right.has(index);
    if (last === undefined || isPicture || !isReached || clue.text === '' || clue.text.length > LONGEST_CLUE) return [];
    const wrong = right.get(index) === false;
    const unaided = !hinted && isRight(givens, last, slot);
    const firstTry = unaided && !wrong;
    return [
      {
        answer,
        clue: clue.text,
        unaided,
        firstTry,
        tried: own.has(index) || wrong || hinted,
        known: firstTry && own.has(index) && known.get(index) === true,
        hinted,
        wrong,
      },
    ];
  });
}

function nextRun(givens: Givens, run: Run | undefined, before: Play, cells: readonly Cell[]): Run {
  const here = cells.map((cell) => slotsAt(givens, cell));
  const common = (slots: readonly number[]) => slots.filter((slot) => here.every((each) => each.includes(slot)));
  const going = run === undefined ? [] : common(run.slots);
  if (run !== undefined && going.length > 0) return { ...run, slots: going };
  return { from: before, slots: common(here[0] ?? []), filled: new Set() };
}

const lettersIn = (play: Play, { cells }: Slot): number => cells.filter((cell) => play.letters[cell] !== '').length;
