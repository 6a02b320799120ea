// A larger chest is the better offer: fewer jokers for each letter, in every game that sells it.

import { expect, test } from 'vitest';
import { DEFAULT_ECONOMY } from '../../api/defaults.ts';
import { CHEST_SIZES, GAME_TYPES } from '../../puzzles/catalogue.ts';

test.each(GAME_TYPES)('%s: each larger chest costs more, but less for each letter', (gameType) => {
  const { chestPrices, chests } = DEFAULT_ECONOMY;
  const sold = CHEST_SIZES.flatMap((size) => {
    const letters = chests[gameType][size];
    return letters === undefined ? [] : [{ price: chestPrices[size], each: chestPrices[size] / letters }];
  });
  expect(sold.length).toBeGreaterThan(2);
  for (const [index, { price, each }] of sold.entries()) {
    const smaller = sold[index - 1];
    if (!smaller) continue;
    expect(price).toBeGreaterThan(smaller.price);
    expect(each).toBeLessThan(smaller.each);
  }
});
