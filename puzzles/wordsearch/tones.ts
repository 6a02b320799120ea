// The colours of found words, for the board and for what flies from it.

/**
 * Found words use these of the palette's tones, counted from 1, in turn by their place in the list, so that neighbours differ: far
 * apart, and none near the errors' red.
 */
export const FOUND_TONES = [1, 2, 3, 4, 6, 8] as const;

export const toneOf = (word: number): number => FOUND_TONES[word % FOUND_TONES.length] ?? 1;
