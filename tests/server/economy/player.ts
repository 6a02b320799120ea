// A player who calls the API, in the same process or over HTTP.

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Consumables } from '../../../api/inventory.ts';
import type { Database } from '../../../server/store/database.ts';
import { as } from '../tokens.ts';
import { countEntries, faultsInBooks } from './books.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly replayed: boolean;
  /** Of a successful response. */
  readonly data: Record<string, unknown> & { userInvConsumables?: Consumables };
  /** Of a failure. */
  readonly code: string | undefined;
}

export type Send = (
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body: string | undefined,
) => Promise<{ status: number; text: string; replayed: boolean }>;

/** Without the network. */
export const injecting =
  (app: FastifyInstance): Send =>
  async (method, url, headers, payload) => {
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return {
      status: answer.statusCode,
      text: answer.body,
      replayed: answer.headers['idempotency-replayed'] === 'true',
    };
  };

/** Over HTTP; several addresses take turns, as behind a load balancer. */
export function fetching(...urls: readonly string[]): Send {
  let turn = 0;
  return async (method, path, headers, body) => {
    const url = urls[turn++ % urls.length] + path;
    const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
    const replayed = answer.headers.get('idempotency-replayed') === 'true';
    return { status: answer.status, text: await answer.text(), replayed };
  };
}

export interface Player {
  readonly uid: string;
  get(path: string): Promise<Reply>;
  /** With a new idempotency key unless one is given. */
  post(path: string, body?: unknown, key?: string): Promise<Reply>;
  jokers(): Promise<number>;
}

export function player(send: Send, uid: string): Player {
  const ask = async (method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: unknown) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await send(method, `/api${path}`, { ...as(uid), ...headers, ...json }, text);
    const { data } = JSON.parse(answer.text);
    return { ...answer, data, code: answer.status === 200 ? undefined : String(data.code) };
  };
  const get = (path: string) => ask('GET', path, {});
  return {
    uid,
    get,
    post: (path, body, key = randomUUID()) => ask('POST', path, { 'idempotency-key': key }, body),
    jokers: async () => Number((await get('/inventory/consumables')).data.spellJoker),
  };
}

/** Expects every ledger to balance. Returns the number of entries. */
export async function expectBalancedBooks(db: Database): Promise<number> {
  expect(await faultsInBooks(db)).toEqual([]);
  return countEntries(db);
}
