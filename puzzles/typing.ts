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
  /** Where in the word each of them went. */
  readonly places: readonly number[];
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
  /** The typing of the word before, if its end may still come: a key that equals it has completed this word. */
  readonly earlier: Run | null;
}

const NAMES = ['through', 'between', 'mixed', 'whole'] as const;
type Name = (typeof NAMES)[number];
const DISTINCT: readonly Name[] = ['through', 'whole'];

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
  if (by.type === 'erase' && reading.view && reading.view.run !== view.run) return reading;
  return { ...reading, view: { ...(reading.view ?? view), run: null } };
}

/** The words' places, and what stands there. */
interface Paper {
  readonly slots: readonly { readonly cells: readonly Cell[] }[];
  readonly letters: readonly string[];
}

/** The board as the typist finds it. */
export interface Desk extends Paper {
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
  /** Whether the word shows as right: all its letters are, in ink. */
  isDone(slot: number): boolean;
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
}

/** The key does nothing: the word shows as right. */
export type Ignored = 'ignored';

/** Where the cursor is, and the word along which it goes. */
interface Place {
  readonly slot: number;
  readonly cursor: Cell;
}

interface Letter {
  readonly index: number;
  readonly key: string;
}

interface Reading {
  readonly run: Run;
  readonly name: Name;
  readonly places: readonly Letter[];
  readonly stays: boolean;
}

/** Types a key at the cursor; undefined if it leads nowhere, since every cell that is left is printed. */
export function typed(desk: Desk, last: Run | null, at: Place, key: string): Typed | Ignored | undefined {
  const begun = last !== null && isAlive(desk, last, at) ? last : null;
  const [usual, ...others] = meanings(desk, begun, at, key);
  if (usual === undefined) return undefined;
  // what is typed on after a word that shows as right is meant for another one
  if (desk.isDone(usual.run.slot) && changesOf(desk, usual).length > 0) return 'ignored';
  const right = others.filter((other) => isRight(desk, other));
  const entry = right.length > 0 ? moveOf(changesOf(desk, usual), desk.pencil) : undefined;
  const spoils = entry !== undefined && (desk.costs(entry) || fillsWrongly(desk, usual));
  const better = spoils ? right[0] : right.find((other) => completes(desk, other));
  if (better === undefined) return outcome(desk, usual);
  const earlier = usual.stays ? usual.run : null;
  return outcome(desk, { ...better, run: { ...better.run, taken: better.name, earlier } });
}

/** What the key may mean, the usual meaning first; empty if it leads nowhere. */
function meanings(desk: Desk, begun: Run | null, at: Place, key: string): readonly Reading[] {
  if (begun === null) return readings(desk, fresh(desk, at, [key], []));
  const resumed = begun.earlier ? resumedBy(desk, begun.earlier, key) : [];
  return [...resumed, ...more(desk, resumed.length > 0 ? begun : { ...begun, earlier: null }, at, key)];
}

/** The end of the word before, while the cursor is elsewhere. */
function resumedBy(desk: Desk, earlier: Run, key: string): readonly Reading[] {
  if (cellsOf(desk, earlier).some((cell, index) => desk.letters[cell] !== earlier.now[index])) return [];
  const run = { ...earlier, keys: [...earlier.keys, key] };
  return standingIn(desk, run).map((standing) => ({ run, ...standing, stays: true }));
}

const isAlive = (desk: Desk, run: Run, at: Place): boolean => run.pencil === desk.pencil && isFresh(desk, run, at);

/** Nothing has happened since its last key. */
const isFresh = (desk: Paper, run: Run, { slot, cursor }: Place): boolean =>
  run.cursor === cursor &&
  (run.left !== null || run.slot === slot) &&
  cellsOf(desk, run).every((cell, index) => desk.letters[cell] === run.now[index]);

/**
 * Backspace after a key takes back that key, wherever the cursor has gone: a letter that it wrote is cleared, one that stood there
 * already stays. undefined: nothing is being typed.
 */
export function untyped(
  desk: Paper,
  run: Run | null,
  at: Place,
): { readonly run: Run | null; readonly slot: number; readonly cursor: Cell; readonly clears: boolean } | undefined {
  const index = run?.places.at(-1);
  if (run === null || index === undefined || !isFresh(desk, run, at)) return undefined;
  const { slot, keys, places, before, now } = run;
  const cursor = cellsOf(desk, run)[index] as Cell;
  const clears = before[index] !== keys.at(-1);
  const without = (letters: readonly string[]) => (clears ? letters.with(index, '') : letters);
  const rest = { ...run, keys: keys.slice(0, -1), places: places.slice(0, -1), cursor, left: null };
  return { run: { ...rest, before: without(before), now: without(now) }, slot, cursor, clears };
}

const cellsOf = (desk: Paper, { slot }: Run): readonly Cell[] => desk.slots[slot]?.cells ?? [];

function fresh(desk: Desk, { slot, cursor }: Place, keys: readonly string[], held: readonly string[]): Run {
  const cells = desk.slots[slot]?.cells ?? [];
  const before = cells.map((cell) => desk.letters[cell] as string);
  const { pencil } = desk;
  return {
    slot,
    from: cells.indexOf(cursor),
    keys,
    places: [],
    pencil,
    before,
    now: before,
    cursor,
    taken: null,
    left: null,
    held,
    earlier: null,
  };
}

