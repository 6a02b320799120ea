// What is printed: pages, and the board empty, as played and solved.

import { describe, expect, test } from 'vitest';
import { GAME_TYPES, type GameType } from '../../../puzzles/catalogue.ts';
import { GAMES as MANIFESTS } from '../../../src/games/registry.ts';
import { boxOf, hasLarge, paperOf } from '../../../src/print/pages.ts';
import { type Fill, printable } from '../../../src/print/printable.ts';
import { smallBoard } from '../../helpers/boards.ts';

const largeOf = async (game: GameType) => (await MANIFESTS[game].still()).still.large;
const size = (width: number, height: number) => ({ width, height });

describe('the pages', () => {
  test.each([
    ['sudoku', 9, 9],
    ['crossword', 16, 22],
    ['gridpuzzle', 17, 21],
    ['wordsearch', 12, 12],
  ] as const)('a %s of %i x %i is one upright page', async (kind, width, height) => {
    const paper = paperOf(size(width, height), await largeOf(kind), 'normal');
    expect(paper).toEqual({ landscape: false, pages: [{ board: { x: 0, y: 0, width, height }, words: true }] });
  });

  test('a double page takes two, and the words are on the second', () => {
    const { landscape, pages } = paperOf(size(32, 22), 'halves', 'normal');
    expect(landscape).toBe(false);
    expect(pages).toEqual([
      { board: { x: 0, y: 0, width: 16, height: 22 }, words: false },
      { board: { x: 16, y: 0, width: 16, height: 22 }, words: true },
    ]);
  });

  test('a double page’s sheets show nothing of each other: its frame is whole, and the cut is half a thin line wide', () => {
    const double = size(32, 22);
    const [left, right] = paperOf(double, 'halves', 'normal').pages.map(({ board }) => board && boxOf(board, double));
    expect(left).toEqual({ x: -3, y: -3, width: 1603.8, height: 2206 });
    expect(right).toEqual({ x: 1599.2, y: -3, width: 1603.8, height: 2206 });
  });

  test('large print takes two pages, and every row is on one of them', async () => {
    const { landscape, pages } = paperOf(size(16, 21), await largeOf('crossword'), 'large');
    expect(landscape).toBe(true);
    expect(pages.map(({ board }) => [board?.y, board?.height])).toEqual([
      [0, 11],
      [11, 10],
    ]);
    expect(paperOf(size(17, 21), await largeOf('gridpuzzle'), 'large').pages).toEqual([
      { board: { x: 0, y: 0, width: 17, height: 21 }, words: false },
      { board: undefined, words: true },
    ]);
  });

  test('large print is offered if it makes a difference', async () => {
    expect([hasLarge(size(9, 9), await largeOf('sudoku')), hasLarge(size(12, 14), 'halves')]).toEqual([false, false]);
    expect([hasLarge(size(16, 22), 'halves'), hasLarge(size(32, 22), 'halves')]).toEqual([true, false]);
    expect(paperOf(size(9, 9), undefined, 'large')).toEqual(paperOf(size(9, 9), undefined, 'normal'));
  });
});

describe.each(GAME_TYPES)('the sheet of a %s', (id) => {
  const open = async (): Promise<(play: 'start' | 'solved', fill: Fill) => ReturnType<typeof printable>> => {
    const { kind, givens, start, solved } = await smallBoard(id);
    return (play, fill) => printable(kind, givens, { start, solved }[play], fill);
  };

  test('is empty or solved, whatever was played', async () => {
    const sheet = await open();
    expect(sheet('solved', 'empty')).toEqual(sheet('start', 'empty'));
    expect(sheet('start', 'solved')).toEqual(sheet('solved', 'solved'));
    expect(sheet('start', 'solved')).not.toEqual(sheet('start', 'empty'));
  });

  test('as played follows the play', async () => {
    const sheet = await open();
    expect(sheet('start', 'now').looks).toEqual(sheet('start', 'empty').looks);
    expect(sheet('solved', 'now').marks).toEqual(sheet('solved', 'solved').marks);
  });

  test('strikes off what was played where it shows that, else only words that are printed from the start', async () => {
    const sheet = await open();
    const doneIn = (lists: ReturnType<typeof sheet>['lists']) =>
      lists.flatMap(({ items }) => items.filter((item) => item.done));
    const done = (fill: Fill) => doneIn(sheet('solved', fill).lists);
    const printed = doneIn(sheet('start', 'now').lists);
    expect([done('empty'), done('solved')]).toEqual([printed, printed]);
    const items = sheet('solved', 'now').lists.flatMap((list) => list.items);
    expect(done('now')).toHaveLength(items.length);
  });
});
