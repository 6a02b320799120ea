// What a gesture means: a line is drawn by a finger, by two taps or by two key presses, and committed where it ends.

import type { Gesture } from '../gesture.ts';
import { type Cell, isCell, jump, neighbour } from '../grid.ts';
import { LIGHT_ROLES } from '../hint.ts';
import type { Reading } from '../kind.ts';
import { snap } from './lines.ts';
import { isAlmost, isLine, isOpen, isTooShort, wordOn } from './rules.ts';
import type { Givens, Line, Move, Play, View } from './types.ts';

type Read = Reading<Move, View>;
type By<Type extends Gesture['type']> = Extract<Gesture, { type: Type }>;

export const view = (): View => ({ cursor: 0, keyed: false, start: null, drag: null, word: null, lights: [] });

/** What shows and hides the cursor; a find hides it too, as its frame would lie across the finished capsule. */
const KEYED: Partial<Record<Gesture['type'], boolean>> = { step: true, jump: true, act: true, tap: false, drag: false };

export function read(givens: Givens, play: Play, view: View, by: Gesture): Read | undefined {
  const reading = meaning(givens, play, view, by);
  if (!reading) return undefined;
  const finds = reading.move?.type === 'find' && wordOn(givens, reading.move) !== undefined;
  const keyed = !finds && (KEYED[by.type] ?? view.keyed);
  if (keyed === view.keyed) return reading;
  return { ...reading, view: { ...(reading.view ?? view), keyed } };
}

function meaning(givens: Givens, play: Play, view: View, by: Gesture): Read | undefined {
  switch (by.type) {
    case 'tap':
      return isCell(givens, by.cell) ? tap(givens, play, view, by.cell) : undefined;
    case 'drag':
      return drag(givens, play, view, by);
    case 'cancel':
    case 'erase':
      return shown(view, { start: null, drag: null });
    case 'step':
      return step(givens, view, by);
    case 'jump':
      return shown(view, { cursor: jump(givens, view.cursor, by.to) });
    case 'go':
      return isCell(givens, by.cell) ? shown(view, { cursor: by.cell }) : undefined;
    case 'act':
      return act(givens, play, view);
    case 'next':
      return shown(view, { word: nextWord(givens, play, view, by.back) });
    case 'pick':
      return pick(givens, view, by.item);
    case 'light':
      return by.lights.every(({ cell, role }) => isCell(givens, cell) && LIGHT_ROLES.includes(role))
        ? shown(view, { lights: by.lights })
        : undefined;
    default:
      return undefined;
  }
}

/** The line to show while it is being drawn: the finger's, else from the start to the cursor. */
export function lineOf(givens: Givens, view: View): Line | undefined {
  if (view.drag) return view.drag;
  return view.start === null ? undefined : { from: view.start, to: snap(givens, view.start, view.cursor) };
}

/** The view with these changes; an empty reading if they are the same. */
function shown(view: View, parts: Partial<View>): Read {
  const names = Object.keys(parts) as (keyof View)[];
  const news = names.some((name) => JSON.stringify(view[name]) !== JSON.stringify(parts[name]));
  return news ? { view: { ...view, ...parts } } : {};
}

/**
 * The first tap begins a line, the second ends it on a word, or almost. Anywhere else a new line begins, and nothing is entered: two stray
 * touches are often in line, and nobody drew anything. On the start, the line is cancelled.
 */
function tap(givens: Givens, play: Play, view: View, cell: Cell): Read {
  if (view.start === cell) return shown(view, { cursor: cell, start: null });
  const line = view.start === null ? undefined : { from: view.start, to: cell };
  return line && isLine(givens, line) && (wordOn(givens, line) !== undefined || isAlmost(givens, play, line))
    ? commit(givens, play, view, line)
    : shown(view, { cursor: cell, start: cell, drag: null });
}

function drag(givens: Givens, play: Play, view: View, { path, end }: By<'drag'>): Read | undefined {
  const [from] = path;
  const last = path.at(-1);
  if (from === undefined || last === undefined || !path.every((cell) => isCell(givens, cell))) return undefined;
  const line = { from, to: snap(givens, from, last) };
  if (!end) return shown(view, { cursor: line.to, start: null, drag: line });
  if (isEntry(givens, play, line)) return commit(givens, play, view, line);
  if (!isLine(givens, line)) return shown(view, { start: null, drag: null });
  const tapped = tap(givens, play, { ...view, drag: null }, from);
  return tapped.view ? tapped : shown(view, { drag: null });
}

/** Not a tap that slipped to a neighbour. */
const isEntry = (givens: Givens, play: Play, line: Line): boolean =>
  isLine(givens, line) && (!isTooShort(givens, line) || isAlmost(givens, play, line));

/** With Shift the line begins at the cursor. */
function step(givens: Givens, view: View, { to, extend }: By<'step'>): Read {
  const cell = neighbour(givens, view.cursor, to);
  if (cell === undefined) return {};
  return shown(view, { cursor: cell, ...(extend && view.start === null ? { start: view.cursor } : {}) });
}

/** Begins a line at the cursor, cancels it there, or ends it; if the cursor is not in line with its start, does nothing. */
function act(givens: Givens, play: Play, view: View): Read {
  const { cursor, start } = view;
  if (start === null) return shown(view, { start: cursor });
  if (start === cursor) return shown(view, { start: null });
  const line = { from: start, to: cursor };
  return isLine(givens, line) ? commit(givens, play, view, line) : {};
}

/** A line over a word already found is no entry: the finger merely went over its capsule again. */
function commit(givens: Givens, play: Play, view: View, line: Line): Read {
  const word = wordOn(givens, line);
  const chosen = word !== undefined && word === view.word ? null : view.word;
  const done = shown(view, { cursor: line.to, start: null, drag: null, word: chosen });
  if (word !== undefined && !isOpen(givens, play, word)) return done;
  return { ...done, move: { type: 'find', ...line } };
}

/** The next word of the list that is still to be found, wrapping around. */
function nextWord(givens: Givens, play: Play, view: View, back: boolean): number | null {
  const count = givens.words.length;
  const from = view.word ?? (back ? 0 : -1);
  for (let away = 1; away <= count; away++) {
    const word = (from + (back ? -away : away) + 2 * count) % count;
    if (isOpen(givens, play, word)) return word;
  }
  return view.word;
}

/** A word of the list, by its text; picked again, it is deselected. */
function pick(givens: Givens, view: View, item: string): Read | undefined {
  const word = givens.words.findIndex(({ text }) => text === item);
  return word < 0 ? undefined : shown(view, { word: view.word === word ? null : word });
}
