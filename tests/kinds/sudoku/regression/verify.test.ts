// The independent verifier itself must refuse what is nearly right. Each example of the regression library is changed in one
// place, and the technique's verifier must notice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Candidates, copyOf, type Mark, type Step } from '../../../../puzzles/sudoku/techniques/index.ts';
import { readLibraryLine } from '../../../../tools/puzzle/sudoku/library.ts';
import { matchCase } from '../../../../tools/puzzle/sudoku/libraryMatch.ts';
import { LISTED } from '../../../../tools/puzzle/sudoku/regressionSearch.ts';
import { contradict, refute } from '../../../../tools/puzzle/sudoku/verify/index.ts';

const FILE = join(import.meta.dirname, '../../../../assets/sudoku/regression.txt');

interface Found {
  readonly state: Candidates;
  readonly step: Step;
}

/** The first examples of a technique. */
const examplesOf = (code: string): Found[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`:${code}:`))
    .slice(0, 3)
    .flatMap((line) => {
      const read = readLibraryLine(line);
      if (!read?.ok) throw new Error(line);
      const { state } = read.value;
      return matchCase(read.value)
        .steps.slice(0, 1)
        .map((step) => ({ state, step }));
    });

/** A candidate of the board that is not among these. */
function another({ masks }: Candidates, marks: readonly Mark[]): Mark {
  for (const [cell, mask] of masks.entries()) {
    for (let digit = 1; digit <= 9; digit++) {
      const free = !marks.some((mark) => mark.cell === cell && mark.digit === digit);
      if (((mask >> (digit - 1)) & 1) === 1 && free) return { cell, digit };
    }
  }
  throw new Error('no other candidate');
}

/** The marks without one of a digit's, or without all of them: a chain of sets may be stated without one of its digits. */
function oneLess(marks: readonly Mark[]): readonly Mark[] {
  const repeated = marks.findIndex(({ digit }, index) =>
    marks.some((mark, at) => at !== index && mark.digit === digit),
  );
  return repeated < 0 ? [] : marks.filter((_, index) => index !== repeated);
}

describe.each(LISTED)('the verifier of $key', ({ code }) => {
  const examples = examplesOf(code);

  test('refuses an extra conclusion, a missing one, and a different one', () => {
    for (const { state, step } of examples) {
      const part = step.placements.length > 0 ? 'placements' : 'eliminations';
      const marks = step[part];
      const other = another(state, marks);
      const less = oneLess(marks);
      for (const changed of [[...marks, other], less, [...less, other]]) {
        expect(refute(state, { ...step, [part]: changed })).toMatch(/./);
      }
    }
  });

  test('refuses a step without a reason', () => {
    for (const { state, step } of examples.filter(({ step }) => step.eliminations.length > 0)) {
      expect(refute(state, { ...step, cause: [], second: [], parts: [], chains: [], houses: [] })).toMatch(/./);
    }
  });
});

test('the verifier of each technique refuses the step of any other', () => {
  for (const { code } of LISTED) {
    for (const { state, step } of examplesOf(code).slice(0, 1)) {
      const refused = LISTED.filter(({ key }) => refute(state, { ...step, technique: key }) !== undefined);
      expect([code, refused.length >= LISTED.length - 8]).toEqual([code, true]);
    }
  }
});

test('a wrong conclusion contradicts the one solution', () => {
  const { state, step } = examplesOf('0000')[0] as Found;
  const { cell, digit } = step.placements[0] as Mark;
  expect(contradict(state, step)).toBeUndefined();
  expect(contradict(state, { ...step, placements: [{ cell, digit: (digit % 9) + 1 }] })).toBe(
    'it places a wrong digit',
  );
  const wrong = { ...step, placements: [], eliminations: [{ cell, digit }] };
  expect(contradict(copyOf(state), wrong)).toBe('it removes a digit of the solution');
});

/** Boards on which technique and verifier once disagreed. */
const FOUND = [
  {
    shows: 'an ALS chain whose ends hold one of their digits in the same cells',
    line: ':0903::+4+7329...6...+6.74.....+4.5..7+854...+61.1+3..649..69......+4.4....2.5...3+4.....18..+6.4.:223 528 233 345 365 773 283 783 186 591:166 866::',
  },
  {
    shows: 'a Sue de Coq whose line has the third cell of the crossing and no other',
    line: ':1101::5..8+6.4......+5........19..56..+1.5.+47.4.69+8..2...+7.4.....2+9816...3.57......8.+4.9..::198 298 319 329 369::',
  },
];

test.each(FOUND)('agrees about $shows', ({ line }) => {
  const read = readLibraryLine(line);
  if (!read?.ok) throw new Error(line);
  const { steps } = matchCase(read.value);
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(refute(read.value.state, step)).toBeUndefined();
});
