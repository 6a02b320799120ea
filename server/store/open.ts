// Opens the operator's database: PostgreSQL if DATABASE_URL is set, else the embedded one.

import type { Environment } from '../settings/environment.ts';
import type { OpenDatabase, Seed } from './database.ts';

/** Loads only the libraries that the database needs. Throws StartRefused. */
export async function openDatabase(
  {
    databaseUrl,
    dataDir,
    replaceBrokenDatabase,
  }: Pick<Environment, 'databaseUrl' | 'dataDir'> & Partial<Pick<Environment, 'replaceBrokenDatabase'>>,
  seed: Seed,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded.ts');
    const stamp = new Date().toISOString().replaceAll(':', '-');
    return openEmbedded(dataDir, seed, stamp, replaceBrokenDatabase);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, seed, (error) => console.error(`PostgreSQL: ${error.message}`));
}
