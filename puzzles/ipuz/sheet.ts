// The envelope that all kinds share: an ipuz v2 document, read and written without losing unknown fields.
// The format: ipuz.org (v2); a kind reads its own fields from `fields`.

import type { Size } from '../grid.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';

/** The prefix of our own keys, as ipuz requires of extensions. */
export const EXTENSION = 'io.raetsel.';

/** An ipuz document whose envelope has been checked; its fields have not. */
export interface Sheet {
  /** The kind URIs as the document gives them, such as `http://ipuz.org/sudoku#1`. */
  readonly kinds: readonly string[];
  /** From `dimensions`, else counted in `puzzle`. */
  readonly size: Size;
  readonly title: string;
  /** Free text in ipuz; we write the name of a level. */
  readonly difficulty: string;
  /** The whole document, unknown keys included, in its own order. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** More than any printed puzzle has; keeps a hostile file from exhausting memory. */
const MAX_SIDE = 98;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the text of an ipuz document. Codes: NOT_JSON, and those of `readSheet`. */
export function parseIpuz(text: string): Result<Sheet, Fault> {
  try {
    return readSheet(JSON.parse(text));
  } catch {
    return fault('NOT_JSON');
  }
}

/** Checks the envelope. Codes: NOT_OBJECT, BAD_VERSION, BAD_KIND, BAD_DIMENSIONS, BAD_GRID. */
export function readSheet(raw: unknown): Result<Sheet, Fault> {
  if (!isRecord(raw)) return fault('NOT_OBJECT');
  if (typeof raw.version !== 'string' || !/^http:\/\/ipuz\.org\/v[12]$/.test(raw.version)) {
    return fault('BAD_VERSION', 'version');
  }
  const kinds = raw.kind;
  if (!Array.isArray(kinds) || kinds.length === 0 || !kinds.every((kind) => typeof kind === 'string')) {
    return fault('BAD_KIND', 'kind');
  }
  const size = readSize(raw);
  if (!size.ok) return size;
  return ok({
    kinds,
    size: size.value,
    title: typeof raw.title === 'string' ? raw.title : '',
    difficulty: typeof raw.difficulty === 'string' ? raw.difficulty : '',
    fields: raw,
  });
}

export const writeSheet = (sheet: Sheet): Record<string, unknown> => ({ ...sheet.fields });

/** One document on one line. */
export const printIpuz = (sheet: Sheet): string => JSON.stringify(writeSheet(sheet));

/** Is it of this kind, in any version? `family` is the URI without `#` and number. */
export const isOfKind = (sheet: Sheet, family: string): boolean =>
  sheet.kinds.some((kind) => kind === family || kind.startsWith(`${family}#`));

/**
 * Reads a field that holds a grid: rows of cells that match the sheet's size. `read` checks and converts a cell, and
 * returns undefined for a bad one. Codes: BAD_GRID at the field, BAD_CELL at the cell.
 */
export function readGrid<T>(
  sheet: Sheet,
  field: string,
  read: (raw: unknown) => T | undefined,
): Result<readonly T[], Fault> {
  const rows = sheet.fields[field];
  const { width, height } = sheet.size;
  if (!Array.isArray(rows) || rows.length !== height) return fault('BAD_GRID', field);
  const cells: T[] = [];
  for (const [r, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length !== width) return fault('BAD_GRID', `${field}[${r}]`);
    for (const [c, raw] of row.entries()) {
      const cell = read(raw);
      if (cell === undefined) return fault('BAD_CELL', `${field}[${r}][${c}]`);
      cells.push(cell);
    }
  }
  return ok(cells);
}

/** The reverse of `readGrid`: cells into rows. */
export const toRows = <T>({ width, height }: Size, cells: readonly T[]): T[][] =>
  Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width));

function readSize(raw: Record<string, unknown>): Result<Size, Fault> {
  const given = raw.dimensions;
  if (given !== undefined) {
    if (!isRecord(given) || !isSide(given.width) || !isSide(given.height)) return fault('BAD_DIMENSIONS', 'dimensions');
    return ok({ width: given.width, height: given.height });
  }
  const rows = raw.puzzle;
  if (!Array.isArray(rows) || !isSide(rows.length)) return fault('BAD_GRID', 'puzzle');
  const first: unknown = rows[0];
  if (!Array.isArray(first) || !isSide(first.length)) return fault('BAD_GRID', 'puzzle[0]');
  return ok({ width: first.length, height: rows.length });
}

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_SIDE;
