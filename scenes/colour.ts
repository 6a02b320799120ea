// Arithmetic on colours.

import type { Colour } from './palette.ts';

/** From the first colour at 0 to the second at 1. */
export function mix(a: Colour, b: Colour, part: number): Colour {
  const channel = (shift: number) => {
    const from = (a >> shift) & 0xff;
    return Math.round(from + (((b >> shift) & 0xff) - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
