// Fills the slots of a pattern with words of a lexicon: backtracking over consistent domains, the hardest slot first, with
// restarts. Effort is counted in failures, so the same seed gives the same grid on every machine.

import { type Random, shuffled } from '../random.ts';
import { Domains } from './domains.ts';
import type { Pattern } from './pattern.ts';
import type { WordSet, WordSets } from './wordSets.ts';

/** Words of a slot that are compared at a node, and how many of them are tried. */
const SAMPLE = 20;
const TRIES = 5;
const FIRST_RESTART = 30;
const GROWTH = 1.3;

/**
 * A word for each slot, or undefined after too many failures. Words that exclude each other are never combined. `wanted` are tried in
 * turn before the search, each where it fits with those set before it, until `most` of them are set.
 */
export function fill(
  random: Random,
  { blocks, places }: Pattern,
  words: WordSets,
  maxFails: number,
  wanted: readonly string[] = [],
  most = wanted.length,
): readonly string[] | undefined {
  if (places.some(({ cells }) => !words.byLength.has(cells.length))) return undefined;
  const domains = new Domains(blocks.length, places, words, false);
  if (!domains.settle()) return undefined;
  let set = 0;
  for (const word of wanted) if (set < most && place(random, domains, word)) set++;
  const start = domains.save();
  let fails = 0;
  for (let limit = FIRST_RESTART; fails < maxFails; limit *= GROWTH) {
    const stop = Math.min(maxFails, fails + limit);
    domains.restore(start);
    const visit = (): boolean => {
      const slot = hardest(domains, places.length);
      if (slot === undefined) return true;
      const here = domains.save();
      for (const index of choices(random, domains, slot)) {
        domains.assign(slot, index);
        if (domains.settle() && visit()) return true;
        if (fails >= stop) return false;
        domains.restore(here);
      }
      fails++;
      return false;
    };
    if (visit()) return places.map((_, slot) => wordAt(domains, slot));
  }
  return undefined;
}

/** Sets a word in one of the slots that can have it; false if there is none. */
function place(random: Random, domains: Domains, word: string): boolean {
  const slots = shuffled(random, [...domains.sets.keys()]);
  for (const slot of slots) {
    const index = domains.sets[slot]?.words.indexOf(word) ?? -1;
    if (index < 0 || !domains.has(slot, index) || domains.countOf(slot) < 2) continue;
    const here = domains.save();
    domains.assign(slot, index);
    if (domains.settle()) return true;
    domains.restore(here);
  }
  return false;
}

const wordAt = (domains: Domains, slot: number): string =>
  (domains.sets[slot] as WordSet).words[domains.wordsOf(slot)[0] as number] as string;

/** The slot with few words and many failures; undefined once every slot has one word. */
function hardest(domains: Domains, slots: number): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (let slot = 0; slot < slots; slot++) {
    const count = domains.countOf(slot);
    if (count < 2) continue;
    const weight = Math.log(count) / (domains.failures[slot] as number);
    if (weight < least) [best, least] = [slot, weight];
  }
  return best;
}

/** The words of a sample that leave the crossing slots the most choice. */
function choices(random: Random, domains: Domains, slot: number): number[] {
  const all = domains.wordsOf(slot);
  const sample: number[] = [];
  for (let n = 0; n < SAMPLE && all.length > 0; n++) {
    const at = Math.floor(random() * all.length);
    sample.push(all[at] as number);
    all[at] = all.at(-1) as number;
    all.pop();
  }
  const { words } = domains.sets[slot] as WordSet;
  const scored = sample.map((index) => ({
    index,
    score: scoreOf(domains, slot, words[index] as string) + random() * 2,
  }));
  scored.sort((a, b) => b.score - a.score);
  return scored.slice(0, TRIES).map(({ index }) => index);
}

function scoreOf(domains: Domains, slot: number, word: string): number {
  let score = 0;
  for (let place = 0; place < word.length; place++) {
    const other = domains.crossing(slot, place);
    if (other) score += Math.log(1 + domains.support(other.slot, other.index, word.charCodeAt(place) - 65));
  }
  return score;
}
