// The support tool keeps no brand whose chests cannot be meant: each fault is a sentence with its place.

import { expect, it } from 'vitest';
import type { Brand } from '../../api/brand.ts';
import { readBrand } from '../../server/brands/check.ts';
import { chestFaults } from '../../server/brands/prices.ts';
import { plainBrand } from './brandDocuments.ts';

const faultsOf = (economy: NonNullable<Brand['economy']>, games?: Brand['games']): string[] => {
  const read = readBrand(JSON.stringify(plainBrand('acme', { economy, ...(games && { games }) })));
  return read.ok ? chestFaults(read.brand) : read.faults;
};
const prices = (small: number, medium: number, big: number, huge: number) => ({
  chestPrices: { small, medium, big, huge },
});

it.each<[NonNullable<Brand['economy']>]>([
  [{}],
  [{ hintPrice: 2 }],
  [prices(2, 3, 4, 5)],
  [prices(4, 6, 8, 10)],
  [{ chests: { sudoku: { small: 9 } } }],
  [{ ...prices(1, 2, 3, 4), chests: { sudoku: { small: 4, medium: 8, big: 12 } } }],
])('keeps %j', (economy) => {
  expect(faultsOf(economy, [{ type: 'sudoku' }, { type: 'crossword' }])).toEqual([]);
});

it.each<[NonNullable<Brand['economy']>, string]>([
  [
    prices(1, 30, 400, 500),
    'economy/chests/sudoku/medium costs 30 jokers for 8 letters: dearer a letter than small, 1 for 4.',
  ],
  [prices(2, 3, 4, 1_000_000), 'economy/chestPrices/huge must be 1 to 1000 jokers, but is 1000000.'],
  [
    { chests: { sudoku: { small: 8, medium: 8 } } },
    'economy/chests/sudoku/medium holds 8 letters, no more than small with 8.',
  ],
  [
    { chests: { sudoku: { small: 1_000_000 } } },
    'economy/chests/sudoku/small must be 1 to 500 letters, but is 1000000.',
  ],
  [{ chests: { sudoku: { small: 4, huge: 50 } } }, 'economy/chests/sudoku has no chest of the size huge.'],
  [{ chests: { sudoku: {} } }, 'economy/chests/sudoku is empty: name its sizes, or leave it out for the usual ones.'],
])('refuses %j', (economy, fault) => {
  expect(faultsOf(economy)).toContain(fault);
});

// the document's own bounds come first
it.each([
  [prices(0, 3, 4, 5), 'economy/chestPrices/small'],
  [{ chests: { sudoku: { small: 0 } } }, 'economy/chests/sudoku/small'],
])('refuses %j, which costs or holds nothing', (economy, place) => {
  expect(faultsOf(economy)).toEqual([expect.stringContaining(place)]);
});
