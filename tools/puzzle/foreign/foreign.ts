// Puzzles of other programs: brings what ipuz allows into the form that the kinds read and players load. Our own documents come
// through as they are.

import { isRecord } from '../../../puzzles/ipuz/sheet.ts';
import { type Fault, ok, type Result } from '../../../puzzles/result.ts';
import { readForeignArrowword } from './arrowword.ts';
import type { Document } from './grid.ts';
import { readForeignFill, readForeignSearch, readForeignSudoku } from './others.ts';
import { plainText } from './text.ts';

const READERS: readonly (readonly [family: string, read: (document: Document) => Result<Document, Fault>])[] = [
  ['http://ipuz.org/crossword/arrowword', readForeignArrowword],
  ['http://ipuz.org/fill', readForeignFill],
  ['http://ipuz.org/wordsearch', readForeignSearch],
  ['http://ipuz.org/sudoku', readForeignSudoku],
];

/** Texts in which ipuz allows HTML and that we show. */
const SHOWN = ['title', 'difficulty', 'author', 'copyright', 'notes'];

const isOf = (family: string) => (kind: unknown) =>
  kind === family || (typeof kind === 'string' && kind.startsWith(`${family}#`));

/** Crosswords with numbered clues, whatever their clues are like. Others need a board or rules of their own. */
const NUMBERED = ['http://ipuz.org/crossword', 'http://ipuz.org/crossword/crypticcrossword'];

export const isNumbered = (kinds: readonly unknown[]): boolean =>
  kinds.every((kind) => NUMBERED.some((family) => isOf(family)(kind)));

/** Whether some game here, or `convert`, reads one of the kinds. */
export const isRead = (kinds: readonly unknown[]): boolean =>
  isNumbered(kinds) || READERS.some(([family]) => kinds.some(isOf(family)));

/** Addresses with https, and a kind that stands alone instead of in a list: some programs write them so. */
export function withOurEnvelope(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const asOurs = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/^https:\/\/ipuz\.org\//, 'http://ipuz.org/') : value;
  const { version, kind } = raw;
  const kinds = typeof kind === 'string' ? [kind] : kind;
  const changed = { version: asOurs(version), kind: Array.isArray(kinds) ? kinds.map(asOurs) : kinds };
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, name in changed ? changed[name as 'kind'] : value]),
  );
}

/** `raw`: with our envelope. What is no document of a known kind comes through unchanged: our readers say what is wrong with it. */
export function toOurs(raw: unknown): Result<unknown, Fault> {
  if (!isRecord(raw) || !Array.isArray(raw.kind)) return ok(raw);
  const kinds: unknown[] = raw.kind;
  const reader = READERS.find(([family]) => kinds.some(isOf(family)));
  const shown = Object.entries(raw).map(([name, value]) => [
    name,
    SHOWN.includes(name) && typeof value === 'string' ? plainText(value) : value,
  ]);
  const document = Object.fromEntries(shown) as Document;
  return reader === undefined ? ok(document) : reader[1](document);
}
