// The times shown with a win.

import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { duelText, timeFacts } from '../../src/share/winFacts.ts';

const t = ((key: string) => key.replace('modal.gameWin.', '')) as TFunction;

test.each([
  ['no challenge says nothing', 90_000, undefined, undefined],
  ['a second less has won', 89_999, 90_000, 'ahead'],
  ['the same second is a tie, as players see it', 90_900, 90_000, 'tie'],
  ['a lost one says by how much', 102_500, 90_000, 'behind 0:00:12'],
])('%s', (_, ms, rival, said) => {
  const words = ((key: string, { time = '' } = {}) => `${t(key as never)} ${time}`.trim()) as unknown as TFunction;
  expect(duelText(ms, rival, words)).toBe(said);
});

test.each([
  ['the least of all is the new best time', 90_000, 90_000, ['record 0:01:30']],
  ['a slower one stands beside the best', 90_000, 60_000, ['time 0:01:30', 'best 0:01:00']],
  ['one that does not count is no best time', 2_000, undefined, ['time 0:00:02']],
])('%s', (_, ms, best, said) => {
  expect(timeFacts(ms, best, t).map(({ name, value }) => `${name} ${value}`)).toEqual(said);
});
