// The API calls that cost or earn jokers. Those that move jokers carry an Idempotency-Key, made before the first try and kept until the
// server has decided (intents.ts). All need a network and fail at once without one.

import * as v from 'valibot';
import type {
  ChestAnswer,
  ChestBody,
  ChestChoice,
  Chests,
  ChestUndoAnswer,
  Consumables,
  SpendAnswer,
  SpendBody,
  UniqueAnswer,
  UniqueBody,
  UniqueItems,
} from '../../../api/inventory.ts';
import type { PurchaseAnswer, PurchaseBody, ShownOffer } from '../../../api/purchase.ts';
import type { CollectAnswer, RedeemAnswer, TimeReward } from '../../../api/rewards.ts';
import { ApiError } from '../api/apiError.ts';
import type { Http } from '../api/http.ts';
import * as answers from './answers.ts';
import type { Intents } from './intents.ts';

/** Every call rejects with ApiError (`codeOf`: why the server refused); none shows a notice. */
export interface EconomyApi {
  consumables(): Promise<Consumables>;
  /** Newest first, 50 at most. `cursor`: the id of the last entry already fetched. */
  history(cursor?: string): Promise<readonly answers.HistoryEntry[]>;
  unique(): Promise<UniqueItems>;
  timeReward(signal?: AbortSignal): Promise<TimeReward>;
  offers(): Promise<readonly ShownOffer[]>;
  spend(body: SpendBody): Promise<SpendAnswer>;
  buyUnique(body: UniqueBody): Promise<UniqueAnswer>;
  buyChest(body: ChestBody): Promise<ChestAnswer>;
  /** Bought and still closed. */
  chests(): Promise<Chests>;
  openChest(body: ChestChoice): Promise<ChestAnswer>;
  undoChest(body: ChestChoice): Promise<ChestUndoAnswer>;
  collect(): Promise<CollectAnswer>;
  redeem(code: string): Promise<RedeemAnswer>;
  purchase(body: PurchaseBody): Promise<PurchaseAnswer>;
}

export interface EconomySetup {
  readonly http: Http;
  readonly intents: Intents;
  /** The player who pays; undefined for a visitor. */
  readonly uid: () => string | undefined;
  readonly online: () => boolean;
  /** Called with the balances in each response, in the server's order. */
  readonly took: (uid: string, consumables: Consumables) => void;
}

type Schema<Answer> = v.GenericSchema<unknown, Answer>;

export function createEconomyApi(setup: EconomySetup): EconomyApi {
  const { http, took } = setup;
  const inLine = serialiser();

  async function read<Answer>(path: string, schema: Schema<Answer>, options: object = {}): Promise<Answer> {
    callerOf(setup);
    return checked(schema, await http.get(path, { quiet: true, noCache: true, ...options }));
  }

  const readConsumables = async (): Promise<Consumables> => {
    const uid = callerOf(setup);
    const now = await read('inventory/consumables', answers.ConsumablesSchema);
    took(uid, now);
    return now;
  };

  /** `holdings`: reads the balances from the response. Those in a replayed response are stale, so they are fetched again. */
  const pay = <Answer>(
    path: string,
    body: object | undefined,
    schema: Schema<Answer>,
    holdings: (answer: Answer) => Consumables | undefined,
  ): Promise<Answer> =>
    inLine(async () => {
      const uid = callerOf(setup);
      const what = JSON.stringify([uid, path, body]);
      const { answer, again } = await setup.intents.carry(what, async (key) =>
        checked(schema, await http.post(path, { body, quiet: true, headers: { 'Idempotency-Key': key } })),
      );
      const now = holdings(answer);
      if (now) took(uid, now);
      if (now && again) await readConsumables().catch(() => undefined);
      return answer;
    });

  return {
    consumables: () => inLine(readConsumables),
    history: (cursor) =>
      read('inventory/consumables/history', answers.HistorySchema, cursor === undefined ? {} : { query: { cursor } }),
    unique: () => read('inventory/unique', answers.UniqueSchema),
    timeReward: (signal) => read('user/timeReward', answers.TimeRewardSchema, signal && { signal }),
    offers: () => read('purchase/offers', answers.OffersSchema),
    spend: (body) => pay('inventory/consumables/spend', body, answers.SpendSchema, withoutPaid),
    buyUnique: (body) => pay('inventory/unique', body, answers.BoughtSchema, inventoryOf),
    buyChest: (body) => pay('inventory/chest', body, answers.ChestSchema, inventoryOf),
    chests: () => read('inventory/chest', answers.ChestsSchema),
    openChest: (body) => pay('inventory/chest/open', body, answers.ChestSchema, inventoryOf),
    undoChest: (body) => pay('inventory/chest/undo', body, answers.ChestUndoSchema, inventoryOf),
    collect: () => pay('user/timeReward/collect', undefined, answers.CollectSchema, inventoryOf),
    redeem: (code) => pay('promo/redeem', { code }, answers.RedeemSchema, inventoryOf),
    purchase: (body) => pay('purchase', body, answers.PurchaseSchema, () => undefined),
  };
}

const inventoryOf = ({ userInvConsumables }: { readonly userInvConsumables: Consumables }) => userInvConsumables;

const withoutPaid = ({ spellJoker, letters, freeHints }: SpendAnswer): Consumables => ({
  spellJoker,
  letters,
  freeHints,
});

/** The player's uid. Throws at once, instead of after a timeout, for a visitor and while offline. */
function callerOf({ uid, online }: EconomySetup): string {
  const person = uid();
  if (person === undefined) throw new ApiError('refused', { body: { data: { code: 'SIGN_IN_FIRST' } } });
  if (!online()) throw new ApiError('offline');
  return person;
}

function checked<Answer>(schema: Schema<Answer>, raw: unknown): Answer {
  const result = v.safeParse(schema, raw);
  if (!result.success) throw new ApiError('rubbish', { cause: new v.ValiError(result.issues) });
  return result.output;
}

/** Serialises calls that return balances, so that an older response never overwrites a newer one. */
function serialiser() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(job: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(job);
    last = mine.catch(() => undefined);
    return mine;
  };
}
