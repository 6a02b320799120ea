// Unique items: unlocked levels, avatars, and freedom from ads.

import {
  AD_FREE,
  type LedgerReason,
  type UniqueAnswer,
  type UniqueBody,
  type UniqueItems,
} from '../../api/inventory.ts';
import type { Terms } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';
import { refuseOutOfReach, requirePublished } from '../levels/levelOf.ts';
import { puzzleOf, standingWith } from '../levels/open.ts';
import { isOpen } from '../levels/rule.ts';
import type { Database } from '../store/database.ts';
import { addItem, type Item, itemsOf, ownsAny, uniqueIdOf } from '../store/unique.ts';
import { book } from './book.ts';
import { consumablesOf } from './consumables.ts';

export async function uniqueItemsOf(db: Database, uid: string): Promise<UniqueItems> {
  const items = (await itemsOf(db, uid)).map(({ uniqueId, kind, id, createdAt }) => ({
    uniqueId,
    kind: kind as Item['kind'],
    id,
    time: Math.floor(createdAt.getTime() / 1000),
  }));
  return Object.fromEntries(items.map((item) => [item.uniqueId, item]));
}

export interface Sale {
  /** The date by which daily levels are open. */
  readonly today: string;
  readonly terms: Terms;
}

/** Why the ledger says that a unique item was paid for. */
const REASONS = { level: 'unlock', avatar: 'avatar', adFree: 'adFree' } as const satisfies Record<
  Item['kind'],
  LedgerReason
>;

/**
 * Throws ALREADY_OWNED without a charge, NOT_ENOUGH_JOKERS, UNKNOWN_AVATAR, NOT_FOR_SALE, and what `requireLocked` throws.
 */
export async function buyUnique(tx: Database, uid: string, item: UniqueBody, sale: Sale): Promise<UniqueAnswer> {
  const { ref, names } = item.kind === 'level' ? puzzleOf(item.id) : { ref: item.id, names: [item.id] };
  if (await ownsAny(tx, uid, item.kind, names)) throw new Problem('ALREADY_OWNED');
  const price = priceOf(item, sale);
  if (item.kind === 'level') await requireLocked(tx, uid, item.id, sale);
  if (!(await addItem(tx, uid, item))) throw new Problem('ALREADY_OWNED');
  const reason = REASONS[item.kind];
  const booked = await book(tx, { uid, currency: 'spellJoker', reason, ref, amount: -price });
  if (booked === 'already') throw new Problem('ALREADY_OWNED'); // a concurrent purchase in another language
  return { uniqueId: uniqueIdOf(item), userInvConsumables: await consumablesOf(tx, uid) };
}

function priceOf({ kind, id }: UniqueBody, { terms: { rules, economy, adFreePrice } }: Sale): number {
  if (kind === 'level') return rules.unlockPrice;
  if (kind === 'avatar') return avatarPrice(id, economy.avatars);
  if (id !== AD_FREE || adFreePrice === undefined) throw new Problem('NOT_FOR_SALE');
  return adFreePrice;
}

/** Throws ALREADY_OWNED for a free avatar, which everybody has. */
function avatarPrice(name: string, avatars: Readonly<Record<string, number>>): number {
  const price = Object.hasOwn(avatars, name) ? avatars[name] : undefined;
  if (price === undefined) throw new Problem('UNKNOWN_AVATAR');
  if (price === 0) throw new Problem('ALREADY_OWNED');
  return price;
}

/**
 * Only levels that exist and are not open to the player anyway can be unlocked. `name`: `{gameType}/{levelId}`. Throws UNKNOWN_LEVEL, LEVEL_NOT_YET, LEVEL_GONE, LEVEL_OPEN. A bought level is not LEVEL_OPEN
 * here: buying may race with this, and is reported as ALREADY_OWNED.
 */
async function requireLocked(tx: Database, uid: string, name: string, { today, terms }: Sale): Promise<void> {
  const puzzle = puzzleOf(name);
  await requirePublished(tx, puzzle, today);
  if (puzzle.level.date !== undefined) refuseOutOfReach(puzzle.level.date, today); // a daily that has left the archive is not for sale
  const standing = await standingWith(tx, uid, puzzle);
  if (isOpen(puzzle.level, { today, openLevels: terms.rules.openLevels }, { ...standing, owned: false }))
    throw new Problem('LEVEL_OPEN');
}
