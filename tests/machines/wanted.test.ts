// The dialog that the player wanted, written into another dialog's `about` and read again.

import { expect, test } from 'vitest';
import { aboutWanted, wantedModal } from '../../machines/modal/modalMachine.ts';

test.each([
  ['jokerShop', undefined, 'jokerShop'],
  ['gamePurchase', 'de-leichtes-007', 'gamePurchase/de-leichtes-007'],
  ['jokerShop', 'gamePurchase/de-leichtes-007', 'jokerShop/gamePurchase/de-leichtes-007'],
] as const)('%s about %s is written and read', (kind, about, text) => {
  expect(aboutWanted(kind, about)).toBe(text);
  expect(wantedModal(text)).toEqual({ kind, about });
});

test.each([undefined, '', 'hint', 'de-leichtes-007', '/jokerShop'])('%s names no dialog', (about) => {
  expect(wantedModal(about)).toBeUndefined();
});
