// What the chrome knows of each game.

import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { idForScreen } from '../../src/games/registry.ts';

test('the crossword’s screen receives the level’s id, the others do not', () => {
  const given = GAME_TYPES.map((gameType) => [gameType, idForScreen({ gameType, id: 'de-leichtes-007' })]);
  expect(Object.fromEntries(given)).toEqual({ crossword: 'de-leichtes-007' });
});
