// Validates the server's responses to calls that cost or earn jokers. The schemas of api/ stay on the server; the compiler compares
// their types with these.

import * as v from 'valibot';
import type {
  ChestAnswer,
  Chests,
  ChestUndoAnswer,
  Consumables,
  History,
  SpendAnswer,
  UniqueAnswer,
  UniqueItems,
} from '../../../api/inventory.ts';
import type { PurchaseAnswer, ShownOffer } from '../../../api/purchase.ts';
import type { CollectAnswer, RedeemAnswer, TimeReward } from '../../../api/rewards.ts';
import { CHEST_SIZES, forEachGame, GAME_TYPES } from '../../../puzzles/catalogue.ts';

const word = v.pipe(v.string(), v.maxLength(200));
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
/** Unix seconds. */
const time = count;

const letters = v.object(forEachGame(() => count));
const holdings = { spellJoker: count, letters, freeHints: count };
const consumables = v.object(holdings);
export const ConsumablesSchema: v.GenericSchema<unknown, Consumables> = consumables;

export const SpendSchema: v.GenericSchema<unknown, SpendAnswer> = v.object({
  ...holdings,
  paid: v.picklist(['free', 'joker', 'letter']),
});

/** A newer server may use reasons and currencies that this client does not know. */
export interface HistoryEntry extends Omit<History[number], 'reason' | 'currency'> {
  readonly reason: string;
  readonly currency: string;
}
export const HistorySchema: v.GenericSchema<unknown, HistoryEntry[]> = v.array(
  v.object({ id: word, time, currency: word, reason: word, amount: whole, balance: count, ref: word }),
);

const kind = v.picklist(['level', 'avatar', 'adFree']);
export const UniqueSchema: v.GenericSchema<unknown, UniqueItems> = v.record(
  v.string(),
  v.object({ uniqueId: word, kind, id: word, time }),
);
export const BoughtSchema: v.GenericSchema<unknown, UniqueAnswer> = v.object({
  uniqueId: word,
  userInvConsumables: consumables,
});

const chestId = v.pipe(whole, v.minValue(1));
export const ChestSchema: v.GenericSchema<unknown, ChestAnswer> = v.object({
  chestId,
  letters: count,
  userInvConsumables: consumables,
});
export const ChestUndoSchema: v.GenericSchema<unknown, ChestUndoAnswer> = v.object({
  jokers: count,
  userInvConsumables: consumables,
});
export const ChestsSchema: v.GenericSchema<unknown, Chests> = v.array(
  v.object({
    chestId,
    gameType: v.picklist(GAME_TYPES),
    size: v.picklist(CHEST_SIZES),
    letters: count,
    price: count,
  }),
);

const timeReward = v.object({ nextCollectTime: time, serverNow: time, amount: v.pipe(whole, v.minValue(1)) });
export const TimeRewardSchema: v.GenericSchema<unknown, TimeReward> = timeReward;
export const CollectSchema: v.GenericSchema<unknown, CollectAnswer> = v.object({
  timeRewardData: timeReward,
  userInvConsumables: consumables,
});

export const RedeemSchema: v.GenericSchema<unknown, RedeemAnswer> = v.object({
  granted: v.pipe(whole, v.minValue(1)),
  userInvConsumables: consumables,
});

const positive = v.pipe(whole, v.minValue(1));
export const OffersSchema: v.GenericSchema<unknown, ShownOffer[]> = v.array(
  v.object({
    id: word,
    kind: v.picklist(['starter', 'bestSeller', 'size']),
    jokers: positive,
    price: positive,
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    mostBought: v.exactOptional(v.literal(true)),
  }),
);
export const PurchaseSchema: v.GenericSchema<unknown, PurchaseAnswer> = v.object({
  purchaseId: word,
  checkoutUrl: v.pipe(v.string(), v.check(isCheckout)),
});

/** A payment provider over https, or a page of our own server. */
function isCheckout(address: string): boolean {
  const url = URL.parse(address, window.location.href);
  return url?.protocol === 'https:' || url?.origin === window.location.origin;
}
