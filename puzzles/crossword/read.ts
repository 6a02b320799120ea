// From a gesture to a move, a change of view, both, or neither.

import type { Gesture } from '../gesture.ts';
import { type Cell, type Direction, isCell, type Jump, jump, neighbour } from '../grid.ts';
import { goneOn, LIGHT_ROLES, type Light, lightUp } from '../hint.ts';
import type { Reading } from '../kind.ts';
import { endingRun, moveOf, rewritten, untyped } from '../typing.ts';
import { MODES, type Move, type Options, type Play, type View, WORD_ENDS } from './play.ts';
import { crossing, currentSlot, entryOf, isLetter, readingOrder, slotAfter, slotOf, slotsAt } from './slots.ts';
import type { Givens, WordDirection } from './types.ts';
import { write } from './write.ts';

type Read = Reading<Move, View>;

const USUAL: Options = { skipFilled: true, wordEnd: 'stay', turnFirst: true };

/** At the first word in reading order. */
export function view(givens: Givens): View {
  const slot = slotOf(givens, readingOrder(givens)[0] as number);
  return {
    cursor: slot.cells[0] as Cell,
    direction: slot.direction,
    mode: 'ink',
    options: USUAL,
    run: null,
    lights: [],
  };
}

export const read = (givens: Givens, play: Play, view: View, by: Gesture): Read | undefined =>
  endingRun(meaning(givens, play, view, by), view, by);

function meaning(givens: Givens, play: Play, view: View, by: Gesture): Read | undefined {
  switch (by.type) {
    case 'tap':
      return isCell(givens, by.cell) ? tap(givens, play, view, by.cell) : undefined;
    case 'go':
      return isCell(givens, by.cell) ? shown(view, { cursor: by.cell }) : undefined;
    case 'step':
      return step(givens, view, by.to);
    case 'jump':
      return leap(givens, view, by.to);
    case 'next':
      return atSlot(givens, play, view, slotAfter(givens, currentSlot(givens, view), by.back ? -1 : 1));
    case 'pick':
      return pick(givens, play, view, by.item);
    case 'entry':
      return entry(givens, play, view, by);
    case 'act':
      return isLetter(givens, view.cursor) ? turn(givens, view) : tap(givens, play, view, view.cursor);
    case 'symbol':
      return typedFrom(givens, play, view, by);
    case 'erase':
      return erase(givens, play, view, by.back);
    case 'mode':
      return isOneOf(MODES, by.mode) ? shown(view, { mode: by.mode }) : undefined;
    case 'set':
      return set(view, by.option, by.value);
    case 'light':
      return by.lights.every((light) => isLight(givens, light)) ? lightUp(view, by) : undefined;
    case 'cancel':
    case 'drag':
      return {};
    default:
      return undefined;
  }
}

/** Returns the same view if nothing changes: callers compare by identity. */
function shown(view: View, change: Partial<View>): Read {
  const names = Object.keys(change) as (keyof View)[];
  const same = names.every((name) => view[name] === change[name]);
  return same && !view.aside ? {} : { view: { ...view, ...change, ...goneOn(view) } };
}

/** Chooses a letter; a second tap changes direction. A clue leads to its word; taps alternate between a cell's two clues. */
function tap(givens: Givens, play: Play, view: View, cell: Cell): Read {
  if (isLetter(givens, cell))
    return cell === view.cursor ? turn(givens, view) : shown(view, { cursor: cell, ...fitting(givens, view, cell) });
  const slots = slotsAt(givens, cell);
  const now = slots.indexOf(currentSlot(givens, view));
  const slot = slots[(now + 1) % slots.length];
  return slot === undefined ? {} : atSlot(givens, play, view, slot);
}

/** The direction of a word through the cell, the current one if possible. */
function fitting(givens: Givens, view: View, cell: Cell): { direction: WordDirection } {
  return { direction: slotOf(givens, currentSlot(givens, { cursor: cell, direction: view.direction })).direction };
}

function atSlot(givens: Givens, play: Play, view: View, slot: number): Read {
  return shown(view, { cursor: entryOf(givens, play, slot), direction: slotOf(givens, slot).direction });
}

/** An item is a word's index as text. */
function pick(givens: Givens, play: Play, view: View, item: string): Read | undefined {
  const slot = /^\d{1,4}$/.test(item) ? Number(item) : -1;
  return slot in givens.slots ? atSlot(givens, play, view, slot) : undefined;
}

