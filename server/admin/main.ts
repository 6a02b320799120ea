// `npm run -s admin -- ...`: the support tool, on the server's configured database. If that is embedded and in use by a server, the
// server runs the command.

import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { besideDatabase, nothingBeside } from '../backup/beside.ts';
import { systemClock } from '../common/calendar.ts';
import { seedShop } from '../purchase/offers.ts';
import { readDatabaseSettings, StartRefused } from '../settings/environment.ts';
import { openDatabase } from '../store/open.ts';
import { sendToServer } from './ask.ts';
import { withBrandFiles } from './brandFile.ts';
import { Refused, type WithContext } from './command.ts';
import { newFile } from './newFile.ts';
import { type CommandResult, needsEmptyDatabase, runAdmin } from './run.ts';

let words: readonly string[] = process.argv.slice(2);
const operator = process.env.SUDO_USER || userInfo().username;

const withContext: WithContext = async (work) => {
  const settings = readDatabaseSettings(process.env);
  const { databaseUrl, dataDir, timeZone, currency } = settings;
  const isNew = needsEmptyDatabase(words);
  if (!isNew && databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new StartRefused(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`);
  if (!isNew && databaseUrl !== undefined) await requireTables(databaseUrl);
  const database = await openDatabase(settings, async (db) => (isNew ? undefined : seedShop(db, currency)));
  try {
    const files = databaseUrl === undefined ? besideDatabase(dataDir) : nothingBeside;
    const hasConsent = Boolean(process.env.CONSENT_URL);
    const context = { db: database.db, now: systemClock.now(), timeZone, currency, hasConsent };
    return await work({ ...context, operator, newFile, files });
  } finally {
    await database.close();
  }
};

/** Otherwise a command on the wrong database would create tables there, and `check` would find everything in order. */
async function requireTables(url: string): Promise<void> {
  const { hasTables, placeOf } = await import('../store/postgres.ts');
  if (!(await hasTables(url)))
    throw new StartRefused(`No server has ever run on ${placeOf(url)}: set DATABASE_URL as the server has it.`);
}

/** undefined: no server is running on the folder, or none is needed. */
async function byServer(): Promise<CommandResult | undefined> {
  if (words.length === 0 || words.includes('--help')) return undefined;
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env);
  if (databaseUrl !== undefined || !existsSync(dataDir)) return undefined;
  return sendToServer(dataDir, { words, operator });
}

try {
  words = withBrandFiles(words);
  const { out, err, code } = (await byServer()) ?? (await runAdmin(words, withContext));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
} catch (error) {
  // an operator's mistake, such as a wrong setting, gets a sentence and no stack trace
  if (!(error instanceof StartRefused) && !(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
