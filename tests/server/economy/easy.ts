// Levels enough for unlocking some, and one of each game to spend in.

import { readPacks } from '../../../server/making/packFile.ts';

export const EASY = readPacks().filter(
  ({ categoryType, language = 'de' }) => categoryType === 'leichtes' && language === 'de',
);
