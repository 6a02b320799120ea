// The guide: every step waits for what it asks, and the whole can be done in order.

import { expect, test } from 'vitest';
import type { Gesture } from '../../../puzzles/gesture.ts';
import type { Look } from '../../../puzzles/sudoku/types.ts';
import { openGuide } from '../../../src/help/guideBoard.ts';
import { SHARED_KEYS } from '../../../src/help/kindHelp.ts';
import { helpOf } from '../../../src/help/registry.ts';
import { GUIDE_SHEET, LAST_OF_ROW, TWO_CHOICES } from '../../../src/help/sudoku/sheet.ts';
import { GUIDE_STEPS } from '../../../src/help/sudoku/steps.ts';
import de from '../../../src/text/de.ts';
import en from '../../../src/text/en.ts';

const symbol = (digit: string): Gesture => ({ type: 'symbol', symbol: digit, alt: false });
const tap = (cell: number): Gesture => ({ type: 'tap', cell, extend: false });

/** What a player does at each step that asks for something. */
const DOES: Readonly<Record<string, readonly Gesture[]>> = {
  select: [tap(LAST_OF_ROW)],
  enter: [symbol('7')],
  notes: [tap(TWO_CHOICES), { type: 'mode', mode: 'notes' }, symbol('5'), symbol('8')],
  mistake: [{ type: 'mode', mode: 'digit' }, symbol('8')],
  erase: [{ type: 'erase', back: false }],
};

test('the steps are done one after the other by doing what they say', async () => {
  const board = await openGuide('sudoku', GUIDE_SHEET);
  board.send(tap(0));
  const done = (key: string, hinted = false): boolean => {
    const { play, view } = board.current();
    const looks = board.kind.look(board.givens, play, view) as readonly Look[];
    const step = GUIDE_STEPS.find((one) => one.key === key);
    const now = { look: (cell: number) => looks[cell], cursor: view.cursor, mistakes: board.mistakes(), hinted };
    return step?.done?.(now) ?? true;
  };
  for (const [key, gestures] of Object.entries(DOES)) {
    expect(done(key), `${key} before`).toBe(false);
    for (const gesture of gestures) board.send(gesture);
    expect(done(key), `${key} after`).toBe(true);
  }
  expect(done('hint')).toBe(false);
  expect(await board.hint()).toBeDefined();
  expect(done('hint', true)).toBe(true);
});

test.each([
  ['de', de],
  ['en', en],
])('every step has a sentence in %s', (_language, texts) => {
  const { step } = (texts.guide as unknown as Guides).sudoku;
  expect(Object.keys(step).sort()).toEqual(GUIDE_STEPS.map(({ key }) => key).sort());
});

interface Words {
  readonly keys: Readonly<Record<string, string>>;
  readonly key: Readonly<Record<string, string>>;
}
interface Guides extends Words {
  readonly sudoku: Words & { readonly step: Readonly<Record<string, string>> };
}

test.each([
  ['de', de],
  ['en', en],
])('every key of the list has its words in %s, and no other has', (_language, texts) => {
  const guide = texts.guide as unknown as Guides;
  const keys = helpOf('sudoku')?.keys ?? [];
  const own = keys.filter((name) => name.startsWith('own/')).map((name) => name.slice(4));
  for (const words of [guide.keys, guide.key]) expect(Object.keys(words).sort()).toEqual([...SHARED_KEYS].sort());
  for (const words of [guide.sudoku.keys, guide.sudoku.key]) expect(Object.keys(words).sort()).toEqual(own.sort());
  expect(keys.filter((name) => !name.startsWith('own/')).sort()).toEqual([...SHARED_KEYS].sort());
});

test('a game that brings no help has none', () => {
  expect([helpOf('crossword'), helpOf('toString')]).toEqual([undefined, undefined]);
});
