// The crossword's part of the ipuz codec: kinds `http://ipuz.org/crossword#1` and, which makes it ours,
// `http://ipuz.org/crossword/arrowword#1` (ipuz v2, section "Crossword"). Coordinates are [column, row] from 0.
//
//   charset            the letters that occur; A to Z if omitted
//   block, empty       '#' and 0, as in ipuz
//   clueplacement      'blocks': the clues are in the grid
//   puzzle             '#' is a clue cell, null a cell of the picture block, 0 a letter; a letter of the solution word is
//                      { cell: 0, style: { mark: { BR: '3' } } }, with its number from 1 on
//   solution           a letter, '#' or null
//   answer             the solution word that the numbered letters spell
//   clues.Across/Down  { clue, cells, location, image? } and our own `io.raetsel.arrow` (right, down, rightDown, downRight; if
//                      omitted, the one that leads from location to the first cell), `io.raetsel.side` (top, bottom, left,
//                      right; 'whole' is omitted), `io.raetsel.lines` (the text as printed) and `io.raetsel.size` (type size in
//                      thousandths of a cell's side; 190 is omitted). `image` is a picture that is shown instead of the text: the
//                      name of one of ours, or a data: URL (tools/puzzle/crossword/pictures.ts has the other way).
//   io.raetsel.picture { rect: [column, row, column, row], image } the block with the big picture, corners included; the
//                      clue located in it is the picture's
//   io.raetsel.locale  the language of the words

import { EXTENSION, isOfKind, type Sheet, toRows } from '../ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';
import { cellsOf } from './cells.ts';
import { readClues, USUAL_SIZE } from './ipuzClues.ts';
import { readCells } from './ipuzGrid.ts';
import { readPicture, readSolutionWord } from './ipuzParts.ts';
import { brokenRule } from './ipuzRules.ts';
import type { Givens, GridCell, PictureBlock, Slot } from './types.ts';

const CROSSWORD = 'http://ipuz.org/crossword';
const FAMILY = `${CROSSWORD}/arrowword`;
export const A_TO_Z = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every code that `openCrossword` returns. */
export const REFUSALS = [
  'BAD_KIND',
  'BAD_CHARSET',
  'BAD_GRID',
  'BAD_CELL',
  /** A letter of the solution that is not in the charset. */
  'BAD_LETTER',
  /** `puzzle` and `solution` disagree on what a cell is. */
  'CELL_DIFFERS',
  'NO_LETTERS',
  /** Not an object with a text, or the document has no `clues`. */
  'BAD_CLUE',
  /** A clue without cells. */
  'NO_CELLS',
  /** A clue's cells are not a straight line of letters in its direction. */
  'BAD_CELLS',
  /** There is a letter right before or after the cells of a clue. */
  'SLOT_CUT',
  /** The clue's location is not a clue cell. */
  'BAD_LOCATION',
  /** An unknown arrow, or one that does not lead from the clue cell to the first letter. */
  'BAD_ARROW',
  'BAD_SIDE',
  /** The printed lines do not match the clue's text. */
  'BAD_LINES',
  /** Two clues for the same cells. */
  'CLUE_TWICE',
  /** A run of two or more letters without a clue. */
  'NO_CLUE',
  /** A clue cell with three clues. */
  'CROWDED',
  /** Two clues claim the same part of their cell. */
  'SIDES_CLASH',
  'EMPTY_CLUE_CELL',
  'ANSWER_TWICE',
  /** A letter that belongs to no word. */
  'LONE_LETTER',
  'NOT_CONNECTED',
  'BAD_PICTURE',
  'BAD_SOLUTION_WORD',
] as const;

/** Everything that the rules of the game need; see `REFUSALS` for the codes. */
export function openCrossword(sheet: Sheet): Result<Givens, Fault> {
  if (!isOfKind(sheet, FAMILY)) return fault('BAD_KIND', 'kind');
  const charset = sheet.fields.charset ?? A_TO_Z;
  if (!isCharset(charset)) return fault('BAD_CHARSET', 'charset');
  const grid = readCells(sheet, charset);
  if (!grid.ok) return grid;
  const block = readPicture(sheet, grid.value.kinds);
  if (!block.ok) return block;
  const slots = readClues(sheet, grid.value);
  if (!slots.ok) return slots;
  const picture = pictureOf(block.value, slots.value, sheet.size.width);
  if (block.value && !picture) return fault('BAD_PICTURE', `${EXTENSION}picture`);
  const word = readSolutionWord(sheet, grid.value);
  if (!word.ok) return word;
  const cells = cellsOf(grid.value.letters, grid.value.kinds, grid.value.marks, slots.value);
  const language = localeOf(sheet);
  const givens = { ...sheet.size, charset, language, cells, slots: slots.value, picture, solutionWord: word.value };
  return brokenRule(givens) ?? ok(givens);
}

