// Leader election among the nodes that share a PostgreSQL: the leader is the node whose connection holds an advisory lock.

import pg from 'pg';

/** Arbitrary, but not used by another program on the same database. */
const LEADER = 7_283_502;
const CONNECT_LIMIT = 5000; // ms

export interface Leader {
  /** Whether this node leads; tries to take over if nobody does. Rejects if the database is unavailable. */
  leads(): Promise<boolean>;
  stop(): Promise<void>;
}

export function leaderAmongNodes(url: string): Leader {
  let held: pg.Client | undefined;

  /** A dedicated connection: the pool would reuse one of its own. */
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
      if (held !== undefined) await held.query('SELECT 1').catch(() => undefined); // a broken connection holds no lock
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
