import { describe, expect, test } from 'vitest';
import { type Pattern, placeClues, runsOf } from '../../../puzzles/crossword/arrows.ts';
import { type Figures, figuresOf, type Gate, passes } from '../../../puzzles/crossword/gate.ts';
import { CLUE, Layout, LETTER, WALL } from '../../../puzzles/crossword/layout.ts';
import { COSTS, type LayoutCosts } from '../../../puzzles/crossword/layoutCosts.ts';
import { ARROW_EXIT } from '../../../puzzles/crossword/types.ts';
import { seeded } from '../../../puzzles/random.ts';

/** '.' a letter, '#' a clue cell, '%' a cell of the picture. */
function drawn(...rows: readonly string[]): Pattern {
  const types: Record<string, number> = { '.': LETTER, '#': CLUE, '%': WALL };
  const cells = Uint8Array.from([...rows.join('')], (char) => types[char] as number);
  return { width: rows[0]?.length ?? 0, height: rows.length, cells };
}

const measured = (pattern: Pattern): Figures => figuresOf(pattern, runsOf(pattern));

test('the measures of a pattern', () => {
  expect(measured(drawn('#.#.', '....', '#...', '#..#'))).toEqual({
    share: 5 / 16,
    crossed: 8 / 11,
    meanLength: 19 / 6,
    two: 1 / 6,
    three: 3 / 6,
    longest: 4,
    long: 0,
    threeUncrossed: 0,
    connected: true,
    hanging: 2,
    cluster: 2,
    diagonal: 1,
  });
});

test('three uncrossed letters side by side are found across and down, but not around a corner', () => {
  expect(measured(drawn('#.#.', '#.#.', '#.#.')).threeUncrossed).toBe(2);
  expect(measured(drawn('....', '####', '#..#')).threeUncrossed).toBe(2);
  expect(measured(drawn('#..', '#.#', '..#')).threeUncrossed).toBe(0);
});

test('a region hangs on the one cell that joins it to the rest, however large it is; a ring has none', () => {
  expect(measured(drawn('...', '.#.', '...')).hanging).toBe(0);
  expect(measured(drawn('...##', '.#...', '...#.', '#####')).hanging).toBe(3);
  expect(measured(drawn('...#...', '.#...#.', '...#...')).hanging).toBe(8);
});

test('clue cells side by side are a cluster, and those that touch by their corners a diagonal', () => {
  const { cluster, diagonal } = measured(drawn('#...#', '.#.##', '..#..', '##.#.', '#...#'));
  expect({ cluster, diagonal }).toEqual({ cluster: 3, diagonal: 5 });
  expect(measured(drawn('...#', '..#.', '.#..', '....')).diagonal).toBe(3);
});

test('letters that are not joined by a word are not connected', () => {
  expect(measured(drawn('#..#..')).connected).toBe(false);
  expect(measured(drawn('#..', '#.#', '#..')).connected).toBe(true);
});

const GATE: Gate = { share: 0.24, crossed: 0.79, meanLength: 4.7, two: 0.01, three: 0.08, long: 0 };

/** The measures of a pattern that fail, by name. */
const failed = (figures: Figures): string[] => [
  ...(figures.share > GATE.share ? ['share'] : []),
  ...(figures.crossed < GATE.crossed ? ['crossed'] : []),
  ...(figures.meanLength < GATE.meanLength ? ['meanLength'] : []),
  ...(figures.two > GATE.two ? ['two'] : []),
  ...(figures.three > GATE.three ? ['three'] : []),
  ...(figures.longest > 12 ? ['longest'] : []),
  ...(figures.threeUncrossed > 0 ? ['threeUncrossed'] : []),
  ...(figures.connected ? [] : ['connected']),
  ...(figures.hanging > 20 ? ['hanging'] : []),
  ...(figures.cluster > 5 ? ['cluster'] : []),
  ...(figures.diagonal > 5 ? ['diagonal'] : []),
];

function annealed(seed: number, effort: number, share = 0.236, costs: Partial<LayoutCosts> = {}, height = 16): Pattern {
  const random = seeded(seed);
  const layout = new Layout({ width: 12, height, walls: [], share, effort, costs: { ...COSTS, ...costs } });
  layout.scatter(random);
  layout.anneal(random, effort * 12 * height, 2, 0.1);
  return { width: 12, height, cells: layout.cells() };
}

/** Clue cells that may touch: with the usual costs hardly a pattern breaks a single measure. */
const LOOSE: Partial<LayoutCosts> = { pair: 0.5, line: 2, diagonal: 0 };

