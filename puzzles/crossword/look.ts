// What each cell shows: one flat record per cell. The printed part is the same throughout a game and is made once.

import { isChecked } from '../checking.ts';
import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { LightRole } from '../hint.ts';
import { HALF, setLarger, WHOLE } from './clueText.ts';
import type { Look, Play, View } from './play.ts';
import { currentSlot, slotOf, slotsAt, solutionAt } from './slots.ts';
import { changedCells, type State, statesOf } from './states.ts';
import type { Clue, Givens } from './types.ts';

/** Everything that a board's looks depend on. */
interface Sight {
  readonly play: Play;
  readonly view: View;
  /** One for each word. */
  readonly states: readonly State[];
  /** The current word, -1 where a hint is about another place. */
  readonly at: number;
  readonly lights: ReadonlyMap<Cell, LightRole>;
}

/** The last result, by givens: an entry changes a few of hundreds of cells, and the others keep the same look object. */
const latest = new WeakMap<Givens, { readonly sight: Sight; readonly looks: readonly Look[] }>();

export function look(givens: Givens, play: Play, view: View): readonly Look[] {
  const states = statesOf(givens, play);
  const sight: Sight = {
    play,
    view,
    states,
    at: view.aside ? -1 : currentSlot(givens, view),
    lights: lightsByCell(view),
  };
  const before = latest.get(givens);
  const looks = (before?.looks ?? printed(givens)).slice();
  const cells = before ? touched(givens, before.sight, sight) : looks.keys();
  for (const cell of cells) looks[cell] = lookAt(givens, sight, cell);
  latest.set(givens, { sight, looks });
  return looks;
}

/** All cells whose look may have changed; a look depends on nothing else. */
function touched(givens: Givens, before: Sight, now: Sight): ReadonlySet<Cell> {
  const cells = new Set(changedCells(before.play, now.play));
  const add = (news: Iterable<Cell>): void => {
    for (const cell of news) cells.add(cell);
  };
  if (before.view.cursor !== now.view.cursor || before.at !== now.at) add([before.view.cursor, now.view.cursor]);
  if (before.view.checked !== now.view.checked) add(givens.cells.keys());
  if (before.view.lights !== now.view.lights) add([...before.lights.keys(), ...now.lights.keys()]);
  if (before.at !== now.at) add([...showing(givens, before.at), ...showing(givens, now.at)]);
  if (before.states === now.states) return cells;
  for (const [slot, state] of now.states.entries()) if (state !== before.states[slot]) add(showing(givens, slot));
  return cells;
}

const shows = new WeakMap<Givens, readonly (readonly Cell[])[]>();

/** The cells whose look depends on a word: its letters, its clue, the whole picture if that is its clue. */
function showing(givens: Givens, slot: number): readonly Cell[] {
  const known = shows.get(givens);
  if (known !== undefined) return known[slot] ?? [];
  const cells: Cell[][] = givens.slots.map(() => []);
  for (const cell of givens.cells.keys()) for (const index of slotsAt(givens, cell)) cells[index]?.push(cell);
  shows.set(givens, cells);
  return showing(givens, slot);
}

function lookAt(givens: Givens, { play, view, states, at, lights }: Sight, cell: Cell): Look {
  const print = printed(givens)[cell] as Look;
  const slots = slotsAt(givens, cell);
  const shared = { ...print, cursor: cell === view.cursor && at >= 0, hint: lights.get(cell) ?? ('' as const) };
  if (print.type !== 'letter') {
    const solved = slots.reduce((bits, slot, index) => bits | (states[slot] === 'right' ? 1 << index : 0), 0);
    return { ...shared, solved, currentClue: slots.indexOf(at) + 1 };
  }
  return {
    ...shared,
    letter: play.letters[cell] as string,
    pencil: play.pencil[cell] as boolean,
    revealed: play.revealed[cell] as boolean,
    wrong: showsWrong(givens, play, view, cell),
    right: slots.some((slot) => states[slot] === 'right'),
    selected: slots.includes(at),
  };
}

/** Whether a letter shows as wrong: it was checked and is, or it completes a wrong word and no right one. */
export function showsWrong(givens: Givens, play: Play, view: View, cell: Cell): boolean {
  if (isChecked(view, play, cell)) return play.letters[cell] !== solutionAt(givens, cell);
  const states = statesOf(givens, play);
  const slots = slotsAt(givens, cell);
  return slots.some((slot) => states[slot] === 'wrong') && !slots.some((slot) => states[slot] === 'right');
}

const NOTHING: Look = {
  type: 'letter',
  letter: '',
  pencil: false,
  revealed: false,
  wrong: false,
  right: false,
  selected: false,
  cursor: false,
  mark: 0,
  clue: '',
  text: '',
  arrow: '',
  side: '',
  size: 0,
  image: '',
  clue2: '',
  text2: '',
  arrow2: '',
  side2: '',
  size2: 0,
  image2: '',
  part: '',
  currentClue: 0,
  solved: 0,
  hint: '',
};

const prints = new WeakMap<Givens, readonly Look[]>();

function printed(givens: Givens): readonly Look[] {
  const known = prints.get(givens);
  if (known !== undefined) return known;
  const looks = givens.cells.map((_, cell) => print(givens, cell));
  prints.set(givens, looks);
  return looks;
}

/** The picture's clue is in the block's cell where its arrow starts. */
function print(givens: Givens, cell: Cell): Look {
  const here = givens.cells[cell];
  if (here === undefined || here.type === 'letter') return { ...NOTHING, mark: here?.mark ?? 0 };
  const [first, second] = slotsAt(givens, cell)
    .map((slot) => slotOf(givens, slot).clue)
    .filter((clue) => clue.cell === cell);
  const one = first && {
    ...typeset(first, ({ lines, size }) => ({ clue: lines.join('\n'), size })),
    text: first.text,
    arrow: first.arrow,
    side: first.side,
    image: first.image,
  };
  const two = second && {
    ...typeset(second, ({ lines, size }) => ({ clue2: lines.join('\n'), size2: size })),
    text2: second.text,
    arrow2: second.arrow,
    side2: second.side,
    image2: second.image,
  };
  return { ...NOTHING, type: here.type, ...one, ...two, ...pictured(givens, cell, here.type) };
}

/** As large as its part of the cell allows: on a large page in a small window every pixel of type counts. */
function typeset<T>(clue: Clue, as: (set: Pick<Clue, 'lines' | 'size'>) => T): T {
  const { lines, side } = clue;
  if (lines.length === 0 || side === 'left' || side === 'right') return as(clue);
  return as(setLarger(clue.short, clue, side === 'whole' ? WHOLE : HALF));
}

/** Every cell of the block shows its own part of the picture. */
function pictured(givens: Givens, cell: Cell, type: Look['type']): Partial<Look> {
  const { picture } = givens;
  if (type !== 'picture' || picture === null) return {};
  const [column, row] = [columnOf(givens, cell) - picture.column, rowOf(givens, cell) - picture.row];
  return { image: picture.image, part: `${column},${row},${picture.width},${picture.height}` };
}

/** If a cell has several lights, the role with the most weight shows. */
const WEIGHT: Readonly<Record<LightRole, number>> = { area: 1, out: 2, second: 3, cause: 4, target: 5 };

function lightsByCell({ lights }: View): ReadonlyMap<Cell, LightRole> {
  const lit = new Map<Cell, LightRole>();
  for (const { cell, role } of lights) {
    const here = lit.get(cell);
    if (here === undefined || WEIGHT[role] > WEIGHT[here]) lit.set(cell, role);
  }
  return lit;
}
