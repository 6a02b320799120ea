// What a hint's sentence says is true of the board: the values that its gaps are filled with are read back and checked
// against what the technique is defined to need, on every board of the guide where it is found.

import { describe, expect, test } from 'vitest';
import { HOUSES, sees } from '../../../puzzles/sudoku/board.ts';
import { hintOfStep } from '../../../puzzles/sudoku/hintStep.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import {
  type Candidates,
  type Step,
  TECHNIQUE_KEYS,
  TECHNIQUES,
  type TechniqueKey,
} from '../../../puzzles/sudoku/techniques/index.ts';
import { bitOf, digitsOf } from '../../../puzzles/sudoku/techniques/masks.ts';
import { BOARDS } from '../../../src/games/sudoku/techniques/boards.ts';
import { readBoard } from '../../../src/games/sudoku/techniques/readBoard.ts';
import { de, en } from './texts.ts';

/** What a sentence says, read from its values. */
class Told {
  private readonly values: Readonly<Record<string, string | number>>;
  private readonly state: Candidates;
  readonly solution: ArrayLike<number>;
  readonly step: Step;

  constructor(state: Candidates, step: Step, solution: ArrayLike<number>) {
    this.state = state;
    this.step = step;
    this.solution = solution;
    this.values = hintOfStep(state, step, { clean: true, notes: [...state.masks] }).says.why.values;
  }

  text(name: string): string {
    const value = this.values[name];
    if (value === undefined || value === '') throw new Error(`${this.step.technique} does not fill {{${name}}}`);
    return String(value);
  }

  /** `r4c56` is two cells. */
  cells(name: string): number[] {
    return [...this.text(name).matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows = '', columns = '']) =>
      [...rows].flatMap((row) => [...columns].map((column) => (Number(row) - 1) * 9 + Number(column) - 1)),
    );
  }

  houses(name: string): number[] {
    return [...this.text(name).matchAll(/([rcb])(\d+)/g)].flatMap(([, letter = '', numbers = '']) =>
      [...numbers].map((number) => 'rcb'.indexOf(letter) * 9 + Number(number) - 1),
    );
  }

  digits(name: string): number[] {
    return this.text(name).split(', ').map(Number);
  }

  digit(name: string): number {
    return Number(this.text(name));
  }

  /** The digits possible in the cell. */
  at(cell: number): readonly number[] {
    return digitsOf(this.state.masks[cell] ?? 0);
  }

  has(cell: number, digit: number): boolean {
    return ((this.state.masks[cell] ?? 0) & bitOf(digit)) !== 0;
  }

  /** The digit's places in the house. */
  places(house: number, digit: number): number[] {
    return (HOUSES[house] ?? []).filter((cell) => this.has(cell, digit));
  }

  /** Of `r1c2=3; r4c56=7` those that hold in the solution. */
  holding(name: string): string[] {
    return this.text(name)
      .split('; ')
      .filter((statement) => {
        const [, row, columns = '', digit] = /^r(\d+)c(\d+)=(\d)$/.exec(statement) ?? [];
        const cells = [...(row ?? '')].flatMap((one) => [...columns].map((c) => (Number(one) - 1) * 9 + Number(c) - 1));
        return cells.some((cell) => this.solution[cell] === Number(digit));
      });
  }
}

const within = (cells: readonly number[], houses: readonly number[]): boolean =>
  cells.every((cell) => houses.some((house) => HOUSES[house]?.includes(cell)));
const same = (one: readonly number[], other: readonly number[]): boolean =>
  [...new Set(one)].sort().join() === [...new Set(other)].sort().join();
const removedIn = (it: Told): number[] => it.step.eliminations.map(({ cell }) => cell);

type Claim = (it: Told) => boolean;

const subset: Claim = (it) =>
  it.cells('cells').every((cell) => it.at(cell).every((d) => it.digits('digits').includes(d)));
const hidden: Claim = (it) =>
  it
    .digits('digits')
    .every((digit) => it.places(it.houses('place')[0] ?? 0, digit).every((cell) => it.cells('cells').includes(cell)));