/** Costs that drive the annealing to break one measure, so that a pattern breaks only that. */
const TEMPTED: Record<string, readonly [share: number, costs: Partial<LayoutCosts>]> = {
  share: [0.258, { length: [0, 0, 22, 3, 0.6, 0, 0, 0, 0.5, 1, 2, 3, 4] }],
  crossed: [0.236, { uncrossed: -0.6 }],
  meanLength: [0.239, { ...LOOSE, length: [0, 0, 22, 3, -0.5, -0.5, 2, 4, 6, 8, 9, 9, 9] }],
  two: [0.236, { length: [0, 0, 4, 2.8, 0.1, 0, 0, 0, 0.5, 1, 2, 3, 4] }],
  three: [0.236, { length: [0, 0, 22, 1.6, 0.3, 0, 0, 0.1, 0.5, 1, 2, 3, 4] }],
  longest: [0.236, { length: [0, 0, 22, 2.8, 0.2, 0, 0, 0.3, 0.8, 1, 1, 1, 1], tooLong: 0 }],
  threeUncrossed: [0.236, { ...LOOSE, three: 0.5 }],
  hanging: [0.236, {}],
  cluster: [0.236, { pair: -0.4, line: -1 }],
  diagonal: [0.236, { diagonal: -1.2 }],
  connected: [0.236, { ...LOOSE, length: [0, 0, 14, 2.8, 0.15, 0, 0.1, 0.5, 1.2, 2.2, 3.5, 5, 7] }],
};

describe('a pattern that breaks only', () => {
  test.each(Object.keys(TEMPTED))('%s: the gate refuses it', (name) => {
    const [share, costs] = TEMPTED[name] as (typeof TEMPTED)[string];
    for (let seed = 1; seed <= 300; seed++) {
      const figures = measured(annealed(seed, 60, share, costs));
      expect(passes(figures, GATE)).toBe(failed(figures).length === 0);
      if (failed(figures).join() === name) return;
    }
    throw new Error(`No pattern of 300 broke only ${name}`);
  });
});

test('in hundreds of patterns, clues are placed by the rules or the pattern is refused', () => {
  let placed = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const pattern = annealed(seed, 25, 0.236, {}, 9);
    const runs = runsOf(pattern);
    const places = placeClues(pattern, runs);
    if (!places) continue;
    placed++;
    const at = (cell: number) => places.filter((place) => place.cell === cell);
    for (const [cell, type] of pattern.cells.entries()) {
      const clues = at(cell);
      expect(clues.length > 0).toBe(type === CLUE);
      expect(clues.length).toBeLessThanOrEqual(2);
      expect(clues.filter(({ arrow }) => ARROW_EXIT[arrow] === 'down').length).toBeLessThanOrEqual(1);
    }
    for (const [index, { cell, arrow }] of places.entries()) {
      expect(runs[index]?.cells[0]).toBe(ARROW_EXIT[arrow] === 'down' ? cell + pattern.width : cell + 1);
    }
  }
  expect(placed).toBeGreaterThan(100);
});

test('a word that no clue cell can lead to, and a cell with too many, are refused', () => {
  const placed = (...rows: readonly string[]) => {
    const pattern = drawn(...rows);
    return placeClues(pattern, runsOf(pattern))?.map(({ cell, arrow }) => `${cell} ${arrow}`);
  };
  expect(placed('...')).toBeUndefined();
  expect(placed('#..')).toEqual(['0 right']);
  expect(placed('#.', '..')).toEqual(['0 downRight', '0 rightDown']);
  expect(placed('##', '..')).toBeUndefined(); // the second clue cell leads nowhere
  expect(placed('#..', '.##', '.##')).toBeUndefined(); // nor do four of these
  expect(placed('#..', '...', '#.#')).toBeUndefined(); // four words have only the first cell for their clue
});

test('a seed gives this exact pattern on every machine', () => {
  const { cells, width } = annealed(2026, 40, 0.236, {}, 10);
  const rows = Array.from({ length: 10 }, (_, row) => [...cells.slice(row * width, (row + 1) * width)]);
  expect(rows.map((row) => row.map((type) => (type === CLUE ? '#' : '.')).join('')).join('\n')).toMatchInlineSnapshot(`
    "#.##.#.##...
    #.......#.##
    .....#......
    #.....#.....
    ....#.......
    ##.#.....#.#
    ....#.....#.
    #....#......
    .....#......
    #......#...."
  `);
});
