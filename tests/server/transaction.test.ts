// Transactions that the database aborts; and that all of them go through one function.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toProblem } from '../../server/plugins/errors.ts';
import type { Database } from '../../server/store/database.ts';
import { inTransaction } from '../../server/store/transaction.ts';

const failure = (code: string, constraint?: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('x'), { code, constraint }) });

/** A database whose transactions fail like this, one after another, until it works. */
function failing(...failures: readonly Error[]) {
  const left = [...failures];
  const db = {
    runs: 0,
    async transaction(work: (tx: unknown) => Promise<unknown>) {
      db.runs += 1;
      const next = left.shift();
      if (next !== undefined) throw next;
      return work(db);
    },
  };
  return db;
}

const run = (db: ReturnType<typeof failing>) => inTransaction(db as unknown as Database, async () => 'done');

it.each(['40P01', '40001'])('one that was aborted with %s is retried', async (code) => {
  const db = failing(failure(code), failure(code));
  expect([await run(db), db.runs]).toEqual(['done', 3]);
});

it('after five failures it gives up, and asks for a later retry', async () => {
  const db = failing(...Array.from({ length: 9 }, () => failure('40P01')));
  const error = await run(db).catch((thrown) => thrown);
  expect([db.runs, toProblem(error).code]).toEqual([5, 'NOT_READY']);
});

it('any other failure is final', async () => {
  const db = failing(failure('23505'));
  await expect(run(db)).rejects.toThrow('Failed query');
  expect(db.runs).toBe(1);
});

it.each([
  ['purchases_uid_users_uid_fk', 'TOKEN_INVALID'],
  ['feedback_uid_users_uid_fk', 'TOKEN_INVALID'],
  ['redemptions_code_promo_codes_code_fk', 'INTERNAL'],
])('a row that refers to nobody by %s is answered %s', (constraint, code) => {
  expect(toProblem(failure('23503', constraint)).code).toBe(code);
});

it('every transaction goes through inTransaction', () => {
  const server = join(import.meta.dirname, '../../server');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const those = files.filter((file) => readFileSync(join(server, file), 'utf8').includes('.transaction('));
  expect(those.map((file) => file.replaceAll('\\', '/'))).toEqual(['store/transaction.ts']);
});
