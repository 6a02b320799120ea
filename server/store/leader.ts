// One of several nodes on a PostgreSQL: whoever holds an advisory lock, for as long as his connection lives.

import pg from 'pg';

/** Any number that no other program on the same database uses for its own locks. */
const LEADER = 7_283_502;
const CONNECT_LIMIT = 5000; // ms

export interface Leader {
  /** Tries to become it where nobody is. Rejects where the database is away. */
  leads(): Promise<boolean>;
  stop(): Promise<void>;
}

/** A database that one process has to itself. */
export const onlyNode: Leader = { leads: async () => true, stop: async () => undefined };

export function leaderAmongNodes(url: string): Leader {
  let held: pg.Client | undefined;

  /** A connection of its own: one of the pool would be given back. */
  const candidate = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT, keepAlive: true });
    client.on('error', () => {
      if (held === client) held = undefined;
    });
    await client.connect();
    return client;
  };

  return {
    async leads() {
      if (held !== undefined) await held.query('SELECT 1').catch(() => undefined); // one that broke is no lock any more
      if (held !== undefined) return true;
      const client = await candidate();
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LEADER]);
      if (rows[0]?.mine === true) held = client;
      else await client.end();
      return held !== undefined;
    },
    async stop() {
      await held?.end();
      held = undefined;
    },
  };
}
