// Reads the clues of a crossword document into slots; each clue is checked against the grid, not against other clues.

import type { Cell, Size } from '../grid.ts';
import { EXTENSION, isRecord, type Sheet } from '../ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';
import type { Cells } from './ipuzGrid.ts';
import {
  ARROW_DIRECTION,
  ARROW_EXIT,
  ARROWS,
  type Arrow,
  type Clue,
  SIDES,
  type Slot,
  type WordDirection,
} from './types.ts';

/** The default type size. */
export const USUAL_SIZE = 190;

const LISTS = [
  ['Across', 'across'],
  ['Down', 'down'],
] as const;

/** Across first, then down, each sorted by first cell. Codes: BAD_CLUE to BAD_LINES in `REFUSALS`. */
export function readClues(sheet: Sheet, grid: Cells): Result<readonly Slot[], Fault> {
  const { clues } = sheet.fields;
  if (!isRecord(clues)) return fault('BAD_CLUE', 'clues');
  const slots: Slot[] = [];
  for (const [name, direction] of LISTS) {
    const list = clues[name] ?? [];
    if (!Array.isArray(list)) return fault('BAD_CLUE', `clues.${name}`);
    const found: Slot[] = [];
    for (const [index, raw] of list.entries()) {
      const slot = readSlot(raw, direction, sheet.size, grid);
      if (typeof slot === 'string') return fault(slot, `clues.${name}[${index}]`);
      found.push(slot);
    }
    slots.push(...found.sort((a, b) => (a.cells[0] as Cell) - (b.cells[0] as Cell)));
  }
  return ok(slots);
}

/** The slot, or the code of what is wrong with it. */
function readSlot(raw: unknown, direction: WordDirection, size: Size, grid: Cells): Slot | string {
  if (!isRecord(raw) || typeof raw.clue !== 'string' || raw.clue.trim() === '') return 'BAD_CLUE';
  if (!Array.isArray(raw.cells) || raw.cells.length === 0) return 'NO_CELLS';
  const cells = raw.cells.map((at) => readCoordinates(at, size));
  const step = direction === 'across' ? 1 : size.width;
  if (!isRun(cells, step, size, grid)) return 'BAD_CELLS';
  const first = cells[0] as Cell;
  if (isLetter(before(first, direction, size), grid) || isLetter(after(cells.at(-1) as Cell, direction, size), grid)) {
    return 'SLOT_CUT';
  }
  const cell = readCoordinates(raw.location, size);
  if (cell === undefined || isLetter(cell, grid)) return 'BAD_LOCATION';
  const clue = readClue(raw, cell, first, direction, size);
  if (typeof clue === 'string') return clue;
  return { direction, cells, answer: cells.map((at) => grid.letters[at as Cell]).join(''), clue };
}

function readClue(
  raw: Record<string, unknown>,
  cell: Cell,
  first: Cell,
  direction: WordDirection,
  size: Size,
): Clue | string {
  const own = (name: string) => raw[`${EXTENSION}${name}`];
  const arrow = own('arrow') ?? ARROWS.find((shape) => leadsTo(shape, cell, first, direction, size));
  if (!isOneOf(ARROWS, arrow) || !leadsTo(arrow, cell, first, direction, size)) return 'BAD_ARROW';
  const side = own('side') ?? 'whole';
  if (!isOneOf(SIDES, side)) return 'BAD_SIDE';
  const text = raw.clue as string;
  const image = typeof raw.image === 'string' ? raw.image : '';
  const short = own('short') ?? text;
  const lines = own('lines') ?? (isOwnPicture(image) ? [] : String(short).split(' '));
  const type = own('size') ?? USUAL_SIZE;
  if (typeof short !== 'string' || !isLines(lines, short, image)) return 'BAD_LINES';
  if (typeof type !== 'number' || !(type > 0 && type <= 1000)) return 'BAD_LINES';
  return { cell, arrow, side, text, short, lines, size: type, image };
}

/** Ours are there. Another one may not be a picture at all, and then the text shows. */
const isOwnPicture = (image: string): boolean => /^[\w-]+$/.test(image);

const isOneOf = <T extends string>(names: readonly T[], value: unknown): value is T => names.includes(value as T);

/** Do the lines contain the text as it is set, apart from spaces and hyphens at breaks? A picture has none. */
function isLines(value: unknown, text: string, image: string): value is readonly string[] {
  if (!Array.isArray(value) || !value.every((line) => typeof line === 'string')) return false;
  if (image !== '' && value.length === 0) return true;
  const bare = (words: string) => words.replace(/[-\s]/g, '');
  return bare(value.join('')) === bare(text);
}

/** Does this arrow lead from the clue cell to a word in that direction that begins at `first`? */
function leadsTo(arrow: Arrow, cell: Cell, first: Cell, direction: WordDirection, size: Size): boolean {
  if (ARROW_DIRECTION[arrow] !== direction) return false;
  return ARROW_EXIT[arrow] === 'down' ? cell === first - size.width : cell === before(first, 'across', size);
}

/** Two or more letters in a straight line without a gap. */
function isRun(cells: readonly (Cell | undefined)[], step: number, size: Size, grid: Cells): cells is readonly Cell[] {
  if (cells.length < 2) return false;
  return cells.every((cell, index) => {
    if (!isLetter(cell, grid)) return false;
    const previous = cells[index - 1];
    if (previous === undefined) return index === 0;
    return cell === previous + step && (step !== 1 || (cell as Cell) % size.width !== 0);
  });
}

const isLetter = (cell: Cell | undefined, grid: Cells): boolean => cell !== undefined && grid.kinds[cell] === 'letter';

function before(cell: Cell, direction: WordDirection, { width }: Size): Cell | undefined {
  if (direction === 'across') return cell % width === 0 ? undefined : cell - 1;
  return cell < width ? undefined : cell - width;
}

function after(cell: Cell, direction: WordDirection, { width, height }: Size): Cell | undefined {
  if (direction === 'across') return cell % width === width - 1 ? undefined : cell + 1;
  return cell >= width * (height - 1) ? undefined : cell + width;
}

/** [column, row] from 0. */
function readCoordinates(raw: unknown, { width, height }: Size): Cell | undefined {
  if (!Array.isArray(raw) || raw.length !== 2 || !raw.every(Number.isInteger)) return undefined;
  const [column, row] = raw as [number, number];
  return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : undefined;
}
