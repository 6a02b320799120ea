// What somebody has to spend. A visitor: the free hints of the device. A signed-in person: what the account holds, as the
// server said it last, never a sum of our own; it changes over with the session. Subscribers hear of every change.

import * as v from 'valibot';
import type { Consumables, SpendBody } from '../../../api/inventory.ts';
import type { Unpaid } from '../../../api/progress.ts';
import type { Session, SpendAnswer, SpendOrder, Wallet } from '../../../machines/ports.ts';
import { ApiError, codeOf } from '../api/apiError.ts';
import type { SafeStorage } from '../store/storage.ts';
import type { DeviceWallet } from './deviceWallet.ts';
import type { EconomyApi } from './economyApi.ts';

export interface AccountWallet extends Wallet, Pick<DeviceWallet, 'allow' | 'subscribe'> {
  /** undefined for a visitor, and until the server has told. */
  jokers(): number | undefined;
  /** The balances of an answer to this person. */
  take(uid: string, consumables: Consumables): void;
  /** Asks the server for balances and bought levels; a failure leaves what was known. */
  refresh(): Promise<void>;
  /** At a logout: nothing of the person stays on the device. */
  forget(): void;
  /** A level, by `puzzleName`, is this person's for good. */
  unlock(puzzle: string): void;
  /** The server has paid jokers for a solved level, or says why it has paid none. */
  earned(puzzle: string, paid: number | Unpaid): void;
  /** undefined: nothing on this page yet. */
  earnedFor(puzzle: string): number | Unpaid | undefined;
}

export interface WalletSetup {
  readonly device: DeviceWallet;
  readonly storage: SafeStorage;
  readonly session: Pick<Session, 'current' | 'subscribe'>;
  /** Comes when it is wanted: a visitor never loads it. */
  readonly economy: () => Promise<EconomyApi>;
  readonly report: (error: unknown) => void;
}

/** One person's, from sign-in to sign-out. */
interface Purse {
  readonly uid: string;
  readonly holds: Consumables | undefined;
  readonly unlocked: ReadonlySet<string>;
  readonly earnings: Readonly<Record<string, number | Unpaid>>;
}

export function accountWallet({ device, storage, session, economy, report }: WalletSetup): AccountWallet {
  const listeners = new Set<() => void>();
  let purse: Purse | undefined;

  /** Nothing happens where the person has gone meanwhile. */
  function change(uid: string | undefined, changed: (now: Purse) => Partial<Purse>): void {
    if (!purse || purse.uid !== uid) return;
    purse = { ...purse, ...changed(purse) };
    for (const listener of listeners) listener();
  }

  function keepUnlocked(uid: string, puzzles: ReadonlySet<string>): void {
    storage.setItem(KEY, JSON.stringify({ uid, puzzles: [...puzzles] }));
    change(uid, () => ({ unlocked: puzzles }));
  }

  async function refresh(): Promise<void> {
    const uid = purse?.uid;
    if (uid === undefined) return;
    try {
      const calls = await economy();
      const [items] = await Promise.all([calls.unique(), calls.consumables()]);
      const levels = Object.values(items).filter(({ kind }) => kind === 'level');
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
    take: (uid, consumables) => change(uid, () => ({ holds: consumables })),
    refresh,
    forget: () => storage.setItem(KEY, '{}'),
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

/** The server names its price and what it took. Whatever is no refusal rejects, and may be tried again. */
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
const Unlocked = v.object({ uid: v.string(), puzzles: v.array(v.string()) });

/** What this person had bought when it was last asked for: a level that is his opens without the network too. */
function readUnlocked(storage: SafeStorage, uid: string): ReadonlySet<string> {
  try {
    const kept = v.parse(Unlocked, JSON.parse(storage.getItem(KEY) ?? '{}'));
    return new Set(kept.uid === uid ? kept.puzzles : []);
  } catch {
    return new Set();
  }
}
