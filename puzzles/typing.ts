// What typed letters mean where some already stand in the word. A player types either the whole word or only what is missing, and
// one key alone does not tell which: so with every key all keys since the first are read again. The cursor's way comes first (a key
// that equals the letter it would pass over counts as that letter); another reading is taken if every letter of it is right and it
// either completes the word or saves a life. A wrong word is never helped, so nothing can be found out by typing.

import type { Gesture } from './gesture.ts';
import type { Cell } from './grid.ts';
import type { Reading as GestureReading } from './kind.ts';

/** Keys typed into a word one after another. */
export interface Run {
  readonly slot: number;
  /** Where in the word the first of them went. */
  readonly from: number;
  readonly keys: readonly string[];
  readonly pencil: boolean;
  /** The word's letters before the first key, and now: other ones mean that something else has happened since. */
  readonly before: readonly string[];
  readonly now: readonly string[];
  readonly cursor: Cell;
  /** The reading that was preferred to the usual one; from then on it is the usual one. */
  readonly taken: Name | null;
  /** How many of the keys were typed before the cursor left for the next word; later ones passed over this word's end. */
  readonly left: number | null;
  /** Keys that passed over the end of the word before, but may be the beginning of this one. */
  readonly held: readonly string[];
}

const NAMES = ['through', 'between', 'mixed', 'whole', 'held'] as const;
type Name = (typeof NAMES)[number];

/** A board of letters, restored by undo: three lists with one element per cell. */
export interface LetterPlay {
  /** '' is empty; always '' where no letter belongs. */
  readonly letters: readonly string[];
  /** The letter is pencilled: it is never a mistake and completes nothing. */
  readonly pencil: readonly boolean[];
  /** Entered by a hint or a solution letter. */
  readonly revealed: readonly boolean[];
}

/** Anything but a letter ends the typing of a word. */
export function endingRun<Move, View extends { readonly run: Run | null }>(
  reading: GestureReading<Move, View> | undefined,
  view: View,
  by: Gesture,
): GestureReading<Move, View> | undefined {
  if (reading === undefined || view.run === null || by.type === 'symbol' || by.type === 'light') return reading;
  return { ...reading, view: { ...(reading.view ?? view), run: null } };
}

/** The board as the typist finds it. */
export interface Desk {
  readonly slots: readonly { readonly cells: readonly Cell[] }[];
  readonly letters: readonly string[];
  /** The setting: letters that already stand are passed over. */
  readonly skip: boolean;
  readonly pencil: boolean;
  /** Whether the letter already stands there in this pen; a letter that is passed over may also stand in ink. */
  stands(cell: Cell, letter: string, passed: boolean): boolean;
  isPrinted(cell: Cell): boolean;
  /** The right letter. */
  solution(cell: Cell): string;
  /** Whether this entry would be a mistake. */
  costs(move: LetterMove): boolean;
}

export interface Change {
  readonly cell: Cell;
  /** '' empties the cell. */
  readonly letter: string;
}

export type LetterMove =
  | { readonly type: 'letter'; readonly cell: Cell; readonly letter: string; readonly pencil: boolean }
  /** Several at once, where keys are read again: '' empties a cell. Cells in ascending order, so that equal moves are equal JSON. */
  | {
      readonly type: 'letters';
      readonly cells: readonly Cell[];
      readonly letters: readonly string[];
      readonly pencil: boolean;
    };

export interface Typed {
  readonly run: Run;
  /** What the key enters; undefined if it changes nothing. */
  readonly move: LetterMove | undefined;
  /** Where the cursor goes in this word; undefined at its end. */
  readonly onward: Cell | undefined;
  /** The cell after the last letter; undefined at the word's end. */
  readonly following: Cell | undefined;
  /** The cursor is in the next word already and stays there. */
  readonly stays: boolean;
  /** The word is complete, but the player may still be typing its end. */
  readonly unended: boolean;
}

interface Place {
  readonly index: number;
  readonly key: string;
}

interface Reading {
  readonly run: Run;
  readonly name: Name;
  readonly places: readonly Place[];
  readonly stays: boolean;
}

/** Types a key at the cursor; undefined if it leads nowhere, since every cell that is left is printed. */
export function typed(
  desk: Desk,
  last: Run | null,
  at: { slot: number; cursor: Cell },
  key: string,
): Typed | undefined {
  const begun = last !== null && isAlive(desk, last, at) ? last : null;
  const [usual, ...others] = begun === null ? readings(desk, fresh(desk, at, [key], [])) : more(desk, begun, at, key);
  if (usual === undefined) return undefined;
  const right = others.filter((other) => isRight(desk, other));
  const entry = right.length > 0 ? moveOf(changesOf(desk, usual), desk.pencil) : undefined;
  const costs = entry !== undefined && desk.costs(entry);
  const better = costs ? right[0] : right.find((other) => completes(desk, other));
  return better ? outcome(desk, { ...better, run: { ...better.run, taken: better.name } }) : outcome(desk, usual);
}

