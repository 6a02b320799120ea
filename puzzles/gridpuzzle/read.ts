// What a gesture means: a word goes from the bank into a slot, whichever is chosen first, or letters are written.

import type { Gesture } from '../gesture.ts';
import { type Cell, isCell } from '../grid.ts';
import { LIGHT_ROLES, type Light, lightUp } from '../hint.ts';
import type { Reading } from '../kind.ts';
import { endingRun, moveOf, rewritten, untyped } from '../typing.ts';
import { agrees, apply, canTake, inkAt, isOwn, slotsAt, wordIn } from './rules.ts';
import { before, cancel, choose, currentSlot, leap, nextSlot, onwardFrom, shown, swipe, walk } from './select.ts';
import {
  type Givens,
  MODES,
  type Mode,
  type Move,
  type Options,
  type Play,
  type Slot,
  type View,
  WORD_ENDS,
} from './types.ts';
import { write } from './write.ts';

type Read = Reading<Move, View>;

export const TOOLS = ['clearWord', 'clearPencil'] as const;

/** The cursor is at the first slot's first empty cell; nothing is chosen yet. */
export function view(givens: Givens): View {
  const slot = givens.slots.find(({ cells }) => cells.some((cell) => !givens.given[cell])) as Slot;
  return {
    cursor: slot.cells.find((cell) => !givens.given[cell]) as Cell,
    way: slot.way,
    chosen: false,
    held: '',
    over: null,
    mode: 'ink',
    options: { markFits: true, skipFilled: true, wordEnd: 'stay', turnFirst: true },
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
    case 'drag':
      return swipe(givens, view, by);
    case 'cancel':
      return cancel(view);
    case 'step':
      return walk(givens, view, by);
    case 'jump':
      return leap(givens, view, by);
    case 'go':
      return isCell(givens, by.cell) ? shown(view, { cursor: by.cell }) : undefined;
    case 'next':
      return nextSlot(givens, play, view, by.back);
    case 'symbol':
      return write(givens, play, view, by);
    case 'erase':
      return erase(givens, play, view, by.back);
    case 'act':
      return act(givens, play, view);
    case 'pick':
      return pick(givens, play, view, by);
    case 'entry':
      return entry(givens, play, view, by);
    case 'drop':
      return givens.words.includes(by.item) && isCell(givens, by.cell) ? drop(givens, play, view, by) : undefined;
    case 'mode':
      return MODES.includes(by.mode as Mode) ? shown(view, { mode: by.mode as Mode }) : undefined;
    case 'tool':
      return tool(givens, play, view, by.tool);
    case 'set':
      return set(view, by.option, by.value);
    case 'light':
      return by.lights.every((light) => isLight(givens, light)) ? lightUp(view, by) : undefined;
  }
}

/** Puts the held word into the tapped slot if it fits; otherwise chooses the slot. */
function tap(givens: Givens, play: Play, view: View, cell: Cell): Read {
  const placed = view.held === '' ? undefined : put(givens, play, view, view.held, cell);
  return placed ?? choose(givens, view, cell);
}

/** Enter places the held word, else chooses the cursor's slot, else changes its direction. */
function act(givens: Givens, play: Play, view: View): Read {
  if (view.held !== '') return put(givens, play, view, view.held, view.cursor) ?? {};
  return choose(givens, view, view.cursor);
}

/**
 * Puts the word into the chosen slot if it fits; else holds it until a slot is tapped. Picked again, it is released. `here` is for the
 * cursor's slot only, chosen or not.
 */
function pick(givens: Givens, play: Play, view: View, by: Extract<Gesture, { type: 'pick' }>): Read | undefined {
  const { item: word, here = false } = by;
  if (!givens.words.includes(word)) return undefined;
  if (view.held === word && !here) return shown(view, { held: '' });
  const slot = view.chosen || here ? currentSlot(givens, view) : undefined;
  const takes = slot !== undefined && canTake(givens, givens.slots[slot] as Slot, word);
  if (here && !takes) return {};
  return takes ? place(givens, play, view, word, slot) : shown(view, { held: word, chosen: false });
}

function put(givens: Givens, play: Play, view: View, word: string, cell: Cell): Read | undefined {
  const slot = slotFor(givens, play, view, word, cell);
  return slot === undefined ? undefined : place(givens, play, view, word, slot);
}

/**
 * The slot through the cell that can take the word: the one whose letters agree with it, else the one in the view's
 * direction. undefined if neither can; a word that shows as right gives way to none.
 */
function slotFor(givens: Givens, play: Play, view: View, word: string, cell: Cell): number | undefined {
  const cost = (index: number) => {
    const slot = givens.slots[index] as Slot;
    return (agrees(givens, play, slot, word) ? 0 : 2) + (slot.way === view.way ? 0 : 1);
  };
  return slotsAt(givens, cell)
    .filter((index) => canTake(givens, givens.slots[index] as Slot, word))
    .filter((index) => wordIn(play, givens.slots[index] as Slot) !== givens.slots[index]?.word)
    .toSorted((a, b) => cost(a) - cost(b))[0];
}

