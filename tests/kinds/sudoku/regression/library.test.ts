// Runs the regression library through the code of `steps sudoku --library`, and every use through the independent verifier.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LibraryCase, readLibraryLine, writeLibraryLine } from '../../../../tools/puzzle/sudoku/library.ts';
import { matchCase, techniqueOf } from '../../../../tools/puzzle/sudoku/libraryMatch.ts';
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

  test('is not found in the near miss', () => {
    for (const entry of own.filter(({ negative }) => negative)) expect(matchCase(entry).word).toBe('none');
  });
});

test('the lines are sorted by code and survive a round trip', () => {
  expect(cases.map(({ code }) => code)).toEqual(cases.map(({ code }) => code).sort());
  expect(cases.map(writeLibraryLine)).toEqual(lines);
  expect(cases.filter(({ code }) => !techniqueOf(code))).toEqual([]);
});
