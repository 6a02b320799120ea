// How large a cell must be to be read; a board that would be smaller opens zoomed in.

import type { Givens } from './types.ts';

/** CSS pixels of type that can be read. */
const READABLE = 9;

/** Most clues are set in one size; the few smaller ones are legible in the clue bar. */
export function reading({ slots }: Givens): number {
  const sizes = slots.map(({ clue }) => clue.size).sort((a, b) => a - b);
  return (READABLE * 1000) / (sizes[sizes.length >> 1] ?? 1000);
}
