// An IndexedDB connection held only while the page is active. A page in the back/forward cache may be frozen in the middle of a
// transaction, which in WebKit locks the object store for all other pages for good: so on leaving it is aborted and closed.

import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { PageLifecycle } from '../page/lifecycle.ts';

/** `put` and `delete` only in a readwrite transaction. */
export type Shelf = Pick<
  IDBPObjectStore<unknown, [string], string, 'readwrite'>,
  'get' | 'getAll' | 'getAllKeys' | 'put' | 'delete'
>;

export interface PageDatabase {
  /** Rejects if there is no database, or none that this version can read. */
  open(): Promise<void>;
  /**
   * Runs `work` in its own transaction; resolves when that is committed. If the page is left before, `work` runs again once the page is
   * back. `work` may await only the shelf.
   */
  within<Result>(shelf: string, mode: IDBTransactionMode, work: (shelf: Shelf) => Promise<Result>): Promise<Result>;
}

export interface PageDatabaseOptions {
  readonly name: string;
  readonly version: number;
  readonly shelves: readonly string[];
  readonly lifecycle: PageLifecycle;
  /** The library's function; tests replace it. */
  readonly openDB?: typeof openDB;
  /** Called when the page is back; false: it is stale and must no longer write. */
  readonly resumes?: () => boolean;
  /** Called when another page blocks opening the database. */
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
        guarded(upgrading, Promise.resolve()).catch(() => undefined); // the opening rejects as well
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

  /** Repeats `work` until it has completed without the page being left. */
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

/** Aborting throws for a transaction that has already ended, which is fine. */
function breakOff(work: Breakable): void {
  try {
    work.abort();
  } catch {
    // it has ended already
  }
}

function gate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
