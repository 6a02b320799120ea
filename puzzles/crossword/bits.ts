// Measuring choice in bits, and counting the bits set in a number.

/** Logarithm to base 2, interpolated linearly between the powers: exact arithmetic, the same on every machine. */
export function bitsOf(n: number): number {
  if (n < 1) return -20;
  const power = 31 - Math.clz32(n);
  return power + n / (1 << power) - 1;
}

/** How many bits of a 32-bit number are set. */
export function count32(n: number): number {
  let v = n - ((n >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