/** A finished puzzle, ready to be written. */
export interface CrosswordDocument extends Givens {
  readonly title: string;
  readonly difficulty: string;
  /** ISO date, YYYY-MM-DD. */
  readonly date?: string;
}

/** The reverse of `openCrossword`; makes a whole document. ipuz dates are mm/dd/yyyy. */
export function writeCrossword(document: CrosswordDocument): Sheet {
  const { width, height, cells, slots, picture, solutionWord, title, difficulty, language, date, charset } = document;
  const size = { width, height };
  const kinds = [`${CROSSWORD}#1`, `${FAMILY}#1`];
  const [year, month, day] = date?.split('-') ?? [];
  const clues = (direction: Slot['direction']) =>
    slots.filter((slot) => slot.direction === direction).map((slot) => writeClue(slot, width));
  const fields = {
    version: 'http://ipuz.org/v2',
    kind: kinds,
    title,
    difficulty,
    ...(date === undefined ? {} : { date: `${month}/${day}/${year}` }),
    [`${EXTENSION}locale`]: language,
    dimensions: size,
    charset,
    block: '#',
    empty: 0,
    clueplacement: 'blocks',
    puzzle: toRows(size, cells.map(writeCell)),
    solution: toRows(
      size,
      cells.map((cell) => (cell.type === 'letter' ? cell.letter : cell.type === 'clue' ? '#' : null)),
    ),
    ...(solutionWord ? { answer: solutionWord.word } : {}),
    clues: { Across: clues('across'), Down: clues('down') },
    ...(picture ? { [`${EXTENSION}picture`]: writePicture(picture) } : {}),
  };
  return { kinds, size, title, difficulty, fields };
}

const localeOf = ({ fields }: Sheet): string => {
  const locale = fields[`${EXTENSION}locale`];
  return typeof locale === 'string' ? locale : '';
};

const isCharset = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 1 && new Set(value).size === value.length && !/[\s#0]/.test(value);

function pictureOf(
  block: Omit<PictureBlock, 'slot'> | null,
  slots: readonly Slot[],
  width: number,
): PictureBlock | null {
  if (!block) return null;
  const inside = ({ clue }: Slot) => {
    const [row, column] = [Math.floor(clue.cell / width) - block.row, (clue.cell % width) - block.column];
    return row >= 0 && column >= 0 && row < block.height && column < block.width;
  };
  const slot = slots.findIndex(inside);
  return slot < 0 || slots.filter(inside).length > 1 ? null : { ...block, slot };
}

const writeCell = (cell: GridCell): unknown => {
  if (cell.type !== 'letter') return cell.type === 'clue' ? '#' : null;
  return cell.mark === 0 ? 0 : { cell: 0, style: { mark: { BR: `${cell.mark}` } } };
};

const writePicture = ({ row, column, width, height, image }: PictureBlock): Record<string, unknown> => ({
  rect: [column, row, column + width - 1, row + height - 1],
  image,
});

function writeClue({ cells, clue }: Slot, width: number): Record<string, unknown> {
  const at = (cell: number) => [cell % width, Math.floor(cell / width)];
  return {
    clue: clue.text,
    ...(clue.short === clue.text ? {} : { [`${EXTENSION}short`]: clue.short }),
    location: at(clue.cell),
    cells: cells.map(at),
    ...(clue.image === '' ? {} : { image: clue.image }),
    [`${EXTENSION}arrow`]: clue.arrow,
    ...(clue.side === 'whole' ? {} : { [`${EXTENSION}side`]: clue.side }),
    ...(clue.lines.length === 0 ? {} : { [`${EXTENSION}lines`]: clue.lines }),
    ...(clue.size === USUAL_SIZE ? {} : { [`${EXTENSION}size`]: clue.size }),
  };
}
