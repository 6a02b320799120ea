// The ipuz envelope: what it accepts, what it refuses, and that nothing is lost in a round trip.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfKind, parseIpuz, printIpuz, readGrid, readSheet, type Sheet, toRows } from '../../puzzles/ipuz/sheet.ts';

const DOCUMENT = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/sudoku#1', 'http://example.com/mine'],
  title: 'Täglich',
  puzzle: [
    [1, 2, 3],
    [4, 5, 6],
  ],
};

const sheet = (changes: object = {}): Sheet => {
  const read = readSheet({ ...DOCUMENT, ...changes });
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

test('the size is counted if it is not stated', () => {
  expect(sheet().size).toEqual({ width: 3, height: 2 });
  expect(sheet({ dimensions: { width: 9, height: 7 } }).size).toEqual({ width: 9, height: 7 });
});

test('title and difficulty are strings, or empty', () => {
  expect(sheet({ difficulty: 'leicht' })).toMatchObject({ title: 'Täglich', difficulty: 'leicht' });
  expect(sheet({ title: 7, difficulty: null })).toMatchObject({ title: '', difficulty: '' });
});

test('a kind is recognised in any version, but not by a part of its name', () => {
  expect(isOfKind(sheet(), 'http://ipuz.org/sudoku')).toBe(true);
  expect(isOfKind(sheet(), 'http://example.com/mine')).toBe(true);
  expect(isOfKind(sheet(), 'http://ipuz.org/sudo')).toBe(false);
});

test('everything in a document survives a round trip', () => {
  const key = fc.string().filter((name) => !(name in DOCUMENT) && name !== 'dimensions' && name !== '__proto__');
  fc.assert(
    fc.property(fc.dictionary(key, fc.jsonValue()), (more) => {
      const whole = JSON.parse(JSON.stringify({ ...more, ...DOCUMENT }));
      const read = parseIpuz(JSON.stringify(whole));
      expect(read.ok && JSON.parse(printIpuz(read.value))).toEqual(whole);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('a printed document is one line', () => {
  expect(printIpuz(sheet({ intro: 'two\nlines' }))).not.toContain('\n');
});

describe('a fault of a bad envelope is named, with its place', () => {
  test.each<[string, string, object]>([
    ['BAD_VERSION', 'version', { version: 2 }],
    ['BAD_VERSION', 'version', { version: 'http://ipuz.org/v3' }],
    ['BAD_KIND', 'kind', { kind: 'http://ipuz.org/sudoku#1' }],
    ['BAD_KIND', 'kind', { kind: [] }],
    ['BAD_KIND', 'kind', { kind: [1] }],
    ['BAD_DIMENSIONS', 'dimensions', { dimensions: [9, 9] }],
    ['BAD_DIMENSIONS', 'dimensions', { dimensions: { width: 0, height: 9 } }],
    ['BAD_DIMENSIONS', 'dimensions', { dimensions: { width: 1e9, height: 9 } }],
    ['BAD_GRID', 'puzzle', { puzzle: 'none' }],
    ['BAD_GRID', 'puzzle', { puzzle: [] }],
    ['BAD_GRID', 'puzzle[0]', { puzzle: [7] }],
  ])('%s at %s', (code, at, changes) => {
    expect(readSheet({ ...DOCUMENT, ...changes })).toEqual({ ok: false, fault: { code, at } });
  });

  test.each([null, [], 'text', 7])('%j is not an object', (raw) => {
    expect(readSheet(raw)).toEqual({ ok: false, fault: { code: 'NOT_OBJECT', at: '' } });
  });

  test.each(['', '{', 'ipuz({})'])('%j is not JSON', (text) => {
    expect(parseIpuz(text)).toEqual({ ok: false, fault: { code: 'NOT_JSON', at: '' } });
  });
});

describe('a grid', () => {
  const digit = (raw: unknown) => (typeof raw === 'number' ? raw : undefined);

  test('is read row by row, and written back', () => {
    const cells = readGrid(sheet(), 'puzzle', digit);
    expect(cells).toEqual({ ok: true, value: [1, 2, 3, 4, 5, 6] });
    expect(cells.ok && toRows(sheet().size, cells.value)).toEqual(DOCUMENT.puzzle);
  });

  test.each<[string, string, unknown]>([
    ['BAD_GRID', 'solution', undefined],
    ['BAD_GRID', 'solution', [[1, 2, 3]]],
    [
      'BAD_GRID',
      'solution[1]',
      [
        [1, 2, 3],
        [1, 2],
      ],
    ],
    [
      'BAD_CELL',
      'solution[1][2]',
      [
        [1, 2, 3],
        [4, 5, 'x'],
      ],
    ],
  ])('%s at %s', (code, at, solution) => {
    expect(readGrid(sheet({ solution }), 'solution', digit)).toEqual({ ok: false, fault: { code, at } });
  });
});
