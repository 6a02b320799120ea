// The clues of an ipuz crossword in all their notations: a text, [number, text], [number, text, enumeration], or an object; under
// names such as `Across` and `Across:Horizontal`.

import { isRecord } from '../../../puzzles/ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';
import type { Document } from './grid.ts';
import { plainText } from './text.ts';

const WAYS = ['Across', 'Down'] as const;
export type ClueLists = Readonly<Record<(typeof WAYS)[number], readonly unknown[]>>;

/** Codes: OTHER_DIRECTION for clues that run neither across nor down, BAD_CLUE for what is no list. */
export function directionsOf(clues: unknown): Result<ClueLists, Fault> {
  const lists: Record<string, unknown[]> = { Across: [], Down: [] };
  for (const [name, list] of Object.entries(isRecord(clues) ? clues : {})) {
    if (!Array.isArray(list)) return fault('BAD_CLUE', `clues.${name}`);
    const known = lists[name.replace(/:.*$/s, '').trim()];
    if (known) known.push(...list);
    else if (list.length > 0) return fault('OTHER_DIRECTION', `clues.${name}`);
  }
  return ok(lists as unknown as ClueLists);
}

/** The clue's text, '' if it has none; with its enumeration if the document shows those. */
export function textOf(raw: unknown, { showenumerations }: Document): string {
  const [told, lengths] = Array.isArray(raw)
    ? [raw[1], raw[2]]
    : isRecord(raw)
      ? [raw.clue, raw.enumeration]
      : [raw, undefined];
  if (typeof told !== 'string' || told.trim() === '') return '';
  const text = plainText(told);
  return showenumerations === true && typeof lengths === 'string' && lengths !== '' ? `${text} (${lengths})` : text;
}

/** The number or label of the word that the clue belongs to; undefined if it has none. */
export function numberOf(raw: unknown): string | undefined {
  const number = Array.isArray(raw) ? raw[0] : isRecord(raw) ? (raw.number ?? raw.label) : undefined;
  return typeof number === 'number' || typeof number === 'string' ? `${number}` : undefined;
}
