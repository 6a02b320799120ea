// How many stars a level's difficulty has. Sudokus are graded in four steps by the techniques that they need, word games in three by
// what makes them hard (size and clues, directions, how little is given): one scale, so that "hard" has the same stars everywhere.

export const MOST_STARS = 5;

const STARS: Readonly<Record<string, number>> = { easy: 1, medium: 3, hard: 4, unfair: 5, extreme: 5 };

/** 1 to 5; undefined for a difficulty that this version does not know. */
export const starsOf = (difficulty: string): number | undefined => STARS[difficulty];
