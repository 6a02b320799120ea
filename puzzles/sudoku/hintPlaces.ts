// Where to look for a step: the houses that its first stage names and lights.

import type { House } from './board.ts';
import { boxOf, placeOf, type Values } from './hintWords.ts';
import type { Step, TechniqueKey } from './techniques/index.ts';

const FISH = /(?<wing>x?wing)$|(?<three>swordfish)$|jellyfish$/i;
const NO_FISH: readonly TechniqueKey[] = ['wWing', 'xyWing', 'xyzWing', 'wxyzWing', 'alsXyWing'];

/** A fish's number of base houses, 0 for other techniques; a Kraken fish can have any. */
export function fishSize(key: TechniqueKey): number {
  const found = NO_FISH.includes(key) ? null : FISH.exec(key);
  if (!found) return 0;
  return found.groups?.wing ? 2 : found.groups?.three ? 3 : 4;
}

/** Techniques whose reason is in two houses equally. */
const TWO: readonly TechniqueKey[] = [
  'skyscraper',
  'twoStringKite',
  'turbotFish',
  'dualTwoStringKite',
  'sueDeCoq',
  'wxyzWing',
];
const RECTANGLE = /Rectangle\d?$/;
/** Named after a rectangle, but about one box. */
const BOXED: readonly TechniqueKey[] = ['emptyRectangle', 'dualEmptyRectangle'];

export const isRectangle = (key: TechniqueKey): boolean => RECTANGLE.test(key) && !BOXED.includes(key);

/** Never empty. A naked single has no house of its own: its box is where to look. */
export function placesOf({ technique, houses, placements, cause, parts }: Step): readonly House[] {
  const size = fishSize(technique);
  if (size > 0) return houses.slice(0, size);
  if (technique === 'krakenFish') return houses.slice(0, houses.length / 2);
  if (technique === 'nakedSingle') return [boxOf(placements[0]?.cell ?? 0)];
  if (technique === 'bugPlus1') return houses.slice(-1);
  if (technique === 'deathBlossom') return [boxOf(parts?.[0]?.[0]?.cell ?? 0)];
  if (isRectangle(technique)) return houses.slice(-2);
  if (TWO.includes(technique)) return houses.slice(0, 2);
  return [houses[0] ?? boxOf(cause[0]?.cell ?? 0)];
}

/** `place`, and `place2` if the first stage names two. */
export function placeValues(step: Step): Values {
  const places = placesOf(step);
  if (fishSize(step.technique) > 0 || step.technique === 'krakenFish') return { place: placeOf(...places) };
  const [first, second] = places;
  return { place: placeOf(first ?? 0), ...(second === undefined ? {} : { place2: placeOf(second) }) };
}
