// Compares each player's ledger with their balances and chests, a few hundred players at a time so that requests do not wait. Within one
// statement both come from the same snapshot.

import type { Database } from '../store/database.ts';
import { type Difference, differencesAmong, nextPeople, unbooked, unbookedChests } from '../store/support.ts';

export interface Checked {
  readonly people: number;
  readonly differences: readonly Difference[];
  /** Ids of paid purchases that are not in the ledger. */
  readonly unbooked: readonly string[];
  /** Ids of chests whose ledger entries are not as their state says. */
  readonly unbookedChests: readonly number[];
}

const PEOPLE = 500; // at a time

/** Aborting `signal` rejects before the next statement. */
export async function checkBooks(db: Database, signal?: AbortSignal): Promise<Checked> {
  let people = 0;
  const differences: Difference[] = [];
  const chests: number[] = [];
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const page = await nextPeople(db, after, PEOPLE);
    const [first, last] = [page[0], page.at(-1)];
    if (first === undefined || last === undefined) break;
    differences.push(...(await differencesAmong(db, first, last)));
    chests.push(...(await unbookedChests(db, first, last)));
    people += page.length;
    after = last;
  }
  return { people, differences, unbooked: await unbooked(db), unbookedChests: chests };
}

export interface Checking {
  /** This node's last check; undefined: none yet, or another node is in charge. */
  last(): (Checked & { readonly at: number }) | undefined;
  stop(): Promise<void>;
}

export interface CheckingOptions {
  readonly db: Database;
  /** ms. */
  readonly every: number;
  /** Unix ms. */
  now(): number;
  /** Whether this node is in charge: one of several is enough. */
  leads(): Promise<boolean>;
  report(checked: Checked | Error): void;
}

/** Checks now and then periodically. */
export function keepChecking({ db, every, now, leads, report }: CheckingOptions): Checking {
  const end = new AbortController();
  let last: ReturnType<Checking['last']>;
  let running = Promise.resolve();
  const check = () => {
    running = running.then(async () => {
      try {
        if (end.signal.aborted) return;
        if (!(await leads())) {
          last = undefined;
          return;
        }
        last = { ...(await checkBooks(db, end.signal)), at: now() };
        report(last);
      } catch (error) {
        if (!end.signal.aborted) report(error as Error);
      }
    });
  };
  check();
  const timer = setInterval(check, every).unref();
  return {
    last: () => last,
    async stop() {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
