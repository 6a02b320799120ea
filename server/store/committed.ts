// What is done once a transaction stands: not where it was taken back, and not twice where it was tried again.

import type { Database } from './database.ts';

const due = new WeakMap<object, (() => void)[]>();

/** The same handle; what `afterCommit` is given inside its transactions is done when they have succeeded. */
export function withCommits<Handle extends Database>(db: Handle): Handle {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let done: (() => void)[] = [];
    const result = await begin((tx) => {
      done = [];
      due.set(tx, done);
      return work(tx);
    }, config);
    for (const each of done) each();
    return result;
  };
  return db;
}

/** At once where `tx` is no transaction of such a handle. */
export function afterCommit(tx: Database, work: () => void): void {
  const waiting = due.get(tx);
  if (waiting === undefined) work();
  else waiting.push(work);
}
