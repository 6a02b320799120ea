// How much of a game is done, as the one whole number that is written, heard and drawn everywhere.

/** `progress`: 0..1. Rounded down, so that only a solved board shows 100; 29 hundredths are 29, though `0.29 * 100` is 28.999…. */
export const percentDone = (progress: number): number => Math.floor(progress * 100 + 1e-9);
