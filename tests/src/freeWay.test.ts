// A locked daily does not open when the one before it is solved, as the list of levels says too.

import { expect, test } from 'vitest';
import { freeWay } from '../../src/shop/GamePurchase.tsx';
import de from '../../src/text/de/later/economy.json' with { type: 'json' };
import en from '../../src/text/en/later/economy.json' with { type: 'json' };

test.each([
  ['de-leichtes-007', 'free'],
  ['de-tagliches_ratsel-2026-11-21', 'freeDaily'],
])('%s: %s', (levelId, way) => expect(freeWay(levelId)).toBe(way));

test('of a daily nothing is said about the one before', () => {
  expect(de.modal.gamePurchase.freeDaily).not.toMatch(/davor/);
  expect(en.modal.gamePurchase.freeDaily).not.toMatch(/before/);
});
