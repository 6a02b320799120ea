// Levels enough for unlocking some.

import { readPacks } from '../../../server/making/packFile.ts';

export const EASY = readPacks().filter(({ name }) => name === 'sudoku/leichtes');
