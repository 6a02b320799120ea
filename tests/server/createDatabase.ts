// A new database in a PostgreSQL cluster.

import pg from 'pg';

/** Returns its URL. `template`: the database to copy, which must have no connections. `options`: further SQL, such as its encoding. */
export async function createDatabase(
  cluster: string,
  name: string,
  template = 'template1',
  options = '',
): Promise<string> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" ${options}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = name;
  return url.href;
}