/** One more key. */
function more(desk: Desk, last: Run, at: Place, key: string): readonly Reading[] {
  const run = { ...last, keys: [...last.keys, key] };
  if (last.left === null) {
    const known = readings(desk, run);
    if (known.length > 0) return known;
    const [here, ...others] = readings(desk, fresh(desk, at, [key], []));
    return here ? [here, ...plainReadings(desk, run), ...heldReadings(desk, run), ...others] : [];
  }
  const next = readings(desk, fresh(desk, at, [key], last.keys.slice(last.left)));
  const [standing] = isUnended(desk, last) ? standingIn(desk, run) : [];
  return standing ? [{ run, ...standing, stays: true }, ...next] : next;
}

/** What the keys may mean, the usual meaning first; empty if they lead nowhere. */
function readings(desk: Desk, run: Run): readonly Reading[] {
  const passed = isPassed(desk, run);
  const plain = plainReadings(desk, run, passed);
  const usual = usualOf(desk, run, plain, passed);
  return usual === undefined ? [] : [usual, ...plain.filter((one) => one !== usual), ...heldReadings(desk, run)];
}

const plainReadings = (desk: Desk, run: Run, passed = isPassed(desk, run)): readonly Reading[] =>
  distinct(run, passed).flatMap((name): Reading[] => {
    const places = read(desk, run, name, passed);
    return places === undefined ? [] : [{ run, name, places, stays: false }];
  });

/** In a word where the cursor passes over nothing, which is most of them, three of the readings are one. */
const distinct = ({ before, taken }: Run, passed: Passed): readonly Name[] =>
  (taken === null || DISTINCT.includes(taken)) && !before.some((_, index) => passed(index)) ? DISTINCT : NAMES;

const heldReadings = (desk: Desk, run: Run): readonly Reading[] =>
  run.held.length > 0 ? plainReadings(desk, { ...run, held: [], keys: [...run.held, ...run.keys] }) : [];

function usualOf(desk: Desk, run: Run, all: readonly Reading[], passed: Passed): Reading | undefined {
  return (
    all.find(({ name }) => name === run.taken) ??
    all.find(({ name, places }) => name === 'through' && follows(run, places, passed)) ??
    all.find(({ name }) => name === 'between') ??
    all.find(({ name }) => name === 'mixed' && run.now.includes('')) ??
    standingOf(standingIn(desk, run, passed), all)
  );
}

const standingOf = ([standing]: readonly Pick<Reading, 'name'>[], all: readonly Reading[]): Reading | undefined =>
  all.find(({ name }) => name === standing?.name);

/** The readings by which the word holds all the keys already, whichever of them wrote its letters. */
const standingIn = (desk: Desk, run: Run, passed = isPassed(desk, run)): readonly Pick<Reading, 'name' | 'places'>[] =>
  (['through', 'whole'] as const).flatMap((name) => {
    const places = read(desk, run, name, passed);
    return places?.every(({ index, key }) => run.now[index] === key) ? [{ name, places }] : [];
  });

/** Whether the word goes on after the keys: the player may still type its end. */
const isUnended = (desk: Desk, run: Run): boolean =>
  standingIn(desk, run).some(({ places }) => (places.at(-1)?.index ?? 0) < run.now.length - 1);

type Passed = (index: number) => boolean;

/** The cells that the cursor passes over: printed ones and, where the setting says so and writing began in a gap, filled ones. */
function isPassed(desk: Desk, run: Run): Passed {
  const cells = cellsOf(desk, run);
  const isPrinted = (index: number) => desk.isPrinted(cells[index] as Cell);
  const first = cells.findIndex((_, index) => index >= run.from && !isPrinted(index));
  const skips = desk.skip && run.before[first] === '';
  return (index) => isPrinted(index) || (skips && run.before[index] !== '');
}

/** Whether the keys are the letters over which the cursor would pass. */
const follows = (run: Run, places: readonly Letter[], passed: Passed): boolean =>
  places.every(({ index, key }) => !passed(index) || run.before[index] === key);

/** Where the keys go in this reading; undefined if they do not fit. */
function read(desk: Desk, run: Run, name: Name, passed: Passed): readonly Letter[] | undefined {
  const { from, before, keys } = run;
  if (name === 'whole' && (from === 0 || before.slice(0, from).includes(''))) return undefined;
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
      return fitted(desk, run, indices, keys);
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
): readonly Letter[] | undefined {
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

/** What would be a mistake if there were no pencil letters in the word. */
const fillsWrongly = (desk: Desk, reading: Reading): boolean =>
  !lettersOf(reading).includes('') && !isRight(desk, reading);

/** A word that was right already is not completed again. */
function completes(desk: Desk, reading: Reading): boolean {
  const letters = lettersOf(reading);
  const isNew = letters.some((letter, index) => letter !== reading.run.now[index]);
  return isNew && cellsOf(desk, reading.run).every((cell, index) => desk.solution(cell) === letters[index]);
}

function outcome(desk: Desk, reading: Reading): Typed {
  const { run, places, stays } = reading;
  const cells = cellsOf(desk, run);
  const now = lettersOf(reading);
  const last = places.at(-1)?.index ?? run.from;
  const passed = isPassed(desk, run);
  const next = cells.findIndex((_, index) => index > last && !passed(index));
  return {
    run: { ...run, now, places: places.map(({ index }) => index) },
    move: moveOf(changesOf(desk, reading), desk.pencil),
    onward: cells[next],
    following: cells[last + 1],
    stays,
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
