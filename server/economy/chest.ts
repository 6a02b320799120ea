// Chests: jokers are exchanged for solution letters of one game. A chest is paid for when it is bought, and its letters come when it is
// opened; until then the purchase can be undone.
//
//   closed -> opened      books the letters
//   closed -> undone      books the jokers back

import type { Economy } from '../../api/configuration.ts';
import { type ChestAnswer, type ChestBody, type ChestUndoAnswer, lettersOf, MOST_CLOSED } from '../../api/inventory.ts';
import { Problem } from '../common/problem.ts';
import { addChest, type Chest, chestState, closedChests, endChest, holdClosedChests } from '../store/chests.ts';
import type { Database } from '../store/database.ts';
import { holdBalance } from '../store/ledger.ts';
import { book } from './book.ts';
import { consumablesOf } from './consumables.ts';

export const closedChestsOf: (db: Database, uid: string) => Promise<Chest[]> = closedChests;

/**
 * The player's row must be locked (`no key update`), so that no purchase is missed when closed chests are counted or taken back.
 * Throws NO_SUCH_CHEST, TOO_MANY_CHESTS, NOT_ENOUGH_JOKERS.
 */
export async function buyChest(
  tx: Database,
  uid: string,
  { gameType, size, closed }: ChestBody,
  { chests, chestPrices }: Economy,
): Promise<ChestAnswer> {
  const letters = chests[gameType][size];
  const price = chestPrices[size];
  // the database refuses chests that cost or hold nothing, which brands from before that check may have
  if (letters === undefined || letters < 1 || price < 1) throw new Problem('NO_SUCH_CHEST');
  if (closed === true && (await closedChests(tx, uid)).length >= MOST_CLOSED) throw new Problem('TOO_MANY_CHESTS');
  const chestId = await addChest(tx, uid, { gameType, size, letters, price });
  // letters first: currencies are booked in the order of their names
  if (closed !== true) await open(tx, uid, chestId);
  const ref = refOf({ chestId, gameType, size });
  await book(tx, { uid, currency: 'spellJoker', reason: 'chest', ref, amount: -price });
  return { chestId, letters, userInvConsumables: await consumablesOf(tx, uid) };
}

/** Throws NO_SUCH_CHEST, CHEST_OPENED, CHEST_UNDONE. */
export async function openChest(tx: Database, uid: string, chestId: number): Promise<ChestAnswer> {
  const letters = await open(tx, uid, chestId);
  return { chestId, letters, userInvConsumables: await consumablesOf(tx, uid) };
}

async function open(tx: Database, uid: string, chestId: number): Promise<number> {
  const chest = await take(tx, uid, chestId, 'opened');
  const { gameType, letters } = chest;
  await book(tx, { uid, currency: lettersOf(gameType), reason: 'chest', ref: refOf(chest), amount: letters });
  return letters;
}

/** Pays back what the chest cost. Throws NO_SUCH_CHEST, CHEST_OPENED, CHEST_UNDONE. */
export async function undoChest(tx: Database, uid: string, chestId: number): Promise<ChestUndoAnswer> {
  const jokers = await giveBack(tx, uid, chestId);
  return { jokers, userInvConsumables: await consumablesOf(tx, uid) };
}

async function giveBack(tx: Database, uid: string, chestId: number): Promise<number> {
  const chest = await take(tx, uid, chestId, 'undone');
  await book(tx, { uid, currency: 'spellJoker', reason: 'chestUndo', ref: refOf(chest), amount: chest.price });
  return chest.price;
}

/**
 * Locks the jokers and returns how many there are, after giving back as many closed chests, the newest first, as it takes to have
 * `jokers`: what a closed chest cost is not spent yet. The player's row must be locked as for `buyChest`.
 */
export async function gatherJokers(tx: Database, uid: string, jokers: number): Promise<number> {
  const chests = await holdClosedChests(tx, uid);
  let held = await holdBalance(tx, uid, 'spellJoker');
  for (const { chestId } of chests) {
    if (held >= jokers) break;
    held += await giveBack(tx, uid, chestId);
  }
  return held;
}

/** For retries of its purchase: the answer of then must not be taken for a chest that is there. Throws CHEST_UNDONE. */
export async function refuseUndone(tx: Database, uid: string, chestId: number): Promise<void> {
  if ((await chestState(tx, uid, chestId)) === 'undone') throw new Problem('CHEST_UNDONE');
}

/** Ends a closed chest of this player's. */
async function take(tx: Database, uid: string, chestId: number, state: 'opened' | 'undone'): Promise<Chest> {
  const chest = await endChest(tx, uid, chestId, state);
  if (chest !== undefined) return chest;
  const now = await chestState(tx, uid, chestId);
  throw new Problem(now === undefined ? 'NO_SUCH_CHEST' : now === 'opened' ? 'CHEST_OPENED' : 'CHEST_UNDONE');
}

const refOf = ({ chestId, gameType, size }: Pick<Chest, 'chestId' | 'gameType' | 'size'>): string =>
  `${gameType}/${size}#${chestId}`;
