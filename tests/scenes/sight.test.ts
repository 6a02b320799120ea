// What is scrolled into view on a board that is larger than its canvas.

import { expect, test } from 'vitest';
import type { Cell } from '../../puzzles/grid.ts';
import { createSight } from '../../scenes/sight.ts';
import type { Source } from '../../scenes/source.ts';

/** Boards of 5 by 5, one after another; `see` shows the next one, with its cursor and these cells selected. */
function board() {
  let looks = Array.from({ length: 25 }, () => ({ selected: false, currentClue: 0 }));
  let view: { cursor: Cell; lights?: readonly unknown[] } = { cursor: 0 };
  const brought: (readonly Cell[])[] = [];
  const source = {
    kind: { look: () => looks },
    givens: { width: 5, height: 5 },
    current: () => ({ play: {}, view }),
  } as unknown as Source;
  const sight = createSight(source, { show: (...cells) => brought.push(cells) });
  return {
    sight,
    frame: () => source.current(),
    brought,
    see(cursor: Cell, selected: readonly Cell[], lights?: readonly unknown[], clue?: Cell) {
      // cells whose selection does not change keep the same look object, as in a kind
      looks = looks.map((look, cell) => {
        const now = { selected: selected.includes(cell), currentClue: cell === clue ? 1 : 0 };
        return look.selected === now.selected && look.currentClue === now.currentClue ? look : now;
      });
      view = { cursor, ...(lights && { lights }) };
      return this;
    },
    focus: () => sight.focus(source.current()),
  };
}

test('the current word, from the cursor outwards', () => {
  expect(board().see(7, [5, 6, 7, 8, 9]).focus()).toEqual([7, 6, 8, 5, 9]);
  expect(board().see(22, [2, 7, 12, 17, 22]).focus()).toEqual([22, 17, 12, 7, 2]);
});

test('the cursor alone if it is in no word', () => {
  expect(board().see(12, []).focus()).toEqual([12]);
  expect(board().see(12, [0, 1, 2]).focus()).toEqual([12]);
});

test('a word that is left and one that is entered, on the same board', () => {
  const player = board();
  const words: readonly (readonly Cell[])[] = [[0, 1, 2], [2, 7, 12], [], [20, 21, 22, 23], [7, 12, 17], [0, 1, 2]];
  for (const word of words) {
    const cursor = word[1] ?? 24;
    player.see(cursor, word);
    expect(player.focus().toSorted((a, b) => a - b)).toEqual(word.length > 0 ? word : [24]);
    expect(player.focus()[0]).toBe(cursor);
  }
});

test('keys scroll the word of the cursor into view, once', () => {
  const player = board().see(7, [6, 7, 8]);
  player.sight.follow(player.frame());
  player.sight.follow(player.frame());
  expect(player.brought).toEqual([[7, 6, 8]]);
});

test('what a finger touches stays under it: only its cell is brought fully into view', () => {
  const player = board().see(7, [6, 7, 8]);
  player.sight.touched();
  player.sight.follow(player.frame());
  expect(player.brought).toEqual([[7]]);
});

test('a word comes into view with its clue, which is the first to be left out', () => {
  const player = board().see(7, [6, 7, 8], undefined, 0);
  player.sight.follow(player.frame());
  player.see(17, [16, 17, 18], undefined, 15).sight.follow(player.frame());
  expect(player.brought).toEqual([
    [7, 6, 8, 0],
    [17, 16, 18, 15],
  ]);
});

test('the lights of a hint are scrolled into view when it appears, and not again', () => {
  const player = board();
  const lights = [
    { cell: 3, role: 'area' },
    { cell: 9, role: 'target' },
  ];
  player.see(0, [], lights).sight.follow(player.frame());
  player.sight.follow(player.frame());
  player.see(0, []).sight.follow(player.frame());
  expect(player.brought).toEqual([[3, 9]]);
});