/** While a word is dragged, shows where it would go; when it is dropped, puts it there. */
function drop(givens: Givens, play: Play, view: View, { item, cell, end }: Extract<Gesture, { type: 'drop' }>): Read {
  const slot = slotFor(givens, play, view, item, cell);
  if (!end) return shown(view, { over: slot === undefined ? null : { slot, word: item } });
  return slot === undefined ? shown(view, { over: null }) : place(givens, play, view, item, slot);
}

/** Afterwards nothing is chosen, so that the player can continue in either order, slot first or word first. */
function place(givens: Givens, play: Play, view: View, word: string, slot: number): Read {
  const { cells, way } = givens.slots[slot] as Slot;
  const pencil = view.mode === 'pencil';
  const move = { type: 'word', slot, word, pencil } as const;
  const cursor = cells.includes(view.cursor) ? view.cursor : (cells[0] as Cell);
  const onward = onwardFrom(givens, apply(givens, play, move), view, slot);
  const done = shown(view, { cursor, way, ...onward, chosen: false, held: '', over: null });
  const stands = cells.every((cell, index) => play.letters[cell] === word[index] && (pencil || !play.pencil[cell]));
  return stands ? done : { ...done, move };
}

/** In the view's mode, as if its letters had been typed; printed ones stay. The slot is then chosen. */
function entry(givens: Givens, play: Play, view: View, by: Extract<Gesture, { type: 'entry' }>): Read | undefined {
  const { index, letters } = by;
  const slot = givens.slots[index];
  if (slot === undefined) return undefined;
  const cursor = slot.cells.find((cell) => play.letters[cell] === '') ?? (slot.cells[0] as Cell);
  const there = shown(view, { cursor, way: slot.way, chosen: true });
  if (letters === undefined) return there;
  if (letters.length !== slot.cells.length || !letters.every((letter) => /^[A-Z]?$/.test(letter))) return undefined;
  const pencil = view.mode === 'pencil';
  const changes = rewritten(slot.cells, letters, play, pencil).filter(({ cell }) => isOwn(givens, cell));
  const move = moveOf(changes, pencil);
  return { ...there, ...(move && { move }) };
}

/** Delete clears in place. Backspace takes back the last key, else steps back a letter first if there is nothing to clear. */
function erase(givens: Givens, play: Play, view: View, back: boolean): Read {
  const at = { slot: currentSlot(givens, view) ?? -1, cursor: view.cursor };
  const taken = back ? untyped({ slots: givens.slots, letters: play.letters }, view.run, at) : undefined;
  if (taken) {
    const { run, cursor, clears } = taken;
    const { way } = givens.slots[taken.slot] as Slot;
    return { view: { ...view, run, cursor, way }, ...(clears && { move: { type: 'clear', cells: [cursor] } }) };
  }
  const has = (cell: Cell) => isOwn(givens, cell) && play.letters[cell] !== '';
  if (has(view.cursor)) return { move: { type: 'clear', cells: [view.cursor] } };
  const cell = back ? before(givens, view) : undefined;
  if (cell === undefined) return {};
  const moved = shown(view, { cursor: cell });
  return has(cell) ? { ...moved, move: { type: 'clear', cells: [cell] } } : moved;
}

function tool(givens: Givens, play: Play, view: View, name: string): Read | undefined {
  if (name === 'clearPencil') return play.pencil.includes(true) ? { move: { type: 'clearPencil' } } : {};
  return name === 'clearWord' ? clearWord(givens, play, view) : undefined;
}

/** Clears the slot's word, except letters of other complete words; if that would clear nothing, clears all of it. */
function clearWord(givens: Givens, play: Play, view: View): Read {
  const index = currentSlot(givens, view);
  const own = (givens.slots[index ?? -1]?.cells ?? []).filter(
    (cell) => isOwn(givens, cell) && play.letters[cell] !== '',
  );
  const crossed = (cell: Cell) =>
    inkAt(play, cell) !== '' &&
    slotsAt(givens, cell).some((slot) => slot !== index && wordIn(play, givens.slots[slot] as Slot) !== '');
  const lonely = own.filter((cell) => !crossed(cell));
  const cells = (lonely.length > 0 ? lonely : own).toSorted((a, b) => a - b);
  return cells.length === 0 ? {} : { move: { type: 'clear', cells } };
}

function set(view: View, option: string, value: unknown): Read | undefined {
  const known =
    option === 'wordEnd'
      ? (WORD_ENDS as readonly unknown[]).includes(value)
      : Object.hasOwn(view.options, option) && typeof value === 'boolean';
  return known ? shown(view, { options: { ...view.options, [option as keyof Options]: value } }) : undefined;
}

const isLight = (givens: Givens, { cell, role, symbol }: Light): boolean =>
  isCell(givens, cell) && LIGHT_ROLES.includes(role) && (symbol === undefined || /^[A-Z]$/.test(symbol));
