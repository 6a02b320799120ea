// What a new account starts with.

import { ECONOMY, RULES } from '../games.ts';
import type { Database } from '../store/database.ts';
import { bookAll } from './book.ts';

/** Paid once, however often it is called. The person's row must be there already. */
export async function welcome(tx: Database, uid: string): Promise<void> {
  const gift = { uid, reason: 'welcome', ref: 'welcome' } as const;
  await bookAll(tx, [
    { ...gift, currency: 'spellJoker', amount: ECONOMY.welcomeJokers },
    { ...gift, currency: 'freeHints', amount: RULES.freeHints },
  ]);
}
