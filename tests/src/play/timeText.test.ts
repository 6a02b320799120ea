// Formatting of playing times.

import { expect, test } from 'vitest';
import { shortTime, timeCode, timeText, untilNextSecond } from '../../../src/app/timeText.ts';

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [1000, '0:00:01'],
  [59_999, '0:00:59'],
  [60_000, '0:01:00'],
  [3_599_999, '0:59:59'],
  [3_600_000, '1:00:00'],
  [360_000_000, '100:00:00'],
  [-5, '0:00:00'],
])('%i ms reads %s', (ms, text) => {
  expect(timeText(ms)).toBe(text);
});

test.each([
  [-5, '0:00'],
  [59_999, '0:59'],
  [519_000, '8:39'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
])('%i ms reads %s where hours are said only if there are any', (ms, text) => {
  expect(shortTime(ms)).toBe(text);
});

test('the machine-readable time is an ISO duration', () => {
  expect(timeCode(3_725_000)).toBe('PT1H2M5S');
});

test('the next second follows from the time played, not from the wall clock', () => {
  expect(untilNextSecond(0)).toBe(1000);
  expect(untilNextSecond(1250)).toBe(750);
  expect(untilNextSecond(1999)).toBe(1);
});
