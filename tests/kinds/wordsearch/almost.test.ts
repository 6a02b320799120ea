// What a finger that slips draws is almost a word and costs nothing; any other line costs a life.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellAt, columnOf, contains, rowOf } from '../../../puzzles/grid.ts';
import { ears } from '../../../puzzles/wordsearch/ears.ts';
import { wordsearch } from '../../../puzzles/wordsearch/index.ts';
import { cellsOf } from '../../../puzzles/wordsearch/lines.ts';
import { endsOf, wordOn } from '../../../puzzles/wordsearch/rules.ts';
import type { Givens, Line, Move } from '../../../puzzles/wordsearch/types.ts';
import { player } from '../../helpers/boardPlayer.ts';
import { firstLevel } from '../../helpers/writer.ts';
import { SMALL } from './documents.ts';

const boards = await Promise.all(
  [SMALL, firstLevel('wordsearch', 'de'), firstLevel('wordsearch', 'en')].map(async (document) => {
    const { givens } = await player('wordsearch', document);
    return givens as Givens;
  }),
);

const board = fc.constantFrom(...boards);
const step = fc.integer({ min: -1, max: 1 });

const find = ({ from, to }: Line): Move => ({ type: 'find', from, to });

/** The cell so many rows and columns away; undefined beyond the edge. */
function moved(givens: Givens, cell: number, rows: number, columns: number): number | undefined {
  const [row, column] = [rowOf(givens, cell) + rows, columnOf(givens, cell) + columns];
  return contains(givens, row, column) ? cellAt(givens, row, column) : undefined;
}

test('each end up to a cell away from the end of a word: it says "almost" and costs nothing, in either direction', () => {
  let slips = 0;
  fc.assert(
    fc.property(board, fc.nat(99), step, step, step, step, fc.boolean(), (givens, which, r1, c1, r2, c2, turned) => {
      const word = which % givens.words.length;
      const ends = endsOf(givens.words[word]?.cells ?? []);
      const [from, to] = [moved(givens, ends.from, r1, c1), moved(givens, ends.to, r2, c2)];
      if (from === undefined || to === undefined) return;
      const line = turned ? { from: to, to: from } : { from, to };
      const length = cellsOf(givens, line)?.length ?? 0;
      if (length < Math.min(...givens.words.map(({ text }) => text.length)) || wordOn(givens, line) !== undefined)
        return;
      const start = wordsearch.start(givens);
      expect(wordsearch.mistake(givens, start, find(line)), `${givens.words[word]?.text} by ${length}`).toBeUndefined();
      const after = wordsearch.apply(givens, start, find(line));
      expect(after.found).toEqual([]);
      expect(ears.changed(givens, start, after)[0]?.key).toBe('wordsearch.almost');
      slips++;
    }),
    { numRuns: 2000 },
  );
  expect(slips).toBeGreaterThan(200);
});

test('a line with an end two cells from the ends of every word, and as long as a word, costs one', () => {
  let wrong = 0;
  fc.assert(
    fc.property(board, fc.nat(999), fc.nat(999), (givens, a, b) => {
      const count = givens.letters.length;
      const line = { from: a % count, to: b % count };
      const length = cellsOf(givens, line)?.length ?? 0;
      if (length < Math.min(...givens.words.map(({ text }) => text.length))) return;
      const away = (one: number, other: number) =>
        Math.max(
          Math.abs(rowOf(givens, one) - rowOf(givens, other)),
          Math.abs(columnOf(givens, one) - columnOf(givens, other)),
        );
      const slip = ({ from, to }: Line) => Math.max(away(line.from, from), away(line.to, to));
      const ends = givens.words.map(({ cells }) => endsOf(cells));
      if (ends.some(({ from, to }) => slip({ from, to }) < 2 || slip({ from: to, to: from }) < 2)) return;
      expect(wordsearch.mistake(givens, wordsearch.start(givens), find(line))).toBeDefined();
      wrong++;
    }),
    { numRuns: 3000 },
  );
  expect(wrong).toBeGreaterThan(100);
});
