// What the player can spend. A visitor: the device's free hints. A signed-in player: the account's balances as the server last
// reported them, never computed here. Follows the session.

import * as v from 'valibot';
import type { Consumables, SpendBody } from '../../../api/inventory.ts';
import type { Unpaid } from '../../../api/progress.ts';
import type { Session, SpendAnswer, SpendOrder, Wallet } from '../../../machines/ports.ts';
import { ApiError, codeOf } from '../api/apiError.ts';
import { ownerTag } from '../store/owner.ts';
import type { SafeStorage } from '../store/storage.ts';
import type { DeviceWallet } from './deviceWallet.ts';
import type { EconomyApi } from './economyApi.ts';

export interface AccountWallet extends Wallet, Pick<DeviceWallet, 'allow' | 'subscribe'> {
  /** undefined for a visitor, and until the server has answered. */
  jokers(): number | undefined;
  /** The same, or what the server said last, on this or an earlier page. */
  lastJokers(): number | undefined;
  /** Adopts the balances in a response to this player. */
  take(uid: string, consumables: Consumables): void;
  /** Fetches balances and bought levels; a failure leaves the known ones. */
  refresh(): Promise<void>;
  /** At a logout: removes the player's purchases from the device. */
  forget(): void;
  /** A level, by `puzzleName`, has been bought. */
  unlock(puzzle: string): void;
  /** Jokers paid for a solved level, or why none were. */
  earned(puzzle: string, paid: number | Unpaid): void;
  /** undefined: not reported since the page was loaded. */
  earnedFor(puzzle: string): number | Unpaid | undefined;
}

export interface WalletSetup {
  readonly device: DeviceWallet;
  readonly storage: SafeStorage;
  readonly session: Pick<Session, 'current' | 'subscribe'>;
  /** Loaded on demand: a visitor never needs it. */
  readonly economy: () => Promise<EconomyApi>;
  readonly report: (error: unknown) => void;
}

/** From sign-in to sign-out of one player. */
interface Purse {
  readonly uid: string;
  readonly holds: Consumables | undefined;
  readonly unlocked: ReadonlySet<string>;
  readonly earnings: Readonly<Record<string, number | Unpaid>>;
}

export function accountWallet({ device, storage, session, economy, report }: WalletSetup): AccountWallet {
  const listeners = new Set<() => void>();
  let purse: Purse | undefined;

  /** Does nothing if the player has signed out meanwhile. */
  function change(uid: string | undefined, changed: (now: Purse) => Partial<Purse>): void {
    if (!purse || purse.uid !== uid) return;
    purse = { ...purse, ...changed(purse) };
    for (const listener of listeners) listener();
  }

  function keepUnlocked(uid: string, puzzles: ReadonlySet<string>): void {
    storage.setItem(KEY, JSON.stringify({ owner: ownerTag(uid), puzzles: [...puzzles] }));
    change(uid, () => ({ unlocked: puzzles }));
  }

  async function refresh(): Promise<void> {
    const uid = purse?.uid;
    if (uid === undefined) return;
    try {
      const calls = await economy();
      const [items] = await Promise.all([calls.unique(), calls.consumables()]);
      // with them freedom from ads, which must not be forgotten while the server fails
      const levels = Object.values(items).filter(({ kind }) => kind !== 'avatar');
      if (purse?.uid === uid) keepUnlocked(uid, new Set(levels.map(({ id }) => id)));
    } catch (error) {
      report(error);
    }
  }

  function follow(): void {
    const uid = session.current()?.userData.uid;
    if (uid === purse?.uid) return;
    purse =
      uid === undefined ? undefined : { uid, holds: undefined, unlocked: readUnlocked(storage, uid), earnings: {} };
    for (const listener of listeners) listener();
    void refresh();
  }
  session.subscribe(follow);
  follow();

  return {
    freeHints: () => (purse ? (purse.holds?.freeHints ?? 0) : device.freeHints()),
    letters: (gameType) => (purse?.holds?.letters as Readonly<Record<string, number>> | undefined)?.[gameType] ?? 0,
    unlocked: () => purse?.unlocked ?? device.unlocked(),
    jokers: () => purse?.holds?.spellJoker,
    lastJokers: () => purse && (purse.holds?.spellJoker ?? readLast(storage, purse.uid)),
    spend: (order) => (purse ? spendAsPerson(economy, order) : device.spend(order)),
    allow: device.allow,
    subscribe(changed) {
      listeners.add(changed);
      const stop = device.subscribe(changed);
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
    take(uid, holds) {
      change(uid, () => ({ holds }));
      if (purse?.uid === uid) storage.setItem(LAST, `${ownerTag(uid)} ${holds.spellJoker}`);
    },
    refresh,
    forget() {
      storage.setItem(KEY, '{}');
      storage.setItem(LAST, '');
    },
    unlock: (puzzle) => purse && keepUnlocked(purse.uid, new Set([...purse.unlocked, puzzle])),
    earned(puzzle, paid) {
      change(purse?.uid, ({ earnings }) => ({ earnings: { ...earnings, [puzzle]: paid } }));
      if (typeof paid === 'number') void refresh();
    },
    earnedFor: (puzzle) => purse?.earnings[puzzle],
  };
}

type Refusal = Extract<SpendAnswer, { refused: string }>['refused'];

const REFUSALS: Readonly<Record<string, Refusal>> = {
  NOT_ENOUGH_JOKERS: 'NOT_ENOUGH_JOKERS',
  NOT_ENOUGH_LETTERS: 'NOT_ENOUGH_LETTERS',
  SIGN_IN_FIRST: 'SIGN_IN_FIRST',
  TOKEN_EXPIRED: 'SIGN_IN_FIRST',
  TOKEN_INVALID: 'SIGN_IN_FIRST',
};

/** A refusal is a result; any other failure rejects, and may be retried. */
async function spendAsPerson(economy: WalletSetup['economy'], order: SpendOrder): Promise<SpendAnswer> {
  try {
    const calls = await economy();
    const { paid } = await calls.spend(order as SpendBody);
    return { paid };
  } catch (error) {
    const refused = REFUSALS[codeOf(error) ?? ''];
    if (refused) return { refused };
    if (error instanceof ApiError && error.fault === 'offline') return { refused: 'OFFLINE' };
    throw error;
  }
}

const KEY = 'unlocked';
const Unlocked = v.object({ owner: v.string(), puzzles: v.array(v.string()) });

/** The purchases as last fetched, so that a bought level opens offline too. */
function readUnlocked(storage: SafeStorage, uid: string): ReadonlySet<string> {
  try {
    const kept = v.parse(Unlocked, JSON.parse(storage.getItem(KEY) ?? '{}'));
    return new Set(kept.owner === ownerTag(uid) ? kept.puzzles : []);
  } catch {
    return new Set();
  }
}

const LAST = 'jokers';

function readLast(storage: SafeStorage, uid: string): number | undefined {
  const [owner, count = ''] = storage.getItem(LAST)?.split(' ') ?? [];
  return owner === ownerTag(uid) && /^\d+$/.test(count) ? Number(count) : undefined;
}