const isAlive = (desk: Desk, run: Run, { slot, cursor }: { slot: number; cursor: Cell }): boolean =>
  run.pencil === desk.pencil &&
  run.cursor === cursor &&
  (run.left !== null || run.slot === slot) &&
  cellsOf(desk, run).every((cell, index) => desk.letters[cell] === run.now[index]);

const cellsOf = (desk: Desk, { slot }: Run): readonly Cell[] => desk.slots[slot]?.cells ?? [];

function fresh(
  desk: Desk,
  { slot, cursor }: { slot: number; cursor: Cell },
  keys: readonly string[],
  held: readonly string[],
): Run {
  const cells = desk.slots[slot]?.cells ?? [];
  const before = cells.map((cell) => desk.letters[cell] as string);
  const { pencil } = desk;
  return {
    slot,
    from: cells.indexOf(cursor),
    keys,
    pencil,
    before,
    now: before,
    cursor,
    taken: null,
    left: null,
    held,
  };
}

/** One more key. */
function more(desk: Desk, last: Run, at: { slot: number; cursor: Cell }, key: string): readonly Reading[] {
  const run = { ...last, keys: [...last.keys, key] };
  if (last.left === null) {
    const all = allReadings(desk, run);
    const usual = usualOf(desk, run, all);
    if (usual) return [usual, ...all.filter((one) => one !== usual)];
    const [here, ...others] = readings(desk, fresh(desk, at, [key], []));
    return here ? [here, ...all, ...others] : [];
  }
  const passed = last.keys.slice(last.left);
  if (!isUnended(desk, last)) return readings(desk, fresh(desk, at, [key], passed));
  const next = readings(desk, fresh(desk, at, [...passed, key], []));
  const [standing] = standingIn(desk, run);
  return standing ? [{ run, ...standing, stays: true }, ...next] : next;
}

/** What the keys may mean, the usual meaning first; empty if they lead nowhere. */
function readings(desk: Desk, run: Run): readonly Reading[] {
  const all = allReadings(desk, run);
  const usual = usualOf(desk, run, all);
  return usual === undefined ? [] : [usual, ...all.filter((one) => one !== usual)];
}

const allReadings = (desk: Desk, run: Run): readonly Reading[] =>
  NAMES.flatMap((name): Reading[] => {
    const places = read(desk, run, name);
    if (places === undefined) return [];
    const { held, keys } = run;
    return [
      { run: name === 'held' ? { ...run, held: [], keys: [...held, ...keys] } : run, name, places, stays: false },
    ];
  });

function usualOf(desk: Desk, run: Run, all: readonly Reading[]): Reading | undefined {
  const [standing] = standingIn(desk, run);
  return (
    all.find(({ name }) => name === run.taken) ??
    all.find(({ name, places }) => name === 'through' && follows(desk, run, places)) ??
    all.find(({ name }) => name === 'between') ??
    all.find(({ name }) => name === 'mixed' && run.now.includes('')) ??
    all.find(({ name }) => name === standing?.name)
  );
}

/** The readings by which a complete word holds all the keys already, whichever of them completed it. */
const standingIn = (desk: Desk, run: Run): readonly Pick<Reading, 'name' | 'places'>[] =>
  (['through', 'whole'] as const).flatMap((name) => {
    const places = run.now.includes('') ? undefined : read(desk, run, name);
    return places?.every(({ index, key }) => run.now[index] === key) ? [{ name, places }] : [];
  });

/** Whether a complete word goes on after the keys: the player may still type its end. */
const isUnended = (desk: Desk, run: Run): boolean =>
  standingIn(desk, run).some(({ places }) => (places.at(-1)?.index ?? 0) < run.now.length - 1);

/** The cells that the cursor passes over: printed ones and, where the setting says so and writing began in a gap, filled ones. */
function isPassed(desk: Desk, run: Run): (index: number) => boolean {
  const cells = cellsOf(desk, run);
  const isPrinted = (index: number) => desk.isPrinted(cells[index] as Cell);
  const first = cells.findIndex((_, index) => index >= run.from && !isPrinted(index));
  const skips = desk.skip && run.before[first] === '';
  return (index) => isPrinted(index) || (skips && run.before[index] !== '');
}

/** Whether the keys are the letters over which the cursor would pass. */
function follows(desk: Desk, run: Run, places: readonly Place[]): boolean {
  const passed = isPassed(desk, run);
  return places.every(({ index, key }) => !passed(index) || run.before[index] === key);
}

