// Converts between ipuz and what the editors' formats can hold. Converted to ipuz, a crossword becomes an arrowword if its black
// squares can hold the clues of their neighbours, else an ordinary crossword with numbers.

import { placeClues, runsOf as slotsOf } from '../../../puzzles/crossword/arrows.ts';
import { openCrossword } from '../../../puzzles/crossword/ipuz.ts';
import { CLUE, LETTER } from '../../../puzzles/crossword/layout.ts';
import { isOfKind, isRecord, type Sheet } from '../../../puzzles/ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';
import { directionsOf, numberOf, textOf } from '../foreign/clues.ts';
import { letterOf, mapGrid } from '../foreign/grid.ts';
import { type EditorCrossword, type Run, runsOf } from './editorCrossword.ts';

const CROSSWORD = 'http://ipuz.org/crossword';
const ARROWWORD = `${CROSSWORD}/arrowword`;

/** For any kind of crossword. Fault codes: those of a refused arrowword, and those of `fromNumbered`. */
export const fromIpuz = (sheet: Sheet): Result<EditorCrossword, Fault> =>
  isOfKind(sheet, ARROWWORD) ? fromArrowword(sheet) : fromNumbered(sheet);

const textField = ({ fields }: Sheet, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const facts = (sheet: Sheet) => ({
  title: sheet.title,
  author: textField(sheet, 'author'),
  copyright: textField(sheet, 'copyright'),
  notes: textField(sheet, 'notes'),
});

function fromArrowword(sheet: Sheet): Result<EditorCrossword, Fault> {
  const givens = openCrossword(sheet);
  if (!givens.ok) return givens;
  const { width, height, cells, slots } = givens.value;
  const letters = cells.map((cell) => (cell.type === 'letter' ? cell.letter : '.')).join('');
  const rows = Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width));
  const texts = (direction: Run['direction']) =>
    slots.filter((slot) => slot.direction === direction).map((slot) => slot.clue.text);
  return ok({ ...facts(sheet), rows, across: texts('across'), down: texts('down') });
}

/**
 * A crossword with numbered clues, or one whose clues are in the order of their words. Codes: BAD_GRID at the solution, REBUS, NOT_A_TO_Z,
 * OTHER_DIRECTION, BAD_CLUE, NO_SUCH_NUMBER, NO_CLUE.
 */
export function fromNumbered(sheet: Sheet): Result<EditorCrossword, Fault> {
  const { clues, block, puzzle } = sheet.fields;
  const letters = mapGrid(sheet.fields, 'solution', (raw) => letterOf(sheet.fields, raw));
  if (!letters.ok) return letters;
  const { solution } = letters.value;
  if (!Array.isArray(solution) || solution.length !== sheet.size.height) return fault('BAD_GRID', 'solution');
  const rows: string[] = [];
  for (const [index, row] of solution.entries()) {
    const chars = Array.isArray(row) ? row.map((cell) => charOf(cell, block)) : ['?'];
    if (chars.length !== sheet.size.width || chars.includes('?')) return fault('BAD_GRID', `solution[${index}]`);
    rows.push(chars.join(''));
  }
  const runs = runsOf(rows);
  const lists = directionsOf(clues);
  if (!lists.ok) return lists;
  const texts: string[][] = [];
  for (const [name, of] of [
    ['Across', runs.across],
    ['Down', runs.down],
  ] as const) {
    const labels = of.map(labelled(puzzle, sheet.fields.empty));
    const found = textsOf(name, numberedByCells(lists.value[name], of, labels), labels, sheet);
    if (!found.ok) return found;
    texts.push(found.value);
  }
  const [across = [], down = []] = texts;
  return ok({ ...facts(sheet), rows, across, down });
}

const charOf = (raw: unknown, block: unknown): string =>
  raw === null || raw === '#' || (raw === block && raw !== undefined)
    ? '.'
    : typeof raw === 'string' && /^[A-Z]$/.test(raw)
      ? raw
      : '?';

/** The run's label in the document's grid, else its number in print. */
const labelled =
  (puzzle: unknown, empty: unknown) =>
  ({ cells, number }: Run): string => {
    const [column, row] = cells[0] as readonly [number, number];
    const raw: unknown = Array.isArray(puzzle) ? puzzle[row]?.[column] : undefined;
    const label = isRecord(raw) ? raw.cell : raw;
    const isLabel = typeof label === 'number' ? label > 0 : typeof label === 'string' && /^\w+$/.test(label);
    return isLabel && label !== '0' && label !== empty ? `${label}` : `${number}`;
  };

/**
 * Clues that name their cells instead of a number get the label of the word there. Some programs count columns and rows from 0, others
 * from 1: it is whatever fits all clues of the list.
 */
