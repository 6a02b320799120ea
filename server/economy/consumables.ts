// A player's consumables, and their history in the ledger.

import { type Consumables, type History, lettersOf } from '../../api/inventory.ts';
import { forEachGame } from '../../puzzles/catalogue.ts';
import type { Database } from '../store/database.ts';
import { balancesOf, ledgerOf } from '../store/ledger.ts';

const PAGE = 50;

export async function consumablesOf(db: Database, uid: string): Promise<Consumables> {
  const balances = await balancesOf(db, uid);
  return {
    spellJoker: balances.get('spellJoker') ?? 0,
    letters: forEachGame((gameType) => balances.get(lettersOf(gameType)) ?? 0),
    freeHints: balances.get('freeHints') ?? 0,
  };
}

/** Newest first, a page at a time; `cursor`: the last entry that the client has. */
export async function historyOf(db: Database, uid: string, cursor?: string): Promise<History> {
  const rows = await ledgerOf(db, uid, PAGE, cursor === undefined ? undefined : Number(cursor));
  return rows.map(({ id, createdAt, currency, reason, amount, balance, ref }) => ({
    id: String(id),
    time: Math.floor(createdAt.getTime() / 1000),
    currency: currency as History[number]['currency'],
    reason: reason as History[number]['reason'],
    amount,
    balance,
    ref: shownRef(ref),
  }));
}

/** What follows the # only makes a ref unique. */
const shownRef = (ref: string): string => ref.split('#', 1)[0] ?? '';
