// Writes the regression library: for each technique its examples, and one near miss: a state that differs by one candidate
// or digit, so that the technique is no longer found.

import { CELLS } from '../../../puzzles/sudoku/board.ts';
import { type Candidates, candidatesOf, copyOf, type Step } from '../../../puzzles/sudoku/techniques/index.ts';
import { type NewCase, readLibraryLine, writeLibraryLine } from './library.ts';
import { matchCase } from './libraryMatch.ts';
import { libraryDigits } from './libraryUses.ts';
import { type Example, type Examples, LISTED } from './regressionSearch.ts';
import { contradict } from './verify/index.ts';

const HEAD = `# Regression library: boards on which a technique is found, in HoDoKu's library format
#   :technique:digits:puzzle:deleted candidates:eliminations:placements:extra
# A code with -x is a near miss: with one candidate (or digit) more or less the technique is not found with these digits.
# Made by \`node tools/puzzle/sudoku/regression.ts\` from seeds, each use verified by tools/puzzle/sudoku/verify. Do not edit.
`;

/** The whole file, sorted by code. */
export function writeLibrary(examples: Examples): string {
  const parts = LISTED.toSorted((a, b) => a.code.localeCompare(b.code)).map(({ key, code }) => {
    const found = examples.get(key) ?? [];
    const lines = found.map((example) => writeLibraryLine(caseOf(example)));
    return [`\n# ${code} ${key}: ${found.length}`, ...lines, ...nearMiss(found)].join('\n');
  });
  return `${HEAD}${parts.join('\n')}\n`;
}

const caseOf = ({ technique, state, step }: Example): NewCase => ({
  code: technique.code,
  variant: '',
  digits: libraryDigits(step),
  state,
  eliminations: step.eliminations,
  placements: step.placements,
  extra: lengthOf(step),
});

/** The number of links of a chain or loop. */
const lengthOf = ({ chains }: Step): string => (chains?.length === 1 ? String((chains[0]?.length ?? 1) - 1) : '');

/** The first near miss among the examples: one with a deleted candidate restored, or else with one of the reason's removed. */
function nearMiss(examples: readonly Example[]): string[] {
  for (const example of examples) {
    for (const state of changed(example)) {
      const line = writeLibraryLine({
        ...caseOf(example),
        variant: 'x',
        state,
        eliminations: [],
        placements: [],
        extra: '',
      });
      const read = readLibraryLine(line);
      if (read?.ok && matchCase(read.value).word === 'none') return [line];
    }
  }
  return [];
}

/** States that differ from the example's in one candidate, then states without one of its digits. */
function* changed({ state, step }: Example): Iterable<Candidates> {
  const full = candidatesOf(state.digits, state.givens);
  for (let cell = 0; cell < CELLS; cell++) {
    const gone = (full.masks[cell] as number) & ~(state.masks[cell] as number);
    for (let rest = gone; rest !== 0; rest &= rest - 1) yield withMask(state, cell, rest & -rest);
  }
  for (const mark of [...step.cause, ...(step.second ?? [])]) {
    const isSolution = contradict(state, { ...step, placements: [], eliminations: [mark] }) !== undefined;
    if (!isSolution) yield withMask(state, mark.cell, 1 << (mark.digit - 1));
  }
  for (const [cell, digit] of state.digits.entries()) if (digit !== 0) yield without(state, full, cell);
}

/** The state without the digit of this cell; deleted candidates stay deleted. */
function without(state: Candidates, full: Candidates, cell: number): Candidates {
  const [digits, givens] = [state.digits.slice(), state.givens.slice()];
  digits[cell] = 0;
  givens[cell] = 0;
  const fresh = candidatesOf(digits, givens);
  for (const at of fresh.masks.keys()) {
    const gone = (full.masks[at] as number) & ~(state.masks[at] as number);
    fresh.masks[at] = (fresh.masks[at] as number) & ~gone;
  }
  return fresh;
}

/** The state with this candidate toggled. */
function withMask(state: Candidates, cell: number, bit: number): Candidates {
  const copy = copyOf(state);
  copy.masks[cell] = (copy.masks[cell] as number) ^ bit;
  return copy;
}