function numberedByCells(
  list: readonly unknown[],
  runs: readonly Run[],
  labels: readonly string[],
): readonly unknown[] {
  const wordAt = (raw: unknown, from: number): number => {
    const cells = isRecord(raw) && numberOf(raw) === undefined ? raw.cells : undefined;
    const told = Array.isArray(cells) ? JSON.stringify(cells) : '';
    return runs.findIndex((run) => JSON.stringify(run.cells.map((cell) => cell.map((at) => at + from))) === told);
  };
  const byCells = list.filter((raw) => isRecord(raw) && numberOf(raw) === undefined && Array.isArray(raw.cells));
  const from = [0, 1].find((base) => byCells.every((raw) => wordAt(raw, base) >= 0)) ?? 0;
  return list.map((raw) =>
    byCells.includes(raw) ? { ...(raw as object), number: labels[wordAt(raw, from)] ?? 'none' } : raw,
  );
}

/** One text for each word; `words`: their labels. */
function textsOf(
  name: string,
  list: readonly unknown[],
  words: readonly string[],
  { fields }: Sheet,
): Result<string[], Fault> {
  const inOrder = list.length === words.length && list.every((raw) => numberOf(raw) === undefined);
  const byLabel = new Map<string, string>();
  for (const [index, raw] of list.entries()) {
    const text = textOf(raw, fields);
    if (text === '') return fault('BAD_CLUE', `clues.${name}[${index}]`);
    const label = inOrder ? words[index] : numberOf(raw);
    if (label === undefined || !words.includes(label)) return fault('NO_SUCH_NUMBER', `clues.${name}[${index}]`);
    byLabel.set(label, text);
  }
  const lost = words.find((label) => !byLabel.has(label));
  if (lost !== undefined) return fault('NO_CLUE', `clues.${name} ${lost}`);
  return ok(words.map((label) => byLabel.get(label) as string));
}

/** The document's fields; `arrows` tells whether it became an arrowword. */
export function toIpuz(crossword: EditorCrossword): {
  readonly fields: Record<string, unknown>;
  readonly arrows: boolean;
} {
  const arrowword = toArrowword(crossword);
  return arrowword ? { fields: arrowword, arrows: true } : { fields: toNumbered(crossword), arrows: false };
}

function shared({ title, author, copyright, notes, rows }: EditorCrossword) {
  const given = { title, author, copyright, notes };
  const told = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  return { ...told, dimensions: { width: rows[0]?.length ?? 0, height: rows.length } };
}

const gridOf = (rows: readonly string[], letter: (char: string) => unknown) =>
  rows.map((row) => [...row].map((char) => (char === '.' ? '#' : letter(char))));

/** The document's fields; undefined if the black squares cannot hold the clues. */
export function toArrowword(crossword: EditorCrossword): Record<string, unknown> | undefined {
  const { rows, across, down } = crossword;
  const width = rows[0]?.length ?? 0;
  const cells = Uint8Array.from([...rows.join('')].map((char) => (char === '.' ? CLUE : LETTER)));
  const pattern = { width, height: rows.length, cells };
  const runs = slotsOf(pattern);
  const places = placeClues(pattern, runs);
  if (places === undefined) return undefined;
  const texts = [...across, ...down];
  const at = (cell: number) => [cell % width, Math.floor(cell / width)];
  const clues = runs.map((run, index) => {
    const place = places[index] as (typeof places)[number];
    const others = places.filter((other) => other.cell === place.cell);
    const leavesDown = place.arrow === 'down' || place.arrow === 'downRight';
    return {
      clue: texts[index],
      location: at(place.cell),
      cells: run.cells.map(at),
      'io.raetsel.arrow': place.arrow,
      ...(others.length > 1 ? { 'io.raetsel.side': leavesDown ? 'bottom' : 'top' } : {}),
    };
  });
  const ways = (direction: string) => clues.filter((_, index) => runs[index]?.direction === direction);
  const fields = {
    version: 'http://ipuz.org/v2',
    kind: [`${CROSSWORD}#1`, `${ARROWWORD}#1`],
    ...shared(crossword),
    clueplacement: 'blocks',
    puzzle: gridOf(rows, () => 0),
    solution: gridOf(rows, (char) => char),
    clues: { Across: ways('across'), Down: ways('down') },
  };
  return fields;
}

function toNumbered(crossword: EditorCrossword): Record<string, unknown> {
  const { rows, across, down } = crossword;
  const runs = runsOf(rows);
  const puzzle = gridOf(rows, () => 0);
  for (const { cells, number } of [...runs.across, ...runs.down]) {
    const [column, row] = cells[0] as readonly [number, number];
    (puzzle[row] as unknown[])[column] = number;
  }
  const list = (of: readonly Run[], texts: readonly string[]) => of.map((run, index) => [run.number, texts[index]]);
  return {
    version: 'http://ipuz.org/v2',
    kind: [`${CROSSWORD}#1`],
    ...shared(crossword),
    puzzle,
    solution: gridOf(rows, (char) => char),
    clues: { Across: list(runs.across, across), Down: list(runs.down, down) },
  };
}
