// Levels enough for unlocking some.

import { readPacks } from '../../../server/packs.ts';

export const EASY = readPacks().filter(({ name }) => name === 'sudoku/leichtes');
