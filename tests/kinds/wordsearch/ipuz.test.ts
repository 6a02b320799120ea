// Wordsearch documents: round trips, alternative notations, and damaged documents, which must not throw.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { openWordsearch, REFUSALS, writeWordsearch } from '../../../puzzles/wordsearch/ipuz.ts';
import { occurrences } from '../../../puzzles/wordsearch/lines.ts';
import type { Givens } from '../../../puzzles/wordsearch/types.ts';
import { documentOf, KEYED, LARGE, SMALL } from './documents.ts';

type Document = Record<string, unknown>;

function opened(document: unknown): Givens {
  const sheet = readSheet(document);
  const givens = sheet.ok ? openWordsearch(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`${givens.fault.code} at ${givens.fault.at}`);
  return givens.value;
}

test.each(Object.entries({ SMALL, KEYED, LARGE }))('%s survives a round trip', (_, document) => {
  const givens = opened(document);
  const { width, height, letters, message } = givens;
  const words = givens.words.map(({ text }) => text);
  const sheet = writeWordsearch({ width, height, letters, words, message, title: 'Title', difficulty: 'easy' });
  expect(opened(JSON.parse(JSON.stringify(sheet.fields)))).toEqual(givens);
  expect(sheet.fields['io.raetsel.message']).toBe(message === '' ? undefined : message);
});

test('words may be a list, the keys of an object, or a single word; letters may be wrapped', () => {
  const rows = SMALL.puzzle as string[][];
  const wrapped = { ...SMALL, puzzle: rows.map((row) => row.map((value) => ({ value }))) };
  expect(opened(wrapped)).toEqual(opened(SMALL));
  const keyed = { ...SMALL, solution: { KATZE: {}, KUH: {}, ZIEGE: {} } };
  expect(opened(keyed)).toEqual(opened(SMALL));
  const alone = opened({ ...SMALL, solution: 'KUH', 'io.raetsel.message': undefined });
  expect(alone.words).toEqual([{ text: 'KUH', cells: [35, 29, 23] }]);
  expect(alone.rest).toHaveLength(33);
});

test('a palindrome is on one line, though it reads both ways', () => {
  expect(occurrences({ width: 4, height: 1 }, [...'OTTO'], 'OTTO')).toEqual([[0, 1, 2, 3]]);
  expect(opened(documentOf('OTTOX', ['OTTO'])).words).toHaveLength(1);
});

test('a damaged document gives a puzzle or a known code, and never throws', () => {
  const field = fc.constantFrom('puzzle', 'solution', 'io.raetsel.message', 'kind', 'dictionary', 'dimensions');
  const bent = fc.oneof(
    fc.tuple(field, fc.jsonValue()).map(([name, value]): Document => ({ ...SMALL, [name]: value })),
    fc
      .tuple(fc.nat(5), fc.nat(5), fc.oneof(fc.constantFrom('A', 'K', 'É'), fc.jsonValue()))
      .map(([r, c, value]): Document => {
        const rows = SMALL.puzzle as unknown[][];
        return { ...SMALL, puzzle: rows.with(r, (rows[r] as unknown[]).with(c, value)) };
      }),
  );
  const known: readonly string[] = [...REFUSALS, 'BAD_VERSION', 'BAD_DIMENSIONS'];
  fc.assert(
    fc.property(bent, (document) => {
      const sheet = readSheet(document);
      const givens = sheet.ok ? openWordsearch(sheet.value) : sheet;
      if (!givens.ok) expect(known).toContain(givens.fault.code);
    }),
    { seed: 1, numRuns: 1500 },
  );
});
