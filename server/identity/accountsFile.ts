// The emulator keeps its accounts in memory alone, while the jokers of those accounts are in the database. So they are written to
// a file whenever one may have changed, before the caller hears of it, and put back when the emulator starts. Passwords stand in
// it as the emulator has them, in clear: it is for development, and no server with a real sign-in reads or writes it.

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface AccountsFile {
  /** Puts the accounts of the file into an emulator that has just started at `url`. Rejects where not all can be. */
  restore(url: string): Promise<void>;
  /** Resolves when the file holds what the emulator at `url` holds now. */
  save(url: string): Promise<void>;
}

interface Account {
  readonly localId: string;
  /** Unix seconds; older tokens are void. */
  readonly validSince?: string;
}

/** Each call has a connection of its own: a kept one may be closed in the moment in which it is used again. */
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
    await rename(`${file}.new`, file); // whole or not at all, also for who is killed here
    written = text;
  };

  return {
    async restore(url) {
      if (!existsSync(file)) return;
      const users = accountsIn(file, await readFile(file, 'utf8'));
      if (users.length === 0) return;
      const made = await ask<{ error?: readonly unknown[] }>(`${url}${accounts}:batchCreate`, { users });
      if (made.error !== undefined && made.error.length > 0)
        throw new Error(`The accounts in ${file} cannot be put back: ${JSON.stringify(made.error)}`);
      // as made just now, they would all be signed out everywhere
      for (const { localId, validSince } of users) await ask(`${url}${accounts}:update`, { localId, validSince });
    },
    save(url) {
      // whoever comes while a file is being written waits for the next one, and shares it
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
    throw new Error(`${file} holds no accounts: remove it to begin without any.`);
  }
}

async function ask<Answer>(url: string, body?: object): Promise<Answer> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url, { headers: OWNER, ...sent });
  if (!answer.ok) throw new Error(`The sign-in emulator answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
