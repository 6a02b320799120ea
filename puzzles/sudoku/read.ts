// What a gesture means: a change of the view, a move, or both. Cursor and selection are in select.ts.

import type { Gesture } from '../gesture.ts';
import { type Cell, isCell } from '../grid.ts';
import { LIGHT_ROLES, type Light, lightUp } from '../hint.ts';
import type { Reading } from '../kind.ts';
import { isGiven, isWrong } from './rules.ts';
import { cancel, choose, drag, follow, leap, nextEmpty, shown, walk } from './select.ts';
import { bitOf } from './techniques/masks.ts';
import {
  type Digit,
  ENTRIES,
  type Givens,
  MODES,
  type Mode,
  type Move,
  type Options,
  type Play,
  type View,
} from './types.ts';

type Read = Reading<Move, View>;

/** The pad's tools by mode: those that change the whole board. */
export const toolsOf = (mode: Mode): readonly ('autoNotes' | 'clearNotes' | 'clearColours')[] =>
  mode === 'colour' ? ['clearColours'] : ['autoNotes', 'clearNotes'];

/** The cursor begins on the first empty cell. */
export function view(givens: Givens): View {
  const cursor = Math.max(0, givens.digits.indexOf(0));
  return {
    cursor,
    selected: [cursor],
    mode: 'digit',
    locked: 0,
    options: { entry: 'cell', cleanNotes: true, markHouses: true, markSame: true, markConflicts: true },
    lights: [],
    before: null,
  };
}

export function read(givens: Givens, play: Play, view: View, by: Gesture): Read | undefined {
  switch (by.type) {
    case 'tap':
      return isCell(givens, by.cell) ? tap(givens, play, view, by.cell, by.extend) : undefined;
    case 'drag':
      return drag(givens, view, by);
    case 'cancel':
      return cancel(view);
    case 'step':
      return walk(givens, view, by);
    case 'jump':
      return leap(givens, view, by);
    case 'go':
      return isCell(givens, by.cell) ? follow(view, by.cell) : undefined;
    case 'next':
      return nextEmpty(play, view, by.back);
    case 'symbol':
      return symbol(givens, play, view, by.symbol, by.alt);
    case 'erase':
      return erase(givens, play, view);
    case 'act':
      return act(givens, play, view);
    case 'mode':
      return isOneOf(MODES, by.mode) ? shown(view, { mode: by.mode }) : undefined;
    case 'tool': {
      const type = (['autoNotes', 'clearNotes', 'clearColours'] as const).find((tool) => tool === by.tool);
      return type && { move: { type } };
    }
    case 'set':
      return set(view, by.option, by.value);
    case 'light':
      return by.lights.every((light) => isLight(givens, light)) ? lightUp(view, by) : undefined;
    case 'pick':
    case 'drop':
      return undefined;
  }
}

function tap(givens: Givens, play: Play, view: View, cell: Cell, extend: boolean): Read {
  const chosen = choose(view, cell, extend);
  if (extend || view.locked === 0 || !tapWrites(givens, play, view.mode, cell)) return chosen;
  return { ...chosen, ...write(givens, play, view, { cells: [cell], mode: view.mode, digit: view.locked }) };
}

/** A stray tap must not remove a right digit: a locked digit goes into empty and wrong cells only. */
const tapWrites = (givens: Givens, play: Play, mode: Mode, cell: Cell): boolean =>
  mode !== 'digit' || play.digits[cell] === 0 || isWrong(givens, play, cell);

/** Digit-first locks or unlocks the digit; `alt` always writes at once. */
function symbol(givens: Givens, play: Play, view: View, text: string, alt: boolean): Read | undefined {
  if (!/^[1-9]$/.test(text)) return undefined;
  const digit = Number(text);
  if (view.options.entry === 'digit' && !alt) return shown(view, { locked: view.locked === digit ? 0 : digit });
  const other: Mode = view.mode === 'digit' ? 'notes' : 'digit';
  return write(givens, play, view, { cells: view.selected, mode: alt ? other : view.mode, digit });
}

interface Input {
  readonly cells: readonly Cell[];
  readonly mode: Mode;
  readonly digit: Digit;
}

/** With several cells selected, a digit can only be a note. Repeating an entry, or a note that all have, removes it. */
function write(givens: Givens, play: Play, view: View, { cells, mode, digit }: Input): Read {
  if (mode === 'colour') {
    const same = cells.every((cell) => play.colours[cell] === digit);
    return { move: { type: 'colour', cells, colour: same ? 0 : digit } };
  }
  const cell = cells[0];
  if (mode === 'digit' && cells.length === 1 && cell !== undefined) {
    if (isGiven(givens, cell)) return {};
    if (play.digits[cell] === digit) return { move: { type: 'clear', cells } };
    return { move: { type: 'digit', cell, digit, clean: view.options.cleanNotes } };
  }
  const empty = cells.filter((other) => play.digits[other] === 0);
  if (empty.length === 0) return {};
  const on = empty.some((other) => ((play.notes[other] ?? 0) & bitOf(digit)) === 0);
  return { move: { type: 'note', cells: empty, digit, on } };
}

/** Both keys clear in place: there is no writing direction to step back along. */
function erase(givens: Givens, play: Play, view: View): Read {
  const filled = (cell: Cell) =>
    view.mode === 'colour'
      ? play.colours[cell] !== 0
      : !isGiven(givens, cell) && (play.digits[cell] !== 0 || play.notes[cell] !== 0);
  const cells = view.selected.filter(filled);
  if (cells.length === 0) return {};
  return { move: view.mode === 'colour' ? { type: 'colour', cells, colour: 0 } : { type: 'clear', cells } };
}

/** Enters the locked digit at the cursor; without one it turns notes on and off. */
function act(givens: Givens, play: Play, view: View): Read {
  if (view.locked !== 0) return tap(givens, play, view, view.cursor, false);
  return shown(view, { mode: view.mode === 'digit' ? 'notes' : 'digit' });
}

function set(view: View, option: string, value: unknown): Read | undefined {
  if (option === 'entry') {
    if (!isOneOf(ENTRIES, value)) return undefined;
    return shown(view, { options: { ...view.options, entry: value }, locked: value === 'cell' ? 0 : view.locked });
  }
  const known = Object.hasOwn(view.options, option) && typeof value === 'boolean';
  return known ? shown(view, { options: { ...view.options, [option as keyof Options]: value } }) : undefined;
}

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

const isLight = (givens: Givens, { cell, role, symbol = '1', to }: Light): boolean =>
  isPlace(givens, cell, symbol) && isOneOf(LIGHT_ROLES, role) && (!to || isPlace(givens, to.cell, to.symbol));

const isPlace = (givens: Givens, cell: Cell, symbol: string): boolean => isCell(givens, cell) && /^[1-9]$/.test(symbol);
