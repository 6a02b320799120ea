// Puzzles with the rating that Sukaku Explainer gives them: from 5.4 on from Sudoku Exchange's Puzzle Bank (public domain), below
// by that program.
import { expect, test } from 'vitest';
import { seeded } from '../../../puzzles/random.ts';
import { type Digits, parseBoard } from '../../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/dig.ts';
import { lengthTenths } from '../../../puzzles/sudoku/explainer/find.ts';
import { explainerRating } from '../../../puzzles/sudoku/explainer/index.ts';

test.each([
  [1.2, 'hidden single', '.2.....7...4...8...9.628.4.93..5..272.53.49.864..8..13.8.493.5...9...1...7.....3.'],
  [1.5, 'hidden single', '2...56.....91.3.7..1....9...6...7.381...3...775.6...4...2....1..4.3.17.....27...4'],
  [1.7, 'direct locking', '.7435..6....9....551.2..........9.13...183...83.5..........2.762....5....5..3.48.'],
  [2, 'direct hidden pair', '2.....456...7.4.23....6.7..4.56......82.1.54......82.1..3.9....94.8.1...851.....2'],
  [2.3, 'naked single', '.8639........1.......6.5.2...38..56.52.....47.67..12...4.2.6.......4........3891.'],
  [2.5, 'direct hidden triplet', '.6.2..9.......4..31.36.97...518.74.2....9....2.45.638...67.18.45..3.......2..5.3.'],
  [2.6, 'locking', '.1.73.8..3.7.9....4.8..6.2.....8..3....5.1....2..6.....6.4..5.2....2.1.6..5.18.7.'],
  [2.8, 'locking', '.3..9..285...2.9....2.7453..8...7264.2.468.5.6..2...8.3.178.6.2..6132..52...4..1.'],
  [3, 'naked pair', '..23......7.1..824.4..2...14.96.3...657....1..2.7.94.68.5.7.14.2.1....7.7.4..16..'],
  [3.2, 'x-wing', '..8..3.2...4.6238.93287.65...3.58.42..1..683548532.7....96374183..28.5..8....52.3'],
  [3.4, 'hidden pair', '.2.7.1.4.7.......8..5.2.7..9...7...6..16.29..6...5...3..6.8.4..2.......7.7.5.4.6.'],
  [3.6, 'naked triplet', '.........5743...98621.9.354.57...9...4.1.5.2.1.2...435238.7..6971...2.434........'],
  [3.8, 'swordfish', '931246785685317..44725981368531....271......324...38..12763...83.4..1...5.84..3..'],
  [4, 'two strong links', '.7..5...98...1.5....3..981....2..6..58.....72..2..7....958..7....7.4...84...9..3.'],
  [4.2, 'xy-wing', '.....9.5..79.35..2.8..4.......5...29.42...31.91...8.......5..3.7..89.46..2.6.....'],
  [4.3, 'two strong links', '.....3.7..6.4....3..869.1...138....9..5...2..7....648...2.573..9....1.4..5.3.....'],
  [4.4, 'xyz-wing', '.1.72.563.56.3.247732546189693287415247615938581394........2...........1..587....'],
  [4.5, 'unique rectangle', '..91..2........38.5...3.6912...78.....34157.....26...8397.2...4.18........5..91..'],
  [5, 'naked quad', '532786...978241.6...1953287.254..67...3617.527..5........1........8.51.6...3...98'],
  [5.2, 'jellyfish', '2.......3.8..3..5...34.21....12.54......9......93.86....25.69...9..2..7.4.......1'],
  [5.4, 'three strong links', '.754.692...17.86..6...3...7.5.....3..14.6.87.....2....1.78.32.45...4...1.8.....6.'],
  [5.5, 'wxyz-wing', '18.....39...715.....5...7..5.......78.42.93.5.2.....9...81734....36.49......9....'],
  [5.6, 'wxyz-wing', '1...732.6..7.1....2.3..571.4.5......73.....58......3.4.213..8.5....9.4..3.456...2'],
  [5.7, 'three strong links', '...9.76.1.1.52.9.4.......7.84....31...3...2...97....45.8.......4.9.81.5.5.12.9...'],
  [6.3, 'vwxyz-wing', '3..2.7..9...861.....8.3.6.....4.6...2.9...3.54...5...6..23.59......1.....8.....7.'],
  [6.4, 'vwxyz-wing', '5..8....1.....4.....46123...35...6.8..2...5..6.8...19...61259.....3.....1....8..2'],
  [6.6, 'forcing chain', '..54.31...8.1.6.2.1.......3.2.....1.85.9.2.7479..4..32...8.1.......7.....1.3.5.4.'],
  [6.8, 'forcing chain', '.2....74.3..8..6.256..9.......2.3.8...6.8.2...1.4.9.......2..632.7..6..8.93....2.'],
  [7.1, 'forcing chain', '61........4.6..5..3.7..9..4..38.4..1....5....4..9.36..9..4..2.7..8..5.3........56'],
  [7.2, 'forcing chain', '.83.2..9....8..1...293....8....987...7.....6...674....3....698...2..5....1..3.54.'],
  [7.3, 'forcing chain', '.97..3.2.4...7.6..6..2..5..2....4....4.....8....7....5..1..7..2..4.8...1.3.5..96.'],
  [8.2, 'multiple forcing chains', '8.429............8.9...623...5.....6...638...7.....9...465...1.5............415.2'],
  [8.3, 'multiple forcing chains', '7.....81..4...82.....2.6..3...32.9..2..8.4..7..3.67...8..6.2.....95...8..51.....2'],
  [8.9, 'dynamic forcing chains', '.7.....3.1.......5...6.4....5.....4.9.3.4.6.7.4.7.8.9...81653......9....2.......1'],
])('%d, %s', { timeout: 60_000 }, (rating, hardest, text) => {
  expect(explainerRating(parseBoard(text) as Digits)).toEqual({ rating, hardest, solved: true });
});

test("Sudoku Explainer's own scale has no wing of four cells: a chain instead", () => {
  const board = parseBoard(
    '18.....39...715.....5...7..5.......78.42.93.5.2.....9...81734....36.49......9....',
  ) as Digits;
  expect(explainerRating(board, 'explainer').rating).toBeGreaterThan(6.5);
});

test('a full board needs nothing, one empty cell 1.0', () => {
  const full = fullGrid(seeded(1));
  expect(explainerRating(full)).toEqual({ rating: 0, hardest: 'none', solved: true });
  expect(explainerRating(full.with(40, 0)).rating).toBe(1);
});

test('a board beyond the chains is not solved and at least 9.5', () => {
  expect(explainerRating(new Uint8Array(81))).toMatchObject({ rating: 9.5, solved: false });
});

test('the rating is that of the hardest step, and the board is left alone', () => {
  const digits = dig(seeded(4), fullGrid(seeded(4)));
  const before = digits.slice();
  const steps: number[] = [];
  const { rating } = explainerRating(digits, 'sukaku', (_, tenths) => steps.push(tenths));
  expect(rating).toBe(Math.max(...steps) / 10);
  expect(digits).toEqual(before);
});

test('a tenth for each limit that the length exceeds: 4, 6, 8, 12, 16, 24, 32, 48', () => {
  const limits = [4, 6, 8, 12, 16, 24, 32, 48];
  for (const [tenths, limit] of limits.entries()) {
    expect(lengthTenths(limit + 2)).toBe(tenths);
    expect(lengthTenths(limit + 3)).toBe(tenths + 1);
  }
});
