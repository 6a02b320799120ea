// What makes a day's edition: its number, its weather and its word. Pure.

import type { Answer } from '../games/still.ts';

const DAY = 86_400_000; // ms

/** The issue's number: the day of the year, from 1. `iso`: YYYY-MM-DD. */
export function issueNumber(iso: string): number {
  const yearStart = Date.parse(`${iso.slice(0, 4)}-01-01T00:00:00Z`);
  return (Date.parse(`${iso}T00:00:00Z`) - yearStart) / DAY + 1;
}

export const WEATHERS = ['sunny', 'fair', 'cloudy', 'rain', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

/** The day's difficulty as weather, by the mean of its puzzles' stars (`starsOf`); undefined while none is known. */
export function weatherOf(stars: readonly (number | undefined)[]): Weather | undefined {
  const known = stars.filter((count) => count !== undefined);
  if (known.length === 0) return undefined;
  const mean = known.reduce((sum, count) => sum + count, 0) / known.length;
  if (mean <= 1) return 'sunny';
  if (mean < 2.5) return 'fair';
  if (mean <= 3) return 'cloudy';
  return mean < 3.7 ? 'rain' : 'storm';
}

const SHORTEST = 6;
const LONGEST = 12;
/** Written with two letters in German puzzles, which a headline would show. */
const SUBSTITUTES = /AE|OE|UE|SS/;

/**
 * The word of the day: one of the answers that can stand in a headline, another one each day. `today`: the answers of
 * today's puzzles, none of which may be given away.
 */
export function wordOfDay(answers: readonly Answer[], today: ReadonlySet<string>, issue: number): Answer | undefined {
  const fit = answers.filter(
    ({ word, clue }) => word.length >= SHORTEST && word.length <= LONGEST && clue !== '' && !today.has(word),
  );
  const plain = fit.filter(({ word }) => !SUBSTITUTES.test(word));
  const best = (plain.length > 0 ? plain : fit).toSorted(
    (a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1),
  );
  // the longest few take turns
  return best[issue % Math.min(best.length, 5)];
}