/** In the view's mode, as if its letters had been typed; the cursor is then in the word. */
function entry(givens: Givens, play: Play, view: View, by: Extract<Gesture, { type: 'entry' }>): Read | undefined {
  const { index, letters } = by;
  const slot = givens.slots[index];
  if (slot === undefined) return undefined;
  const there = atSlot(givens, play, view, index);
  if (letters === undefined) return there;
  const known = letters.every((letter) => letter === '' || [...givens.charset].includes(letter));
  if (!known || letters.length !== slot.cells.length) return undefined;
  const pencil = view.mode === 'pencil';
  const move = moveOf(rewritten(slot.cells, letters, play, pencil), pencil);
  return { ...there, ...(move && { move }) };
}

/** A letter typed on a clue goes where the clue leads. */
function typedFrom(givens: Givens, play: Play, view: View, by: Extract<Gesture, { type: 'symbol' }>): Read | undefined {
  if (isLetter(givens, view.cursor) || slotsAt(givens, view.cursor).length === 0) return write(givens, play, view, by);
  const there = atSlot(givens, play, view, currentSlot(givens, view));
  const written = write(givens, play, there.view ?? view, by);
  return written && { ...there, ...written };
}

function turn(givens: Givens, view: View): Read {
  const direction = crossing(slotOf(givens, currentSlot(givens, view)).direction);
  const other = slotsAt(givens, view.cursor).some((slot) => slotOf(givens, slot).direction === direction);
  return shown(view, other ? { direction } : {});
}

const AXIS: Readonly<Record<Direction, WordDirection>> = { up: 'down', down: 'down', left: 'across', right: 'across' };

/** To the next letter that way, skipping clue cells. Across the word it first changes direction if the setting says so. */
function step(givens: Givens, view: View, to: Direction): Read {
  const axis = AXIS[to];
  const here = slotsAt(givens, view.cursor);
  const turns = isLetter(givens, view.cursor) && here.some((slot) => slotOf(givens, slot).direction === axis);
  if (view.options.turnFirst && turns && slotOf(givens, currentSlot(givens, view)).direction !== axis) {
    return shown(view, { direction: axis });
  }
  for (let cell = neighbour(givens, view.cursor, to); cell !== undefined; cell = neighbour(givens, cell, to)) {
    if (isLetter(givens, cell))
      return shown(view, { cursor: cell, ...fitting(givens, { ...view, direction: axis }, cell) });
  }
  return {};
}

/** Home and End lead to the first and last letter of the word; on a clue, and with Ctrl, as on any board. */
function leap(givens: Givens, view: View, to: Jump): Read {
  const { cells } = slotOf(givens, currentSlot(givens, view));
  const inWord = isLetter(givens, view.cursor) && (to === 'rowStart' || to === 'rowEnd');
  const goal = inWord ? cells.at(to === 'rowStart' ? 0 : -1) : undefined;
  return shown(view, { cursor: goal ?? jump(givens, view.cursor, to) });
}

/** Delete clears in place. Backspace takes back the last key, else steps back a letter first if there is nothing to clear. */
function erase(givens: Givens, play: Play, view: View, back: boolean): Read {
  const { cursor } = view;
  const at = { slot: currentSlot(givens, view), cursor };
  const taken = back ? untyped({ slots: givens.slots, letters: play.letters }, view.run, at) : undefined;
  if (taken) {
    const { run, slot, clears } = taken;
    const there = { ...view, run, cursor: taken.cursor, direction: slotOf(givens, slot).direction };
    return { view: there, ...(clears && { move: { type: 'clear', cells: [taken.cursor] } }) };
  }
  if (play.letters[cursor] !== '') return { move: { type: 'clear', cells: [cursor] } };
  if (!back || !isLetter(givens, cursor)) return {};
  const { cells } = slotOf(givens, currentSlot(givens, view));
  const before = cells[cells.indexOf(cursor) - 1];
  if (before === undefined) return {};
  const moved = shown(view, { cursor: before });
  return play.letters[before] === '' ? moved : { move: { type: 'clear', cells: [before] }, ...moved };
}

function set(view: View, option: string, value: unknown): Read | undefined {
  const { options } = view;
  if (option === 'wordEnd') {
    return isOneOf(WORD_ENDS, value)
      ? changed(view, { ...options, wordEnd: value }, options.wordEnd !== value)
      : undefined;
  }
  if ((option !== 'skipFilled' && option !== 'turnFirst') || typeof value !== 'boolean') return undefined;
  return changed(view, { ...options, [option]: value }, options[option] !== value);
}

const changed = (view: View, options: Options, is: boolean): Read => (is ? { view: { ...view, options } } : {});

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

const isLight = (givens: Givens, { cell, role }: Light): boolean => isCell(givens, cell) && isOneOf(LIGHT_ROLES, role);
