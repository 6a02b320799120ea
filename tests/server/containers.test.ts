// Two containers on one data folder: process ids and host names repeat across containers, so they do not tell which process is alive.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../server/store/embedded.ts';
import { expectBalancedBooks, fetching, player } from './economy/player.ts';
import { type ApiProcess, canContain, startProcess } from './economy/processes.ts';
import { copyTemplate } from './nodes.ts';

if (!canContain)
  console.log('containers: skipped, since this system makes no namespaces (root and unshare are needed)');

/** How many starts are attempted on the folder in use. */
const TRIES = process.env.FULL ? 8 : 1;

describe.runIf(canContain)('containers on one folder', { timeout: 300_000 }, () => {
  let folder: string;
  const running: ApiProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'containers-'));
    copyTemplate('bare', folder);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.kill()));
    rmSync(folder, { recursive: true });
  });

  const start = async (host: string): Promise<ApiProcess> => {
    const started = await startProcess({ DATA_DIR: folder }, host);
    running.push(started);
    return started;
  };

  /** A player collects a reward; returns the uid. */
  const collect = async ({ url }: ApiProcess, uid: string): Promise<string> => {
    expect((await player(fetching(url), uid).post('/user/timeReward/collect')).status).toBe(200);
    return uid;
  };

  it('a second one is refused; after a kill a replacement starts, whatever its name, and nothing acknowledged is lost', async () => {
    const first = await start('box');
    const people = [await collect(first, 'before')];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      await expect(start(attempt % 2 === 0 ? 'box' : 'other')).rejects.toThrow(/in use by another server/);
      people.push(await collect(first, `after-${attempt}`));
    }
    await first.kill();
    const database = await openEmbedded(folder, async () => undefined, 'test');
    await expectBalancedBooks(database.db);
    await database.close();
    for (const replacement of process.env.FULL ? ['box', 'replacement'] : ['replacement']) {
      const next = await start(replacement);
      for (const uid of people) expect([uid, await player(fetching(next.url), uid).jokers()]).toEqual([uid, 11]);
      people.push(await collect(next, `of-${replacement}`));
      await next.kill();
    }
  });

  it('of several that start at once, one wins', async () => {
    const started = await Promise.allSettled(['box', 'box', 'other'].map(start));
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
