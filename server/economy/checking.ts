// Do the books fit? The ledger of each person is held against his balances, some hundred people at a time, so that nobody else
// waits for it: within one statement both are of one moment.

import type { Database } from '../store/database.ts';
import { type Difference, differencesAmong, nextPeople, unbooked } from '../store/support.ts';

export interface Checked {
  readonly people: number;
  readonly differences: readonly Difference[];
  /** Ids of paid purchases that are not in the ledger. */
  readonly unbooked: readonly string[];
}

const PEOPLE = 500; // at a time

/** `signal` ends it between two statements, and rejects. */
export async function checkBooks(db: Database, signal?: AbortSignal): Promise<Checked> {
  let people = 0;
  const differences: Difference[] = [];
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const page = await nextPeople(db, after, PEOPLE);
    const [first, last] = [page[0], page.at(-1)];
    if (first === undefined || last === undefined) break;
    differences.push(...(await differencesAmong(db, first, last)));
    people += page.length;
    after = last;
  }
  return { people, differences, unbooked: await unbooked(db) };
}

export interface Checking {
  /** Of the last check of this node; undefined: none yet, or another node sees to it. */
  last(): (Checked & { readonly at: number }) | undefined;
  stop(): Promise<void>;
}

export interface CheckingOptions {
  readonly db: Database;
  /** ms. */
  readonly every: number;
  /** Unix ms. */
  now(): number;
  /** Is it this node's turn? One of several is enough. */
  leads(): Promise<boolean>;
  report(checked: Checked | Error): void;
}

/** Checks now and then again and again. */
export function keepChecking({ db, every, now, leads, report }: CheckingOptions): Checking {
  const end = new AbortController();
  let last: ReturnType<Checking['last']>;
  let under = Promise.resolve();
  const check = () => {
    under = under.then(async () => {
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
      await under;
    },
  };
}
