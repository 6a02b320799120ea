// Probes of load balancers and containers: liveness and readiness.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../server/store/embedded.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { readinessOf } from '../../server/store/readiness.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { startFresh } from './mainProcess.ts';
import { copyTemplate, newDatabase, startNode, type TestNode } from './nodes.ts';

const nothing = async () => undefined;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The status of live, of ready, and of the address in the README. */
const states = async (node: TestNode): Promise<number[]> => {
  const answers = [await node.get('/health/live'), await node.get('/health/ready'), await node.get('/health')];
  return answers.map(({ statusCode }) => statusCode);
};

/** Advances the clock until disk and database are probed again. */
const later = (node: TestNode) => {
  node.at += 60_000;
};

describe('ready', () => {
  it('while everything is well, but not once the server is shutting down, though it is still alive', async () => {
    copyTemplate('bare', folder);
    const database = await openEmbedded(folder, nothing, 'test');
    const readiness = readinessOf(database, { now: () => 0 });
    const node = await startNode(database, {}, { readiness });
    expect(await states(node)).toEqual([200, 200, 200]);
    expect((await node.get('/health/live')).json()).toEqual({ data: { status: 'live' } });
    readiness.drain();
    expect(await states(node)).toEqual([200, 503, 503]);
    await node.close();
  });

  it('not while nothing can be written, and again once it can; writing is probed now and then', async () => {
    let full = true;
    let tries = 0;
    const database = {
      db: undefined as never,
      notice: undefined,
      ping: nothing,
      close: nothing,
      async canWrite() {
        tries += 1;
        if (full) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      },
    };
    const node = await startNode(database);
    expect([await states(node), tries]).toEqual([[200, 503, 503], 1]);
    full = false;
    expect([await states(node), tries]).toEqual([[200, 503, 503], 1]);
    later(node);
    expect([await states(node), tries]).toEqual([[200, 200, 200], 2]);
    await node.close();
  });

  it.skipIf(!canMount())('not with a full disk under the embedded database, and again once there is room', async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'none', folder]);
    try {
      copyTemplate('bare', folder);
      const node = await startNode(await openEmbedded(folder, nothing, 'test'));
      expect(await states(node)).toEqual([200, 200, 200]);
      fill(join(folder, 'ballast'));
      later(node);
      expect(await states(node)).toEqual([200, 503, 503]);
      rmSync(join(folder, 'ballast'));
      later(node);
      expect(await states(node)).toEqual([200, 200, 200]);
      await node.close();
    } finally {
      execFileSync('umount', [folder]);
    }
  });

  it('not while PostgreSQL is read-only or unavailable', async () => {
    const cluster = await startPostgres();
    const open = () => openPostgres(cluster.url, nothing, () => undefined);
    const node = await startNode(await open());
    expect(await states(node)).toEqual([200, 200, 200]);
    await node.db.execute(sql`ALTER SYSTEM SET default_transaction_read_only = on`);
    await node.db.execute(sql`SELECT pg_reload_conf()`);
    later(node);
    while ((await node.get('/health')).statusCode === 200) later(node); // until all its processes have reloaded the setting
    expect(await states(node)).toEqual([200, 503, 503]);
    await cluster.stop();
    expect(await states(node)).toEqual([200, 503, 503]);
    await node.close();
  });

  it.skipIf(!canMount())('not with a full disk under PostgreSQL', async () => {
    const owner = execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).trim();
    const url = await newDatabase();
    const node = await startNode(await openPostgres(url, nothing, console.error));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=1m,uid=${owner}`, 'none', folder]);
    try {
      await node.db.execute(sql.raw(`CREATE TABLESPACE small LOCATION '${folder}'`));
      await node.db.execute(sql.raw(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET temp_tablespaces = small`));
      await node.close();
      const full = await startNode(await openPostgres(url, nothing, console.error));
      expect(await states(full)).toEqual([200, 200, 200]);
      fill(join(folder, 'ballast'));
      later(full);
      expect(await states(full)).toEqual([200, 503, 503]);
      rmSync(join(folder, 'ballast'));
      later(full);
      expect(await states(full)).toEqual([200, 200, 200]);
      await full.db.execute(sql.raw(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" RESET temp_tablespaces`));
      await full.db.execute(sql`DROP TABLESPACE small`);
      await full.close();
    } finally {
      execFileSync('umount', [folder]);
    }
  });
});

it('a server that shuts down reports it for as long as a load balancer needs, and still responds', {
  timeout: 240_000,
}, async () => {
  const server = await startFresh({ DRAIN_SECONDS: '60' });
  onTestFinished(server.remove);
  const status = async (path: string) => (await fetch(server.url + path)).status;
  expect(await status('/health/ready')).toBe(200);
  process.kill(server.pid, 'SIGTERM');
  while ((await status('/health/ready')) === 200);
  expect([await status('/health/live'), await status('/api/game/config')]).toEqual([200, 200]);
  expect(await server.end('SIGTERM')).toBe(1); // a second signal ends it at once
});

/** Fills the disk with this file. */
function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
}

/** Mounting a small disk takes root. */
function canMount(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const at = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', at], { stdio: 'ignore' });
    execFileSync('umount', [at]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(at, { recursive: true });
  }
}