const locked: Claim = (it) => {
  const places = it.places(it.houses('place')[0] ?? 0, it.digit('digit'));
  return same(places, it.cells('cells')) && within(places, it.houses('place2'));
};
const fish: Claim = (it) => {
  const places = it.houses('bases').flatMap((house) => it.places(house, it.digit('digit')));
  return (
    it.houses('bases').length === it.houses('covers').length &&
    same(places, it.cells('cells')) &&
    within(places, it.houses('covers'))
  );
};
/** Every cell that goes is ruled out both by any fin and by the fish without them. */
const finned: Claim = (it) => {
  const fins = it.cells('cells2');
  const places = it.houses('bases').flatMap((house) => it.places(house, it.digit('digit')));
  const body = places.filter((cell) => !fins.includes(cell));
  return (
    fins.length > 0 &&
    fins.every((fin) => places.includes(fin)) &&
    within(body, it.houses('covers')) &&
    removedIn(it).every((cell) => within([cell], it.houses('covers')) && fins.every((fin) => sees(fin, cell)))
  );
};
const twoPlacesEach: Claim = (it) =>
  it.houses('place').every((house) => it.places(house, it.digit('digit')).length === 2) &&
  it.houses('place2').every((house) => it.places(house, it.digit('digit')).length === 2);
/** A chain begins with a denial and ends with an affirmation; its two ends, of which one holds, are named as they are. */
const chain: Claim = (it) => {
  const said = it.text('chain').split(' → ');
  const [first = '', last = ''] = [said[0], said.at(-1)];
  const ends = it.text('ends').split('; ');
  return (
    first.includes('≠') &&
    last.includes('=') &&
    same2(ends, [first.replace('≠', '='), last]) &&
    it.holding('ends').length > 0
  );
};
const same2 = (one: readonly string[], other: readonly string[]) =>
  [...new Set(one)].join() === [...new Set(other)].join();
/** All statements of a ring hold, or none. */
const ring: Claim = (it) => {
  const truths = (it.step.chains?.[0] ?? []).map(
    ({ cells, digit, on }) => cells.some((cell) => it.solution[cell] === digit) === on,
  );
  return new Set(truths).size === 1;
};
const floor: Claim = (it) =>
  it.cells('floor').every((cell) => it.at(cell).every((digit) => it.digits('digits').includes(digit)));

