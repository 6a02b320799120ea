// An interrupted dialog is written into another dialog's `about` and read back.

import { expect, test } from 'vitest';
import { interruptedModal, returnTo } from '../../machines/modal/modalMachine.ts';

test.each([
  ['jokerShop', undefined, 'jokerShop'],
  ['gamePurchase', 'de-leichtes-007', 'gamePurchase/de-leichtes-007'],
  ['jokerShop', 'gamePurchase/de-leichtes-007', 'jokerShop/gamePurchase/de-leichtes-007'],
] as const)('%s about %s is written and read', (kind, about, text) => {
  expect(returnTo(kind, about)).toBe(text);
  expect(interruptedModal(text)).toEqual({ kind, about });
});

test.each([undefined, '', 'hint', 'de-leichtes-007', '/jokerShop'])('%s names no dialog', (about) => {
  expect(interruptedModal(about)).toBeUndefined();
});
