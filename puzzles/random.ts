// Randomness is passed as an argument: a small seeded generator that gives the same numbers on every machine.

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Mulberry32 by Tommy Ettinger (public domain algorithm): 32 bits of state, full period, same sequence everywhere. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 to `below` - 1. */
export const randomInt = (random: Random, below: number): number => Math.floor(random() * below);

/** A new array in random order (Fisher and Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(random, i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Turns words, such as a date and a category, into a seed (FNV-1a, 32 bits). */
export function seedOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of words.join('\u0000')) {
    hash ^= char.codePointAt(0) as number;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
