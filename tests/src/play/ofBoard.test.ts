// Keys and words beside a board are computed once, however many parts of the screen use them.

import { expect, test } from 'vitest';
import type { GameContext } from '../../../machines/game/types.ts';
import { hasKeys, hasLetteredKeys, hasLists, legendOf, padOf } from '../../../src/board/ofBoard.ts';

/** A game with a pad of `keys` letters, and how often they were computed. */
function game(keys: number) {
  const asked = { pad: 0, legend: 0 };
  const row = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, keys)].map((symbol) => ({ symbol, shows: 'text' as const }));
  const kind = {
    pad() {
      asked.pad++;
      return { rows: [row], modes: [], mode: '', tools: [] };
    },
    legend(_givens: unknown, play: string) {
      asked.legend++;
      return { lists: [{ title: play, items: [] }] };
    },
  };
  const at = (play: string, view: object): GameContext =>
    ({ kind, givens: {}, view, game: { play } }) as unknown as GameContext;
  return { asked, at };
}

test('computed once per board, and again for another play or view', () => {
  const { asked, at } = game(26);
  const view = { cursor: 1 };
  const pad = padOf(at('one', view));
  expect(padOf(at('one', view))).toBe(pad);
  expect([hasKeys(at('one', view)), hasLetteredKeys(at('one', view))]).toEqual([true, true]);
  expect(asked.pad).toBe(1);
  expect(padOf(at('two', view))).not.toBe(pad);
  expect(padOf(at('two', { cursor: 2 }))).not.toBe(pad);
  expect(asked.pad).toBe(3);
});

test('two alternating games keep their results', () => {
  const [mine, other] = [game(9), game(26)];
  const [here, there] = [mine.at('mine', { cursor: 0 }), other.at('other', { cursor: 0 })];
  for (let n = 0; n < 3; n++) {
    expect(legendOf(here)?.lists[0]?.title).toBe('mine');
    expect(legendOf(there)?.lists[0]?.title).toBe('other');
    expect([hasLetteredKeys(here), hasLetteredKeys(there), hasLists(here)]).toEqual([false, true, true]);
  }
  expect([mine.asked, other.asked]).toEqual([
    { pad: 1, legend: 1 },
    { pad: 1, legend: 1 },
  ]);
});

test('nothing is computed before the level is there', () => {
  const none = { view: undefined, game: undefined } as unknown as GameContext;
  expect([padOf(none), legendOf(none), hasKeys(none), hasLists(none)]).toEqual([undefined, undefined, false, false]);
});
