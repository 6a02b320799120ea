// Chests: jokers are exchanged for solution letters of one game.

import type { Economy } from '../../api/configuration.ts';
import { type ChestAnswer, type ChestBody, lettersOf } from '../../api/inventory.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { bookAll } from './book.ts';
import { consumablesOf } from './consumables.ts';

/** `purchase`: a unique id, which makes the ledger's ref differ for each chest. Throws NO_SUCH_CHEST, NOT_ENOUGH_JOKERS. */
export async function buyChest(
  tx: Database,
  uid: string,
  { gameType, size }: ChestBody,
  purchase: string,
  { chests, chestPrices }: Economy,
): Promise<ChestAnswer> {
  const letters = chests[gameType][size];
  if (letters === undefined) throw new Problem('NO_SUCH_CHEST');
  const chest = { uid, reason: 'chest', ref: `${gameType}/${size}#${purchase}` } as const;
  await bookAll(tx, [
    { ...chest, currency: 'spellJoker', amount: -chestPrices[size] },
    { ...chest, currency: lettersOf(gameType), amount: letters },
  ]);
  return { letters, userInvConsumables: await consumablesOf(tx, uid) };
}
