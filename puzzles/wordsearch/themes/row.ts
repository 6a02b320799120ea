// A theme as its language's table has it.

/** Its words are separated by spaces, the best known first. */
export type ThemeRow = readonly [key: string, title: string, words: string];
