// `npm run -s admin -- ...`: the support's tool, on the database that the server's settings name.

import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../calendar.ts';
import { readDatabaseSettings, StartRefused } from '../environment.ts';
import { seedShop } from '../purchase/offers.ts';
import { openDatabase } from '../store/open.ts';
import type { Desk, Outcome } from './command.ts';
import { runAdmin } from './run.ts';

async function withDesk(work: (desk: Desk) => Promise<Outcome>): Promise<Outcome> {
  const settings = readDatabaseSettings(process.env);
  const { databaseUrl, dataDir, timeZone, currency } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new StartRefused(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`);
  const database = await openDatabase(settings, (db) => seedShop(db, currency));
  try {
    const operator = process.env.SUDO_USER || userInfo().username;
    return await work({ db: database.db, now: systemClock.now(), timeZone, currency, operator });
  } finally {
    await database.close();
  }
}

try {
  const { out, err, code } = await runAdmin(process.argv.slice(2), withDesk);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
} catch (error) {
  // such as a server that runs on the folder: one sentence, no stack
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