/** Where the keys go in this reading; undefined if they do not fit. */
function read(desk: Desk, run: Run, name: Name): readonly Place[] | undefined {
  const { from, before, keys, held } = run;
  const passed = isPassed(desk, run);
  const indices = [...before.keys()];
  switch (name) {
    case 'through':
      return fitted(desk, run, indices.slice(from), keys);
    case 'between': {
      // Printed letters on which the cursor stood when they were typed.
      const open = indices.find((index) => index >= from && !(passed(index) && before[index] === keys[index - from]));
      const typedOn = (index: number) => index < (open ?? before.length) || !passed(index);
      return fitted(
        desk,
        run,
        indices.filter((index) => index >= from && typedOn(index)),
        keys,
      );
    }
    case 'mixed':
      return fitted(desk, run, mixed(run, passed), keys);
    case 'whole':
      return from > 0 && !before.slice(0, from).includes('') ? fitted(desk, run, indices, keys) : undefined;
    case 'held':
      return held.length > 0 ? fitted(desk, run, indices.slice(from), [...held, ...keys]) : undefined;
  }
}

/** Letters that stand where the cursor passes count as typed, the others go into the gaps. */
function mixed({ from, before, keys }: Run, passed: (index: number) => boolean): readonly number[] {
  let index = from;
  return keys.flatMap((key) => {
    while (index < before.length && passed(index) && before[index] !== key) index++;
    return index < before.length ? [index++] : [];
  });
}

function fitted(
  desk: Desk,
  run: Run,
  indices: readonly number[],
  keys: readonly string[],
): readonly Place[] | undefined {
  if (indices.length < keys.length) return undefined;
  const cells = cellsOf(desk, run);
  const places = keys.map((key, n) => ({ index: indices[n] as number, key }));
  const clash = places.some(({ index, key }) => desk.isPrinted(cells[index] as Cell) && run.before[index] !== key);
  return clash ? undefined : places;
}

function lettersOf({ run, places }: Reading): readonly string[] {
  // A complete word keeps its end while its beginning is typed again.
  const letters = [...(run.now.includes('') ? run.before : run.now)];
  for (const { index, key } of places) letters[index] = key;
  return letters;
}

/** What the reading writes, and what it takes back of an earlier one. */
function changesOf(desk: Desk, reading: Reading): readonly Change[] {
  const letters = lettersOf(reading);
  const passed = isPassed(desk, reading.run);
  const written = new Set(reading.places.map(({ index }) => index));
  return cellsOf(desk, reading.run).flatMap((cell, index) => {
    const letter = letters[index] as string;
    const stands = written.has(index) ? desk.stands(cell, letter, passed(index)) : desk.letters[cell] === letter;
    return stands || desk.isPrinted(cell) ? [] : [{ cell, letter }];
  });
}

function isRight(desk: Desk, { run, places }: Reading): boolean {
  const cells = cellsOf(desk, run);
  return places.every(({ index, key }) => desk.solution(cells[index] as Cell) === key);
}

function completes(desk: Desk, reading: Reading): boolean {
  const letters = lettersOf(reading);
  return cellsOf(desk, reading.run).every((cell, index) => desk.solution(cell) === letters[index]);
}

function outcome(desk: Desk, reading: Reading): Typed {
  const { run, places, stays } = reading;
  const cells = cellsOf(desk, run);
  const now = lettersOf(reading);
  const last = places.at(-1)?.index ?? run.from;
  const passed = isPassed(desk, run);
  const next = cells.findIndex((_, index) => index > last && !passed(index));
  return {
    run: { ...run, now },
    move: moveOf(changesOf(desk, reading), desk.pencil),
    onward: cells[next],
    following: cells[last + 1],
    stays,
    unended: isUnended(desk, { ...run, now }),
  };
}

/** What has to change for the cells to read like this. A pencil letter is written again in ink, but not the other way round. */
export const rewritten = (
  cells: readonly Cell[],
  letters: readonly string[],
  stood: { readonly letters: readonly string[]; readonly pencil: readonly boolean[] },
  pencil: boolean,
): readonly Change[] =>
  cells
    .map((cell, index) => ({ cell, letter: letters[index] ?? '' }))
    .filter(
      ({ cell, letter }) => stood.letters[cell] !== letter || (letter !== '' && !pencil && stood.pencil[cell] === true),
    );

/** The entry that makes the changes; undefined for none. */
export function moveOf(changes: readonly Change[], pencil: boolean): LetterMove | undefined {
  const [only, ...more] = changes;
  if (only === undefined) return undefined;
  if (more.length === 0 && only.letter !== '') return { type: 'letter', ...only, pencil };
  const sorted = changes.toSorted((a, b) => a.cell - b.cell);
  const cells = sorted.map(({ cell }) => cell);
  return { type: 'letters', cells, letters: sorted.map(({ letter }) => letter), pencil };
}
