// `backup FILE` and `restore FILE`.

import { BadBackup, type TableSum } from '../backup/format.ts';
import { restoreBackup } from '../backup/restore.ts';
import { writeBackup } from '../backup/write.ts';
import { type Command, one, Refused, read, table } from './command.ts';

export const backup: Command = async (args, context) => {
  const path = one(read(args, {}).positionals, 'backup FILE');
  const file = await context.newFile(path);
  try {
    const tables = await writeBackup(context.db, context.now, (bytes) => file.write(bytes), await context.files.read());
    await file.keep();
    return { json: { file: path, tables }, text: `${listed(tables)}\n\nAll of this is in ${path}.` };
  } catch (error) {
    await file.drop();
    throw error;
  }
};

export const restore: Command = async (args, context) => {
  if (context.shared)
    throw new Refused(
      'A server is running on this folder: stop it first, since a restore needs the database to itself.',
    );
  const { positionals, values } = read(args, { force: { type: 'boolean' } });
  const path = one(positionals, 'restore FILE [--force]');
  try {
    const { made, tables, files } = await restoreBackup(context.db, path, values.force === true);
    await context.files.write(files);
    return { json: { made, tables }, text: `${listed(tables)}\n\nRestored as it was at ${made}.` };
  } catch (error) {
    throw error instanceof BadBackup ? new Refused(error.message) : error;
  }
};

const listed = (tables: Readonly<Record<string, TableSum>>): string =>
  table(
    ['table', 'rows'],
    Object.entries(tables).map(([name, { rows }]) => [name, rows]),
  );
