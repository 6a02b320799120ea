// Which digits are worth trying with a single-digit technique: fish, strong links and colours of any kind can remove only
// candidates that occur in no way of filling the digit in, and most digits of most boards have no such candidate.

import { type Bits, placeWords } from './cellBits.ts';
import { WORDS } from './cellSets.ts';
import { impossiblePlaces } from './digitWays.ts';
import { rememberingLast } from './memory.ts';

/** One digit's places and what is impossible there, ascending. */
interface Doubt {
  readonly digit: number;
  readonly places: Bits;
  readonly impossible: readonly number[];
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Cache by digit: a step changes few digits, so most results are still valid. */
const known: Doubt[] = [];

/** The digits with their impossible candidates, ascending. */
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

/** The digits with an impossible candidate, ascending. */
export const doubtfulDigits = rememberingLast((state): readonly number[] =>
  impossibleByDigit(state)
    .filter(({ impossible }) => impossible.length > 0)
    .map(({ digit }) => digit),
);
