// What the twin says about each cell, updated cell by cell.

import { expect, test, vi } from 'vitest';
import type { Spoken } from '../../../puzzles/kind.ts';
import { Looks } from '../../../src/board/looks.ts';
import { GUIDE_SHEET, LAST_OF_ROW, TWO_CHOICES } from '../../../src/games/sudoku/guideSheet.ts';
import { openGuide } from '../../../src/help/guideBoard.ts';

async function board() {
  const source = await openGuide('sudoku', GUIDE_SHEET);
  const speak = vi.fn((spoken: Spoken) => spoken.map(({ key }) => key).join(' '));
  const looks = new Looks(source, speak, { later: (run) => run() });
  return { source, looks, speak };
}

test('a cell is put into words on demand, and once', async () => {
  const { looks, speak } = await board();
  expect(speak).not.toHaveBeenCalled();
  expect(looks.said(3)).toBe(looks.said(3));
  expect(speak).toHaveBeenCalledTimes(1);
  expect(looks.said(81)).toEqual({ label: '', selected: false, given: false, wrong: false, cursor: false });
});

test('a step of the cursor notifies the two cells concerned and rewords none', async () => {
  const { source, looks } = await board();
  const woken = vi.fn();
  const heard = vi.fn();
  for (let cell = 0; cell < 81; cell++) looks.subscribeCell(cell, () => woken(cell));
  looks.subscribeRound(heard);
  source.send({ type: 'go', cell: TWO_CHOICES });
  expect(woken.mock.calls.flat()).toEqual([LAST_OF_ROW, TWO_CHOICES]);
  expect(heard).toHaveBeenCalledExactlyOnceWith([]);
});

test('an entry rewords its own cell; the others keep the same words', async () => {
  const { source, looks } = await board();
  const heard = vi.fn();
  looks.subscribeRound(heard);
  const before = looks.said(0);
  source.send({ type: 'symbol', symbol: '7', alt: false });
  expect(heard).toHaveBeenCalledExactlyOnceWith([LAST_OF_ROW]);
  expect(looks.said(0)).toBe(before);
});

test('it unsubscribes from the source with its last listener', async () => {
  const { source, looks } = await board();
  const subscribe = vi.spyOn(source, 'subscribe');
  const stop = looks.subscribeRound(() => undefined);
  stop();
  source.send({ type: 'symbol', symbol: '7', alt: false });
  expect(subscribe).toHaveBeenCalledTimes(1);
  expect(looks.said(LAST_OF_ROW).label).toContain('empty');
});
