// The times shown with a win.

import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { duelText, timeFacts } from '../../src/share/winFacts.ts';

const t = ((key: string) => key.replace('modal.gameWin.', '')) as TFunction;

test.each([
  ['no challenge says nothing', 90_000, undefined, undefined],
  ['a second less has won', 89_999, 90_000, 'ahead'],
  ['the same second is a tie, as players see it', 90_900, 90_000, 'tie'],
  ['a lost one says by how much', 102_500, 90_000, 'behind 0:12'],
])('%s', (_, ms, rival, said) => {
  const words = ((key: string, { time = '' } = {}) => `${t(key as never)} ${time}`.trim()) as unknown as TFunction;
  expect(duelText(ms, rival, words)).toBe(said);
});

test.each([
  ['the least of all is the new best time', 90_000, 90_000, 95_000, ['record 1:30']],
  ['the first has beaten nothing', 90_000, 90_000, 90_000, ['time 1:30']],
  ['one as fast as the first has not beaten it', 90_900, 90_000, 90_000, ['time 1:30']],
  ['the first after a relaxed one has beaten nothing', 90_000, 90_000, undefined, ['time 1:30']],
  ['a slower one stands beside the best', 90_000, 60_000, 60_000, ['time 1:30', 'best 1:00']],
  ['one that does not count is no best time', 2_000, undefined, undefined, ['time 0:02']],
  ['only a long one has hours', 3_723_000, undefined, undefined, ['time 1:02:03']],
])('%s', (_, ms, best, first, said) => {
  expect(timeFacts(ms, best, first, t).map(({ name, value }) => `${name} ${value}`)).toEqual(said);
});
