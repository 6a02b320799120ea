// A database that a page holds only while it is there. A page that is left may be frozen with a transaction half done, and in
// WebKit that one then keeps its shelf locked for every other page, for ever: so whoever leaves breaks off and closes.

import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { PageLifecycle } from '../page/lifecycle.ts';

/** `put` and `delete` in a transaction that may write. */
export type Shelf = Pick<
  IDBPObjectStore<unknown, [string], string, 'readwrite'>,
  'get' | 'getAll' | 'getAllKeys' | 'put' | 'delete'
>;

export interface PageDatabase {
  /** Rejects where there is no database, or none that this version can read. */
  open(): Promise<void>;
  /**
   * `work` in a transaction of its own; resolves when that is done. Where the page was left before, `work` begins anew once the
   * page is back. It must wait for nothing but the shelf.
   */
  within<Result>(shelf: string, mode: IDBTransactionMode, work: (shelf: Shelf) => Promise<Result>): Promise<Result>;
}

export interface PageDatabaseOptions {
  readonly name: string;
  readonly version: number;
  readonly shelves: readonly string[];
  readonly lifecycle: PageLifecycle;
  /** The library; a test has its own. */
  readonly openDB?: typeof openDB;
  /** Asked on a return: false for a page whose view of the world is too old to write another word. */
  readonly resumes?: () => boolean;
  /** Hears of a database that another page keeps from being opened. */
  readonly report?: (error: unknown) => void;
}

interface Breakable {
  abort(): void;
}

/** Ends a round of waiting. */
interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function pageDatabase(options: PageDatabaseOptions): PageDatabase {
  const { lifecycle, resumes = () => true } = options;
  const running = new Set<Breakable>();
  let connection: Promise<IDBPDatabase> | undefined;
  let away: Gate | undefined;
  let visit = 0;

  lifecycle.onLeave(() => {
    away ??= gate();
    visit += 1;
    for (const work of running) breakOff(work);
    letGo();
  });
  lifecycle.onShow(() => {
    if (!away || !resumes()) return;
    away.open();
    away = undefined;
  });

  function letGo(): void {
    connection?.then(
      (db) => db.close(),
      () => undefined,
    );
    connection = undefined;
  }

  async function guarded<Result>(work: Breakable & { readonly done: Promise<unknown> }, result: Promise<Result>) {
    if (away) breakOff(work);
    running.add(work);
    try {
      return (await Promise.all([result, work.done]))[0];
    } finally {
      running.delete(work);
    }
  }

  async function connect(): Promise<IDBPDatabase> {
    const opening = (options.openDB ?? openDB)(options.name, options.version, {
      upgrade(db, _from, _to, upgrading) {
        guarded(upgrading, Promise.resolve()).catch(() => undefined); // whoever opens hears of it
        for (const shelf of options.shelves) if (!db.objectStoreNames.contains(shelf)) db.createObjectStore(shelf);
      },
      blocked: () => options.report?.(new Error(`The database ${options.name} is held by another page.`)),
      // a newer version of the app in another tab must not wait for this one
      blocking: letGo,
      terminated: letGo,
    });
    connection = opening;
    opening.catch(() => {
      if (connection === opening) connection = undefined;
    });
    return opening;
  }

  /** Until it was done in one visit of the page. */
  async function attempt<Result>(work: (db: IDBPDatabase) => Promise<Result>): Promise<Result> {
    for (;;) {
      await away?.opened;
      const began = visit;
      try {
        const db = await (connection ?? connect());
        if (began === visit) return await work(db);
      } catch (error) {
        if (began === visit) throw error;
      }
    }
  }

  return {
    open: () => attempt(async () => undefined),
    within: (shelf, mode, work) =>
      attempt((db) => {
        const transaction = db.transaction(shelf, mode);
        return guarded(transaction, work(transaction.store as unknown as Shelf));
      }),
  };
}

/** What has been handed over for good can no longer be taken back, and needs nobody here. */
function breakOff(work: Breakable): void {
  try {
    work.abort();
  } catch {
    // done already
  }
}

function gate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
