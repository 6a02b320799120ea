// SIGKILL under load: what was acknowledged is there afterwards, what was not can be retried, and the ledger balances each time
// the server comes up (it is checked before the server listens, apiProcess.ts).

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Consumables } from '../../../api/inventory.ts';
import type { Database } from '../../../server/store/database.ts';
import { openEmbedded } from '../../../server/store/embedded.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { idempotency } from '../../../server/store/schema.ts';
import { copyTemplate, newDatabase } from '../nodes.ts';
import { expectBalancedBooks, fetching, player, type Reply } from './player.ts';
import { type ApiProcess, startProcess } from './processes.ts';

const LIMIT = 600_000; // ms
const CLIENTS = 8;
/** A start costs 2 s of CPU, so only the full run does all of them; containers.test.ts and process.test.ts kill, too. */
const KILLS = process.env.FULL ? { embedded: 25, postgres: 5 } : { embedded: 1, postgres: 0 };

interface Intent {
  readonly uid: string;
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
}

const send = ({ url }: ApiProcess, { uid, key, path, body }: Intent): Promise<Reply> =>
  player(fetching(url), uid).post(path, body, key);

/** One player's intents, one after the other; they can be paid for in any order. */
function* wishes(uid: string): Generator<Intent, void> {
  const wish = (path: string, body?: unknown): Intent => ({ uid, key: randomUUID(), path, body });
  const spend = (reason: string, ref: string) =>
    wish('/inventory/consumables/spend', { reason, gameType: 'sudoku', levelId: 'de-leichtes-001', ref });
  yield wish('/user/timeReward/collect');
  for (const ref of ['a', 'b', 'c', 'd']) yield spend('hint', ref);
  yield wish('/inventory/chest', { gameType: 'sudoku', size: 'small' });
  yield spend('letter', 'e');
  yield wish('/inventory/unique', { kind: 'avatar', id: 'ida' });
  yield spend('secondChance', 'f');
}

/** 10 + 1 - 1 - 2 - 5 - 1 jokers, 3 - 3 hints, 4 - 1 letters. */
const LEFT = { spellJoker: 2, freeHints: 0, letters: { crossword: 0, gridpuzzle: 0, sudoku: 3, wordsearch: 0 } };

/** Sends until the process is dead; kills it after this many responses, with requests of all others in flight. */
class Load {
  readonly acknowledged = new Map<Intent, string>();
  readonly unanswered = new Set<Intent>();
  #answers = 0;
  #checked = 0;
  /** The remaining intents of each client's current player. */
  readonly #lines: Generator<Intent, void>[] = [];
  readonly #uids: string[] = [];

  async run(process: ApiProcess, killAfter: number): Promise<void> {
    this.#answers = 0;
    let killed: Promise<void> | undefined;
    const client = async (index: number) => {
      for (;;) {
        const intent = this.#next(index);
        const reply = await send(process, intent).catch(() => undefined);
        if (reply === undefined) return; // the server is dead; the intent stays unanswered
        this.#settle(intent, reply);
        if (++this.#answers === killAfter) killed = process.kill();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
    await killed;
  }

  /** Retries what got no response, and what has been acknowledged since the last check. */
  async check(process: ApiProcess): Promise<void> {
    const known = [...this.acknowledged].slice(this.#checked);
    const replies = await Promise.all(known.map(([intent]) => send(process, intent)));
    expect(replies.map(({ text, replayed }) => [replayed, text])).toEqual(known.map(([, text]) => [true, text]));
    this.#checked = this.acknowledged.size;
    for (const intent of [...this.unanswered]) this.#settle(intent, await send(process, intent));
  }

  /** Finishes the clients' remaining intents, after which all players have had the same. */
  async finish(process: ApiProcess): Promise<void> {
    for (const line of this.#lines) for (const intent of line) this.#settle(intent, await send(process, intent));
    for (const uid of this.#uids) {
      const { data } = await player(fetching(process.url), uid).get('/inventory/consumables');
      expect(data as unknown as Consumables).toEqual(LEFT);
    }
  }

  /** At the end: each acknowledged response is in the database. */
  async expectKept(db: Database): Promise<void> {
    const kept = await db.select({ key: idempotency.key, response: idempotency.response }).from(idempotency);
    const answers = new Map(kept.map(({ key, response }) => [key, response]));
    for (const [{ key }, text] of this.acknowledged) expect(answers.get(key)).toBe(text);
    expect(await expectBalancedBooks(db)).toBeGreaterThan(this.acknowledged.size);
  }

  #next(index: number): Intent {
    const wished = this.#lines[index]?.next().value;
    if (wished !== undefined) {
      this.unanswered.add(wished);
      return wished;
    }
    const uid = `client-${index}-${randomUUID()}`;
    this.#uids.push(uid);
    this.#lines[index] = wishes(uid);
    return this.#next(index);
  }

  #settle(intent: Intent, reply: Reply): void {
    expect([intent.path, reply.status, reply.code]).toEqual([intent.path, 200, undefined]);
    this.unanswered.delete(intent);
    this.acknowledged.set(intent, reply.text);
  }
}

async function survive(variables: Record<string, string>, kills: number): Promise<Load> {
  const load = new Load();
  let process = await startProcess(variables);
  for (let kill = 0; kill < kills; kill++) {
    await load.run(process, 5 + (((kill + 1) * 37) % 60));
    process = await startProcess(variables);
    await load.check(process);
  }
  await load.finish(process);
  await process.kill();
  return load;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it(`${KILLS.embedded} times on the embedded database: no acknowledged write is lost`, { timeout: LIMIT }, async () => {
  copyTemplate('full', folder);
  const load = await survive({ DATA_DIR: folder }, KILLS.embedded);
  const database = await openEmbedded(folder, async () => undefined, 'test');
  await load.expectKept(database.db);
  await database.close();
});

it.runIf(KILLS.postgres > 0)(
  `${KILLS.postgres} times on PostgreSQL: no acknowledged write is lost`,
  { timeout: LIMIT },
  async () => {
    const url = await newDatabase('full');
    const load = await survive({ DATABASE_URL: url }, KILLS.postgres);
    const database = await openPostgres(url, async () => undefined, console.error);
    await load.expectKept(database.db);
    await database.close();
  },
);
