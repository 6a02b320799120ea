// The emulator keeps accounts in memory only, but their jokers are in the database. So after every call that may change accounts
// they are written to a file, before the caller gets its response, and restored when the emulator starts. Passwords are in plain
// text, as in the emulator: for development only; no server with a real sign-in provider reads or writes this file.

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface AccountsFile {
  /** Restores the file's accounts into a newly started emulator. Rejects if any of them cannot be restored. */
  restore(url: string): Promise<void>;
  /** Resolves when the file holds the accounts that the emulator has now. */
  save(url: string): Promise<void>;
}

interface Account {
  readonly localId: string;
  /** Unix seconds; older tokens are invalid. */
  readonly validSince?: string;
}

/** A new connection for each call: the emulator may close an idle one just as it is reused. */
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json', connection: 'close' };

export function accountsFile(file: string, projectId: string): AccountsFile {
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  let written: string | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  const write = async (url: string): Promise<void> => {
    const { users } = await ask<{ users: readonly Account[] }>(`${url}${accounts}:batchGet?maxResults=-1`);
    const text = JSON.stringify({ users });
    if (text === written) return;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.new`, text, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file); // atomic, even if the process is killed here
    written = text;
  };

  return {
    async restore(url) {
      if (!existsSync(file)) return;
      const users = accountsIn(file, await readFile(file, 'utf8'));
      if (users.length === 0) return;
      const made = await ask<{ error?: readonly unknown[] }>(`${url}${accounts}:batchCreate`, { users });
      if (made.error !== undefined && made.error.length > 0)
        throw new Error(`The accounts in ${file} cannot be restored: ${JSON.stringify(made.error)}`);
      // batchCreate sets this to now, which would sign everybody out
      for (const { localId, validSince } of users) await ask(`${url}${accounts}:update`, { localId, validSince });
    },
    save(url) {
      // calls during a write share the next one
      if (next === undefined) {
        next = running.then(() => {
          next = undefined;
          return write(url);
        });
        running = next.catch(() => undefined);
      }
      return next;
    },
  };
}

function accountsIn(file: string, text: string): readonly Account[] {
  try {
    return (JSON.parse(text) as { users: readonly Account[] }).users;
  } catch {
    throw new Error(`${file} holds no accounts: remove it to start without any.`);
  }
}

async function ask<Answer>(url: string, body?: object): Promise<Answer> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url, { headers: OWNER, ...sent });
  if (!answer.ok) throw new Error(`The sign-in emulator responded with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
