// Converts between ipuz and what the editors' formats can hold. Converted to ipuz, a crossword becomes an arrowword if its black
// squares can hold the clues of their neighbours, else an ordinary crossword with numbers.

import { placeClues, runsOf as slotsOf } from '../../../puzzles/crossword/arrows.ts';
import { openCrossword } from '../../../puzzles/crossword/ipuz.ts';
import { CLUE, LETTER } from '../../../puzzles/crossword/layout.ts';
import { isOfKind, isRecord, type Sheet } from '../../../puzzles/ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';
import { type EditorCrossword, type Run, runsOf } from './editorCrossword.ts';

const CROSSWORD = 'http://ipuz.org/crossword';
const ARROWWORD = `${CROSSWORD}/arrowword`;

/** Fault codes: NOT_CROSSWORD, those of a refused arrowword, and BAD_GRID, NO_CLUE for an ordinary crossword. */
export function fromIpuz(sheet: Sheet): Result<EditorCrossword, Fault> {
  if (isOfKind(sheet, ARROWWORD)) return fromArrowword(sheet);
  return isOfKind(sheet, CROSSWORD) ? fromNumbered(sheet) : fault('NOT_CROSSWORD', 'kind');
}

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

function fromNumbered(sheet: Sheet): Result<EditorCrossword, Fault> {
  const { solution, clues, block } = sheet.fields;
  if (!Array.isArray(solution)) return fault('BAD_GRID', 'solution');
  const rows: string[] = [];
  for (const [index, row] of solution.entries()) {
    const letters = Array.isArray(row) ? row.map((cell) => letterOf(cell, block)) : ['?'];
    if (letters.length !== sheet.size.width || letters.includes('?')) return fault('BAD_GRID', `solution[${index}]`);
    rows.push(letters.join(''));
  }
  const runs = runsOf(rows);
  const across = textsOf(clues, 'Across', runs.across);
  if (!across.ok) return across;
  const down = textsOf(clues, 'Down', runs.down);
  return down.ok ? ok({ ...facts(sheet), rows, across: across.value, down: down.value }) : down;
}

function letterOf(raw: unknown, block: unknown): string {
  if (raw === null || raw === '#' || (raw === block && raw !== undefined)) return '.';
  if (isRecord(raw)) return letterOf(raw.value ?? raw.cell, block);
  return typeof raw === 'string' && /^[A-Za-z]$/.test(raw) ? raw.toUpperCase() : '?';
}

/** A clue is [number, text] or { number, clue }. */
function textsOf(clues: unknown, name: string, runs: readonly Run[]): Result<string[], Fault> {
  const list = isRecord(clues) && Array.isArray(clues[name]) ? clues[name] : [];
  const byNumber = new Map<string, string>();
  for (const raw of list as unknown[]) {
    const [number, text] = Array.isArray(raw) ? raw : isRecord(raw) ? [raw.number, raw.clue] : [];
    if (typeof text === 'string') byNumber.set(String(number), text);
  }
  const lost = runs.find((run) => !byNumber.has(String(run.number)));
  if (lost !== undefined) return fault('NO_CLUE', `clues.${name} ${lost.number}`);
  return ok(runs.map((run) => byNumber.get(String(run.number)) as string));
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

function toArrowword(crossword: EditorCrossword): Record<string, unknown> | undefined {
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
