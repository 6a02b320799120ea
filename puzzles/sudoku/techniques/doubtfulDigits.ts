// Which digits a technique of one digit alone is worth trying on: fish, strong links and colours of every sort can only
// take away what no way to fill the digit in goes through, and most digits of most boards have no such candidate.

import { type Bits, placesByDigit } from './cellBits.ts';
import { impossiblePlaces } from './digitWays.ts';
import { rememberingLast } from './memory.ts';

/** One digit's places and what is impossible there, from the last board that had other places. */
interface Known {
  readonly places: Bits;
  readonly impossible: readonly number[];
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const known: (Known | undefined)[] = [];

const same = (a: Bits, b: Bits): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** The digits and the candidates that cannot be, rising; a step changes few digits, so most answers are known. */
export const impossibleByDigit = rememberingLast((state) => {
  const everywhere = placesByDigit(state);
  return DIGITS.map((digit) => {
    const places = everywhere[digit - 1] as Bits;
    const before = known[digit];
    if (before && same(before.places, places)) return { digit, ...before };
    const found = { places, impossible: impossiblePlaces(places) };
    known[digit] = found;
    return { digit, ...found };
  });
});

/** The digits with a candidate that cannot be, rising. */
export const doubtfulDigits = rememberingLast((state): readonly number[] =>
  impossibleByDigit(state)
    .filter(({ impossible }) => impossible.length > 0)
    .map(({ digit }) => digit),
);
