// Payments during a game: for a hint, a second chance, or a solution letter.

import { lettersOf, type SpendAnswer, type SpendBody } from '../../api/inventory.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import type { Terms } from '../brands/served.ts';
import { requirePublished } from '../levels/levelOf.ts';
import { puzzleOf } from '../levels/open.ts';
import type { Database } from '../store/database.ts';
import { holdBalance, paidWith } from '../store/ledger.ts';
import { book } from './book.ts';
import { consumablesOf } from './consumables.ts';

type Paid = SpendAnswer['paid'];

/**
 * A level's `ref` is charged once; a repeat gets the same result. `today`: ISO date in the configured zone. Throws NOT_ENOUGH_…
 * and what `requirePublished` throws.
 */
export async function spend(
  tx: Database,
  uid: string,
  order: SpendBody,
  { today, terms }: { readonly today: string; readonly terms: Terms },
): Promise<SpendAnswer> {
  await requirePublished(tx, puzzleOf(puzzleName({ gameType: order.gameType, id: order.levelId })), today);
  const paid = await pay(tx, uid, order, terms);
  return { ...(await consumablesOf(tx, uid)), paid };
}

async function pay(tx: Database, uid: string, order: SpendBody, { economy, rules }: Terms): Promise<Paid> {
  const { reason, gameType, levelId, ref } = order;
  const booking = { uid, reason, ref: `${gameType}/${levelId}#${ref}` };
  if (reason === 'letter') {
    await book(tx, { ...booking, currency: lettersOf(gameType), amount: -1 });
    return 'letter';
  }
  const price = { hint: economy.hintPrice, secondChance: rules.secondChancePrice }[reason];
  return payFreeFirst(tx, { ...booking, reason }, price);
}

interface Freely {
  readonly uid: string;
  readonly reason: 'hint' | 'secondChance';
  readonly ref: string;
}

/** One free hint, else jokers. Locking their balance makes a concurrent request for the same wait, whichever currency pays. */
async function payFreeFirst(tx: Database, what: Freely, price: number): Promise<Paid> {
  const free = await holdBalance(tx, what.uid, 'freeHints');
  const before = await paidWith(tx, what);
  if (before !== undefined) return before === 'freeHints' ? 'free' : 'joker';
  if (free > 0) {
    await book(tx, { ...what, currency: 'freeHints', amount: -1 });
    return 'free';
  }
  await book(tx, { ...what, currency: 'spellJoker', amount: -price });
  return 'joker';
}
