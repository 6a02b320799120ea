// The cells of a foreign document, brought into the form that our readers know. What they refuse anyway passes unchanged.

import { isRecord } from '../../../puzzles/ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';

export type Document = Readonly<Record<string, unknown>>;

/** The document without some of its fields. */
export const without = (document: Document, names: readonly string[]): Document =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));

/** Why a cell cannot be played. */
export class Unplayable {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

/** The document with each cell of a grid changed. A field that is no grid is left to our readers. */
export function mapGrid(document: Document, field: string, change: (raw: unknown) => unknown): Result<Document, Fault> {
  const rows = document[field];
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) return ok(document);
  const changed: unknown[][] = [];
  for (const [r, row] of (rows as unknown[][]).entries()) {
    const cells = row.map(change);
    const odd = cells.findIndex((cell) => cell instanceof Unplayable);
    if (odd >= 0) return fault((cells[odd] as Unplayable).code, `${field}[${r}][${odd}]`);
    changed.push(cells);
  }
  return ok({ ...document, [field]: changed });
}

/** The sign of a block in this document. */
export const blockOf = ({ block }: Document): string => (typeof block === 'string' ? block : '#');

export const isBlock = (document: Document, raw: unknown): boolean => raw === null || raw === blockOf(document);

const A_TO_Z = /^[A-Z]$/;

/**
 * One letter in upper case. REBUS for several, or for one across and another down. NOT_A_TO_Z for one beyond A to Z, unless the
 * document has a charset.
 */
export function letterOf(document: Document, raw: unknown): unknown {
  if (isBlock(document, raw)) return raw;
  if (Array.isArray(raw)) return new Unplayable('REBUS');
  if (isRecord(raw)) {
    if (raw.Across !== undefined || raw.Down !== undefined) return new Unplayable('REBUS');
    return letterOf(document, raw.value ?? raw.cell);
  }
  if (typeof raw !== 'string' || raw === '') return raw;
  const text = raw.normalize('NFC');
  if ([...text].length > 1) return new Unplayable('REBUS');
  const upper = text.toUpperCase();
  if (typeof document.charset === 'string') return document.charset.includes(text) ? text : upper;
  if (!/\p{L}/u.test(text)) return raw;
  return A_TO_Z.test(upper) ? upper : new Unplayable('NOT_A_TO_Z');
}

/** BARS if the cell's style, its own or a named one, draws a bar at one of its sides. */
export function barsOf({ styles }: Document, style: unknown): Unplayable | undefined {
  const own = typeof style === 'string' && isRecord(styles) ? styles[style] : style;
  return isRecord(own) && typeof own.barred === 'string' && own.barred !== '' ? new Unplayable('BARS') : undefined;
}

/**
 * A cell of a crossword or a fill-in: labels of any kind become 0, a printed letter stays. Codes: BARS, REBUS, NOT_A_TO_Z.
 */
export function placeOf(document: Document, raw: unknown): unknown {
  if (isBlock(document, raw) || raw === document.empty) return raw;
  if (typeof raw === 'string') return raw === '' || raw === '0' ? raw : 0;
  if (!isRecord(raw) || isRecord(raw.cell)) return raw;
  const bars = barsOf(document, raw.style);
  if (bars) return bars;
  const inside = placeOf(document, raw.cell ?? 0);
  if (isBlock(document, inside)) return inside;
  if (raw.value === undefined) return typeof raw.cell === 'string' ? { ...raw, cell: inside } : raw;
  const value = letterOf(document, raw.value);
  return value instanceof Unplayable ? value : value === raw.value ? raw : { ...raw, cell: inside, value };
}