const CLAIMS: Partial<Record<TechniqueKey, Claim>> = {
  lockedPair: subset,
  lockedTriple: subset,
  nakedPair: subset,
  nakedTriple: subset,
  nakedQuad: subset,
  hiddenPair: hidden,
  hiddenTriple: hidden,
  hiddenQuad: hidden,
  lockedCandidates1: locked,
  lockedCandidates2: locked,
  xWing: (it) => fish(it) && it.houses('bases').every((house) => it.places(house, it.digit('digit')).length === 2),
  swordfish: fish,
  jellyfish: fish,
  frankenXWing: fish,
  frankenSwordfish: fish,
  frankenJellyfish: fish,
  mutantXWing: fish,
  mutantSwordfish: fish,
  mutantJellyfish: fish,
  finnedXWing: finned,
  sashimiXWing: finned,
  finnedSwordfish: finned,
  sashimiSwordfish: finned,
  finnedJellyfish: finned,
  sashimiJellyfish: finned,
  skyscraper: twoPlacesEach,
  twoStringKite: twoPlacesEach,
  turbotFish: twoPlacesEach,
  remotePair: (it) => it.cells('chain').every((cell) => same(it.at(cell), it.digits('digits'))),
  xyWing: (it) =>
    same(it.at(it.cells('pivot')[0] ?? 0), it.digits('pivotDigits')) &&
    it.cells('wings').some((cell) => it.solution[cell] === it.digit('outDigits')),
  xyzWing: (it) =>
    [...it.cells('pivot'), ...it.cells('wings')].some((cell) => it.solution[cell] === it.digit('outDigits')),
  wWing: (it) =>
    it
      .cells('chain')
      .filter((_, at) => at === 0 || at === 3)
      .every((cell) => same(it.at(cell), it.digits('digits'))),
  uniqueRectangle1: (it) => floor(it) && it.cells('floor').length === 3,
  uniqueRectangle2: (it) => floor(it) && it.cells('roof').some((cell) => it.solution[cell] === it.digit('extra')),
  uniqueRectangle3: floor,
  uniqueRectangle4: (it) => floor(it) && it.cells('roof').some((cell) => it.solution[cell] === it.digit('digit2')),
  uniqueRectangle5: (it) => floor(it) && it.cells('roof').some((cell) => it.solution[cell] === it.digit('extra')),
  uniqueRectangle6: floor,
  hiddenRectangle: (it) => {
    const [corner = 0, out = 0] = [it.cells('corner')[0], it.cells('outCells')[0]];
    const lines = HOUSES.slice(0, 18).flatMap((house, index) => (house.includes(out) ? [index] : []));
    return (
      !sees(corner, out) &&
      it.cells('cells').includes(corner) &&
      it.at(corner).every((digit) => it.digits('digits').includes(digit)) &&
      lines.every((line) => it.places(line, it.digit('digit2')).every((cell) => it.cells('cells').includes(cell)))
    );
  },
  avoidableRectangle2: (it) =>
    it.cells('cells2').every((cell) => it.at(cell).length === 2 && it.has(cell, it.digit('outDigits'))) &&
    it.cells('cells2').some((cell) => it.solution[cell] === it.digit('outDigits')),
  xChain: chain,
  xyChain: (it) => chain(it) && it.cells('chain').every((cell) => it.at(cell).length === 2),
  discontinuousNiceLoop: chain,
  groupedDiscontinuousNiceLoop: chain,
  aic: chain,
  groupedAic: chain,
  continuousNiceLoop: ring,
  groupedContinuousNiceLoop: ring,
  simpleColoursTrap: (it) =>
    it.cells('cells').every((cell) => it.solution[cell] === it.digit('digit')) !==
    it.cells('cells2').every((cell) => it.solution[cell] === it.digit('digit')),
  simpleColoursWrap: (it) => sees(it.cells('clash')[0] ?? 0, it.cells('clash')[1] ?? 0),
};

const MOST = 12;
const guide = TECHNIQUE_KEYS.map((key) => {
  const state = readBoard(BOARDS[key]);
  return { key, state, solution: countSolutions(state.givens).solution ?? [] };
});

/** Uses of the technique on its own board of the guide, and some on others. */
function usesOf(key: TechniqueKey): Told[] {
  const technique = TECHNIQUES.find((each) => each.key === key);
  const found: Told[] = [];
  for (const board of guide) {
    if (board.key !== key && (found.length >= MOST || /Chain|Loop|aic|mutant|franken/i.test(key))) continue;
    let count = 0;
    technique?.search(board.state, (step) => {
      found.push(new Told(board.state, step, board.solution));
      return ++count === MOST;
    });
  }
  return found;
}

describe('the reason of a hint is true:', () => {
  test.each(Object.entries(CLAIMS) as [TechniqueKey, Claim][])('%s', (key, claim) => {
    const uses = usesOf(key);
    expect(uses.length).toBeGreaterThan(0);
    for (const told of uses) expect({ step: told.step, holds: claim(told) }).toEqual({ step: told.step, holds: true });
  });
});

describe.each([
  ['German', de.hint.sudoku],
  ['English', en.hint.sudoku],
] as const)('the sentences in %s', (_language, texts) => {
  const sentencesOf = (key: TechniqueKey): string => Object.values(texts[key]).join(' ');

  test('do not call the start of a chain wrong, which is a denial already', () => {
    for (const key of TECHNIQUE_KEYS) expect(sentencesOf(key)).not.toMatch(/start is wrong|Anfang falsch/);
  });

  test('name what a rectangle rests on', () => {
    expect(texts.hiddenRectangle.why).toContain('{{corner}}');
    expect(texts.avoidableRectangle2.why).toMatch(/cells2.*outDigits.*digits/);
  });

  test('clear with a finned fish what its fins and the fish both clear', () => {
    const fish = TECHNIQUE_KEYS.filter((key) => /^(finned|sashimi)/.test(key));
    expect(fish).toHaveLength(12);
    for (const key of fish) expect(texts[key].what).not.toMatch(/either/);
  });
});
