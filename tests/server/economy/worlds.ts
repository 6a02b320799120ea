// The economy's test environments: a database, and a way to call an API that runs on it.

import { readPacks } from '../../../server/making/packFile.ts';
import type { Database } from '../../../server/store/database.ts';
import { seedPacks } from '../../../server/store/packs.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { embeddedStore, newDatabase, nodeOn, postgresStore, type Store } from '../nodes.ts';
import { fetching, injecting, type Send } from './player.ts';
import { startProcess } from './processes.ts';

/** Enough levels to unlock some, and one of each game to spend in. */
export const EASY = readPacks().filter(
  ({ categoryType, language = 'de' }) => categoryType === 'leichtes' && language === 'de',
);

export interface World {
  readonly send: Send;
  readonly db: Database;
  stop(): Promise<void>;
}

const oneNode = (openStore: () => Promise<Store>) => async (): Promise<World> => {
  const node = await nodeOn(openStore, EASY);
  return { send: injecting(node.app), db: node.db, stop: () => node.close() };
};

async function twoProcesses(): Promise<World> {
  const url = await newDatabase();
  const database = await openPostgres(url, (db) => seedPacks(db, EASY), console.error);
  const start = () => startProcess({ DATABASE_URL: url });
  const nodes = await Promise.all([start(), start()]);
  return {
    send: fetching(...nodes.map(({ url }) => url)),
    db: database.db,
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      await database.close();
    },
  };
}

export const WORLDS = {
  embedded: oneNode(embeddedStore),
  postgres: oneNode(postgresStore),
  twoProcesses,
};
