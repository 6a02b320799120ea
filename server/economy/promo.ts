// Promo codes. The response is the same whatever is wrong with a code, so that guessing reveals nothing.

import type { SQL } from 'drizzle-orm';
import type { RedeemAnswer } from '../../api/rewards.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { redeemFor, takeUse } from '../store/promo.ts';
import { book } from './book.ts';
import { consumablesOf } from './consumables.ts';

/** As codes are stored (Crockford's base 32): upper case, no blanks or hyphens, O as 0, I and L as 1. */
export const normaliseCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** The part of a code that may be shown and logged. */
export const maskedCode = (code: string): string => `…${code.slice(-4)}`;

/** `brand`: the player's, which must be the code's. `typed`: the player's input, not yet normalised. Throws CODE_REFUSED. */
export async function redeem(
  tx: Database,
  { uid, brand }: { readonly uid: string; readonly brand: string },
  typed: string,
  now: SQL,
): Promise<RedeemAnswer> {
  const code = normaliseCode(typed);
  const use = await takeUse(tx, code, brand, now);
  const time = use && (await redeemFor(tx, code, uid, use.perPerson));
  if (use === undefined || time === undefined) throw new Problem('CODE_REFUSED');
  const ref = `${maskedCode(code)}#${code}/${time}`;
  await book(tx, { uid, currency: 'spellJoker', reason: 'promo', ref, amount: use.jokers });
  return { granted: use.jokers, userInvConsumables: await consumablesOf(tx, uid) };
}
