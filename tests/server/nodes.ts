// Nodes of the server for tests: the real app on the real databases, with a clock that the test sets.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/environment.ts';
import { type Pack, readPacks } from '../../server/packs.ts';
import type { Database, OpenDatabase } from '../../server/store/database.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { seedPacks } from '../../server/store/packs.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { verifyTestToken } from './tokens.ts';

/** A Saturday, 12:00 in Berlin. */
export const NOON = Date.parse('2026-11-21T11:00:00Z');

export interface Store {
  /** A database of its own for each name, the same one for the same name. */
  open(name: string, packs?: readonly Pack[]): Promise<OpenDatabase>;
  stop(): Promise<void>;
}

export async function embeddedStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  return {
    open: (name, packs = readPacks()) => openEmbedded(join(folder, name), (db) => seedPacks(db, packs), 'test'),
    async stop() {
      rmSync(folder, { recursive: true });
    },
  };
}

export async function postgresStore(): Promise<Store> {
  const cluster = await startPostgres();
  const made = new Map<string, Promise<unknown>>();
  return {
    async open(name, packs = readPacks()) {
      if (!made.has(name)) made.set(name, createDatabase(cluster.url, name));
      await made.get(name);
      const url = new URL(cluster.url);
      url.pathname = name;
      return openPostgres(url.href, (db) => seedPacks(db, packs), fail);
    },
    stop: () => cluster.stop(),
  };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
}

const fail = (error: Error): never => {
  throw error;
};

export const STORES = [
  ['embedded database', embeddedStore],
  ['PostgreSQL', postgresStore],
] as const;

export interface TestNode {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Unix ms; what the node takes for now. */
  at: number;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function startNode(
  database: OpenDatabase,
  variables: Record<string, string> = {},
  parts: Partial<AppOptions> = {},
): Promise<TestNode> {
  const clock = { at: NOON, now: () => clock.at };
  const app = await buildApp({
    database,
    clock,
    // a test may be many callers at once; the limits have a test of their own
    environment: readEnvironment({ RATE_LIMITS: 'off', ...variables }),
    verifyToken: verifyTestToken,
    ...parts,
  });
  return {
    app,
    db: database.db,
    get at() {
      return clock.at;
    },
    set at(value) {
      clock.at = value;
    },
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
