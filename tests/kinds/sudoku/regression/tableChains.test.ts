// The search with tables that decides which loops and AICs count against a line of a library.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countSolutions } from '../../../../puzzles/sudoku/solve.ts';
import { type LibraryCase, readLibraryLine } from '../../../../tools/puzzle/sudoku/library.ts';
import { conclusionOf } from '../../../../tools/puzzle/sudoku/libraryUses.ts';
import { type TableKind, type TableUse, tableUses } from '../../../../tools/puzzle/sudoku/tableChains.ts';

const LINES = readFileSync(join(import.meta.dirname, '../../../../assets/sudoku/regression.txt'), 'utf8').split('\n');

const casesOf = (code: string): LibraryCase[] =>
  LINES.filter((line) => line.startsWith(`:${code}:`)).map((line) => {
    const read = readLibraryLine(line);
    if (!read?.ok) throw new Error(line);
    return read.value;
  });

const concludes = ({ eliminations }: TableUse): string => conclusionOf({ eliminations, placements: [] });

test.each<[string, string, TableKind, boolean]>([
  ['0706', 'continuous loops', 'loop', false],
  ['0707', 'discontinuous loops', 'one', false],
  ['0708', 'AICs', 'more', false],
  ['0709', 'grouped continuous loops', 'loop', true],
  ['0710', 'grouped discontinuous loops', 'one', true],
  ['0711', 'grouped AICs', 'more', true],
])(
  '%s: it reports the %s of our own search, once for each conclusion of the line’s digits',
  (code, _, kind, groups) => {
    const cases = casesOf(code);
    expect(cases.length).toBe(10);
    for (const entry of cases) {
      const uses = tableUses(entry.state, groups).filter((use) => use.kind === kind);
      const digits = (use: TableUse) => [...new Set(use.eliminations.map(({ digit }) => digit))].sort().join();
      const named = uses.filter((use) => digits(use) === entry.digits.join());
      expect([...new Set(named.map(concludes))]).toEqual([conclusionOf(entry)]);
    }
  },
);

test('it removes no digit of the solution, also with groups and sets as links', () => {
  let withSets = 0;
  for (const code of ['0708', '0709', '0711', '0903']) {
    for (const { state } of casesOf(code).slice(0, 1)) {
      const { solution } = countSolutions(state.givens);
      const uses = tableUses(state, true, true);
      withSets += uses.filter(({ chain }) => chain.some((node) => 'set' in node)).length;
      const wrong = uses.filter(({ eliminations }) =>
        eliminations.some(({ cell, digit }) => solution?.[cell] === digit),
      );
      expect(wrong).toEqual([]);
    }
  }
  expect(withSets).toBeGreaterThan(100);
});

test('a chain is dropped if the shortest one to its end crosses itself', () => {
  for (const entry of casesOf('0708')) {
    for (const { chain, kind } of tableUses(entry.state, false)) {
      const cells = chain.map(({ cells: [cell] }) => cell);
      const stretches = cells.filter((cell, index) => cell !== cells[index - 1]);
      if (kind === 'more') expect(new Set(stretches).size).toBe(stretches.length);
    }
  }
});
