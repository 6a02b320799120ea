// Gridpuzzle documents: round trips, alternative notations, and damaged documents, which must not throw.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openGridpuzzle, REFUSALS, writeGridpuzzle } from '../../../puzzles/gridpuzzle/ipuz.ts';
import type { Givens } from '../../../puzzles/gridpuzzle/types.ts';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { CROSSED, LARGE, SMALL } from './documents.ts';

type Document = Record<string, unknown>;

function opened(document: unknown): Givens {
  const sheet = readSheet(document);
  const givens = sheet.ok ? openGridpuzzle(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`${givens.fault.code} at ${givens.fault.at}`);
  return givens.value;
}

test.each(Object.entries({ SMALL, CROSSED, LARGE }))('%s survives a round trip', (_, document) => {
  const givens = opened(document);
  const { width, height, letters, given, words, language } = givens;
  const sheet = writeGridpuzzle({ width, height, letters, given, words, language, title: 'Title', difficulty: 'easy' });
  expect(opened(JSON.parse(JSON.stringify(sheet.fields)))).toEqual(givens);
  expect(sheet).toMatchObject({ title: 'Title', difficulty: 'easy' });
});

test('cells may be written in other ways, and a missing solution is computed', () => {
  const [first, ...rest] = SMALL.puzzle as unknown[][];
  const bent = {
    ...SMALL,
    block: 'X',
    empty: '-',
    solution: undefined,
    puzzle: [
      first,
      ...rest.map((row) => row.map((cell, n) => (cell === '#' ? (n % 2 ? 'X' : null) : n % 2 ? { cell: '-' } : '-'))),
    ],
  };
  expect(opened(bent)).toEqual(opened(SMALL));
});

test('the order of the bank does not matter', () => {
  const words = SMALL['io.raetsel.words'] as string[];
  expect(opened({ ...SMALL, 'io.raetsel.words': words.toReversed() })).toEqual(opened(SMALL));
});

test('a damaged document gives a puzzle or a known code, and never throws', () => {
  const field = fc.constantFrom(
    'puzzle',
    'solution',
    'io.raetsel.words',
    'kind',
    'block',
    'empty',
    'io.raetsel.locale',
  );
  const cell = fc.oneof(fc.constantFrom<unknown>(0, '#', null, 'A', 'E', { value: 'R' }, { cell: 0 }), fc.jsonValue());
  const bent = fc.oneof(
    fc.tuple(field, fc.jsonValue()).map(([name, value]): Document => ({ ...SMALL, [name]: value })),
    fc.tuple(fc.constantFrom('puzzle', 'solution'), fc.nat(4), fc.nat(4), cell).map(([name, r, c, value]): Document => {
      const rows = SMALL[name] as unknown[][];
      return { ...SMALL, [name]: rows.with(r, (rows[r] as unknown[]).with(c, value)) };
    }),
  );
  const known: readonly string[] = [...REFUSALS, 'BAD_VERSION', 'BAD_DIMENSIONS'];
  fc.assert(
    fc.property(bent, (document) => {
      const sheet = readSheet(document);
      const givens = sheet.ok ? openGridpuzzle(sheet.value) : sheet;
      if (!givens.ok) expect(known).toContain(givens.fault.code);
    }),
    { seed: 1, numRuns: 1500 },
  );
});
