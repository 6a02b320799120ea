// A new database in a PostgreSQL cluster.

import pg from 'pg';

/** Its address. `template`: the database that it is a copy of; nobody may be connected to that one. */
export async function createDatabase(cluster: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = name;
  return url.href;
}
