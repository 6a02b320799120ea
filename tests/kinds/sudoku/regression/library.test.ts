// Runs the regression library through the code of `steps sudoku --library`, and every use through the independent verifier.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LibraryCase, readLibraryLine, writeLibraryLine } from '../../../../tools/puzzle/sudoku/library.ts';
import { matchCase } from '../../../../tools/puzzle/sudoku/libraryMatch.ts';
import { techniqueOf } from '../../../../tools/puzzle/sudoku/libraryUses.ts';
import { LISTED } from '../../../../tools/puzzle/sudoku/regressionSearch.ts';
import { contradict, refute } from '../../../../tools/puzzle/sudoku/verify/index.ts';

const FILE = join(import.meta.dirname, '../../../../assets/sudoku/regression.txt');
const lines = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith(':'));

function caseOf(line: string): LibraryCase {
  const read = readLibraryLine(line);
  if (!read?.ok) throw new Error(`no line of a library: ${line}`);
  return read.value;
}

const cases = lines.map(caseOf);

describe.each(LISTED)('$code $key', ({ code }) => {
  const own = cases.filter((entry) => entry.code === code);
  const found = own.filter(({ negative }) => !negative);

  test('has its examples and a near miss, each on a different board', () => {
    expect(found.length).toBe(10);
    expect(own.length - found.length).toBe(1);
    expect(new Set(found.map(({ state }) => state.givens.join(''))).size).toBe(found.length);
  });

  test('is found as each example says, and the verifier confirms every instance', () => {
    for (const entry of found) {
      const { word, steps } = matchCase(entry);
      expect([word, writeLibraryLine(entry)]).toEqual(['found', writeLibraryLine(entry)]);
      for (const step of steps) expect(refute(entry.state, step) ?? contradict(entry.state, step)).toBeUndefined();
    }
  });

  test('is found, and so fails, in each example that claims it to be absent', () => {
    for (const line of lines.filter((each) => each.startsWith(`:${code}:`))) {
      const [, , digits = '', puzzle, deleted] = line.split(':');
      for (const asked of [digits, '']) {
        const absent = caseOf(`:${code}-x:${asked}:${puzzle}:${deleted}:::`);
        expect([matchCase(absent).good, asked, line]).toEqual([false, asked, line]);
      }
    }
  });

  test('is not found in the near miss', () => {
    for (const entry of own.filter(({ negative }) => negative)) expect(matchCase(entry).word).toBe('none');
  });
});

test.each(['0702', '0706', '0707', '0708', '0901'])(
  'a line %s-x may name the digits that go, as the format does',
  (code) => {
    for (const line of lines.filter((each) => each.startsWith(`:${code}:`))) {
      const [, , , puzzle, deleted, gone = ''] = line.split(':');
      const digits = [...new Set(gone.split(' ').map(([digit]) => digit))].sort().join('');
      expect([matchCase(caseOf(`:${code}-x:${digits}:${puzzle}:${deleted}:::`)).good, line]).toEqual([false, line]);
    }
  },
);

test('every line matches by the rule of HoDoKu’s own test', () => {
  expect(cases.length).toBe(781);
  expect(lines.filter((_, index) => !matchCase(cases[index] as LibraryCase).good)).toEqual([]);
});

test('the lines are sorted by code and survive a round trip', () => {
  expect(cases.map(({ code }) => code)).toEqual(cases.map(({ code }) => code).sort());
  expect(cases.map(writeLibraryLine)).toEqual(lines);
  expect(cases.filter(({ code }) => !techniqueOf(code))).toEqual([]);
});
