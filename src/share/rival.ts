// A friend's challenge: the time to beat, in a link to the level. It is only ever shown, so it needs no proof.

import { RIVAL } from '../../machines/app/route.ts';

const LONGEST = 360_000; // s; 100 hours

/** The level's address with this time in it; whole seconds, as players see them. */
export const challenge = (address: string, puzzle: string, ms: number): string =>
  `${address}?${RIVAL}=${puzzle.replace('/', '.')}.${Math.floor(ms / 1000)}`;

/** ms to beat on this puzzle, from the address; undefined if it names none, or another puzzle. */
export function timeToBeat(search: string, puzzle: string): number | undefined {
  const value = new URLSearchParams(search).get(RIVAL) ?? '';
  const prefix = `${puzzle.replace('/', '.')}.`;
  const seconds = value.startsWith(prefix) ? value.slice(prefix.length) : '';
  return /^[1-9]\d{0,5}$/.test(seconds) && Number(seconds) < LONGEST ? Number(seconds) * 1000 : undefined;
}
