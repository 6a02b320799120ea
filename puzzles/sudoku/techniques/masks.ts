// Sets of digits as 9-bit masks: bit `d - 1` stands for digit `d`. Tables, because the grader uses them millions of times.

export const ALL = 0x1ff;

export const bitOf = (digit: number): number => 1 << (digit - 1);

const indices = Array.from({ length: 512 }, (_, mask) => mask);
const bits = (mask: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (mask & bitOf(digit)) !== 0);

/** The digits of a mask, ascending. */
const DIGITS: readonly (readonly number[])[] = indices.map(bits);
const SIZES = Uint8Array.from(indices, (mask) => bits(mask).length);

export const digitsOf = (mask: number): readonly number[] => DIGITS[mask] as readonly number[];
export const sizeOf = (mask: number): number => SIZES[mask] as number;
/** The digit of a mask with one bit. */
export const onlyDigit = (mask: number): number => 32 - Math.clz32(mask);
