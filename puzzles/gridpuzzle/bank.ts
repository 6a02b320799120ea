// The word bank beside the board, as data: the chrome draws it, and sends the gesture `pick` or `drop` for a word.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Legend, LegendPlace } from '../kind.ts';
import { agrees, canTake, wordIn } from './rules.ts';
import { currentSlot } from './select.ts';
import type { Givens, Play, Slot, View } from './types.ts';

export interface BankWord {
  readonly word: string;
  /** It is already in a slot; it can still be used again. */
  readonly used: boolean;
  /** It fits the slot that was chosen by hand: its length and every letter already there. */
  readonly fits: boolean;
  /** It was picked and is waiting for its slot. */
  readonly held: boolean;
}

export interface BankGroup {
  readonly length: number;
  /** How many are not used yet. */
  readonly left: number;
  readonly words: readonly BankWord[];
}

/** By length, each group in alphabetical order. */
export function bank(givens: Givens, play: Play, view: View): readonly BankGroup[] {
  const used = new Set(givens.slots.map((slot) => wordIn(play, slot)));
  const slot = view.chosen ? givens.slots[currentSlot(givens, view) ?? -1] : undefined;
  const lengths = [...new Set(givens.words.map(({ length }) => length))];
  return lengths.map((length) => {
    const words = givens.words
      .filter((word) => word.length === length)
      .map((word) => ({
        word,
        used: used.has(word),
        fits: view.options.markFits && slot !== undefined && agrees(givens, play, slot, word),
        held: word === view.held,
      }));
    return { length, left: words.filter((word) => !word.used).length, words };
  });
}

export function legend(givens: Givens, play: Play, view: View): Legend {
  const here = view.held === '' ? givens.slots[currentSlot(givens, view) ?? -1]?.cells.length : undefined;
  const lists = bank(givens, play, view).map(({ length, words }) => ({
    title: length,
    items: words.map(({ word, used, fits, held }) => ({ item: word, text: word, done: used, fits, chosen: held })),
    here: length === here,
  }));
  const place = placeOf(givens, play, view);
  return { draggable: true, lists, ...(place && { place }) };
}

/** The slot under the cursor, chosen or not, with the words that agree with it; with all of its length if fits are not marked. */
function placeOf(givens: Givens, play: Play, view: View): LegendPlace | undefined {
  const slot = givens.slots[currentSlot(givens, view) ?? -1];
  if (slot === undefined) return undefined;
  const used = new Set(givens.slots.map((each) => wordIn(play, each)));
  const may = (word: string) =>
    view.options.markFits ? agrees(givens, play, slot, word) : canTake(givens, slot, word);
  const here = wordIn(play, slot);
  const wrong = here !== '' && here !== slot.word;
  const words = givens.words
    .filter((word) => may(word) && !(wrong && word === here))
    .map((word) => ({ word, used: used.has(word) }));
  const [first] = slot.cells as readonly [Cell, ...Cell[]];
  return {
    way: slot.way,
    row: rowOf(givens, first) + 1,
    column: columnOf(givens, first) + 1,
    letters: slot.cells.map((cell) => play.letters[cell] ?? ''),
    held: heldIn(givens, play, slot),
    wrong,
    words: words.toSorted((a, b) => Number(a.used) - Number(b.used)),
  };
}

function heldIn(givens: Givens, play: Play, slot: Slot): readonly boolean[] {
  const full = wordIn(play, slot) !== '';
  const others = givens.slots.filter((other) => other !== slot && wordIn(play, other) !== '');
  const crossed = new Set(others.flatMap(({ cells }) => cells));
  return slot.cells.map((cell) =>
    full ? givens.given[cell] === true || crossed.has(cell) : (play.letters[cell] ?? '') !== '',
  );
}
