// The support tool on the database of a server that has not started yet.

import { newFile } from '../../server/admin/newFile.ts';
import { runAdmin } from '../../server/admin/run.ts';
import { nothingBeside } from '../../server/backup/beside.ts';
import { systemClock } from '../../server/common/calendar.ts';
import { readDatabaseSettings } from '../../server/settings/environment.ts';
import { openDatabase } from '../../server/store/open.ts';

/** Runs one command after the other; returns what each has said. Throws if one is refused. A brand is given as its text. */
export async function support(env: NodeJS.ProcessEnv, ...commands: readonly (readonly string[])[]): Promise<string[]> {
  const settings = readDatabaseSettings(env);
  const database = await openDatabase(settings, async () => undefined);
  const now = systemClock.now();
  const said: string[] = [];
  for (const words of commands) {
    const { code, out, err } = await runAdmin(words, (work) =>
      work({ ...settings, db: database.db, now, operator: 'tests', hasConsent: false, newFile, files: nothingBeside }),
    );
    if (code !== 0) throw new Error(err);
    said.push(out);
  }
  await database.close();
  return said;
}
