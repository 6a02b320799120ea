// Server nodes for tests: the real app on the real databases, with a clock that the test sets.

import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { type Pack, readPacks } from '../../server/making/packFile.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import type { Database, OpenDatabase } from '../../server/store/database.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { seedPacks } from '../../server/store/packs.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { createDatabase } from './createDatabase.ts';
import type { Template } from './setUp.ts';
import { verifyTestToken } from './tokens.ts';

/** A Saturday, 12:00 in Berlin. */
export const NOON = Date.parse('2026-11-21T11:00:00Z');

export interface Store {
  /** A separate database for each name, the same one for the same name. */
  open(name: string, packs?: readonly Pack[]): Promise<OpenDatabase>;
  stop(): Promise<void>;
}

/** All packs; a worker reads them once. */
const allPacks = (): readonly Pack[] => {
  read ??= readPacks();
  return read;
};
let read: readonly Pack[] | undefined;

/** A copy of it saves most of a first start: it is migrated and, if requested, holds all packs. */
const templateFor = (packs: readonly Pack[]): Template => (packs.length === allPacks().length ? 'full' : 'bare');

/** Fills a data folder of the embedded database with a copy of a template. */
export const copyTemplate = (template: Template, folder: string): void =>
  cpSync(join(inject('templates'), template), folder, { recursive: true });

export async function embeddedStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  return {
    async open(name, packs = allPacks()) {
      const data = join(folder, name);
      if (!existsSync(data)) copyTemplate(templateFor(packs), data);
      return openEmbedded(data, (db) => seedPacks(db, packs), 'test');
    },
    async stop() {
      rmSync(folder, { recursive: true });
    },
  };
}

/** The address of a new database in the run's cluster; without a template it is empty. */
export const newDatabase = (template?: Template): Promise<string> =>
  createDatabase(inject('cluster'), randomUUID(), template);

export async function postgresStore(): Promise<Store> {
  const urls = new Map<string, Promise<string>>();
  return {
    async open(name, packs = allPacks()) {
      const url = urls.get(name) ?? newDatabase(templateFor(packs));
      urls.set(name, url);
      return openPostgres(await url, (db) => seedPacks(db, packs), fail);
    },
    stop: async () => undefined, // the cluster ends with the run
  };
}

const fail = (error: Error): never => {
  throw error;
};

export const STORES = [
  ['embedded database', embeddedStore],
  ['PostgreSQL', postgresStore],
] as const;

/** Where the rule under test is the program's and not the database's: PostgreSQL, which has races, and both in the full run. */
export const RULE_STORES = STORES.filter(([name]) => process.env.FULL !== undefined || name === 'PostgreSQL');

export interface TestNode {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Unix ms; the node's current time. */
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
    // a test may act as many callers at once; the limits have their own tests
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

/** A node on a database of its own, with these packs or all of them; closing it deletes the database. */
export async function nodeOn(
  openStore: () => Promise<Store>,
  packs?: readonly Pack[],
  variables: Record<string, string> = {},
  parts: Partial<AppOptions> = {},
): Promise<TestNode> {
  const store = await openStore();
  const database = await store.open('main', packs);
  const close = async () => {
    await database.close();
    await store.stop();
  };
  return startNode({ ...database, close }, variables, parts);
}
