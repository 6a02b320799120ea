// Which digits a technique of one digit alone is worth trying on: fish, strong links and colours of every sort can only
// take away what no way to fill the digit in goes through, and most digits of most boards have no such candidate.

import { type Bits, placeWords } from './cellBits.ts';
import { WORDS } from './cellSets.ts';
import { impossiblePlaces } from './digitWays.ts';
import { rememberingLast } from './memory.ts';

/** One digit's places and what is impossible there, rising. */
interface Doubt {
  readonly digit: number;
  readonly places: Bits;
  readonly impossible: readonly number[];
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** By digit, from the last board that had other places: a step changes few digits, so most answers are known. */
const known: Doubt[] = [];

/** The digits and the candidates that cannot be, rising. */
export const impossibleByDigit = rememberingLast((state): readonly Doubt[] => {
  const words = placeWords(state);
  return DIGITS.map((digit) => {
    const at = (digit - 1) * WORDS;
    const before = known[digit];
    if (before && isAt(before.places, words, at)) return before;
    const places: Bits = [words[at] as number, words[at + 1] as number, words[at + 2] as number];
    const found = { digit, places, impossible: impossiblePlaces(places) };
    known[digit] = found;
    return found;
  });
});

const isAt = (places: Bits, words: Int32Array, at: number): boolean =>
  places[0] === words[at] && places[1] === words[at + 1] && places[2] === words[at + 2];

/** The digits with a candidate that cannot be, rising. */
export const doubtfulDigits = rememberingLast((state): readonly number[] =>
  impossibleByDigit(state)
    .filter(({ impossible }) => impossible.length > 0)
    .map(({ digit }) => digit),
);
