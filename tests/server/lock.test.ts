// The lock of a data folder. Other machines are simulated by hand-written leases: of another kernel, with or without a heartbeat.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLocal, takeKernelLock } from '../../server/folder/kernelLock.ts';
import {
  claimLease,
  freeLease,
  type Holder,
  leaseText,
  newestLease,
  readLease,
  removeOlder,
} from '../../server/folder/lease.ts';
import { type Lock, lockFolder } from '../../server/folder/lock.ts';
import { StartRefused } from '../../server/settings/environment.ts';
import { openEmbedded } from '../../server/store/embedded.ts';
import { fetching, player } from './economy/player.ts';
import { startProcess } from './economy/processes.ts';
import { copyTemplate } from './nodes.ts';

let folder: string;
let place: string;
const held: Lock[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  place = join(folder, 'lock');
});
afterEach(() => {
  for (const lock of held.splice(0)) lock.release();
  rmSync(folder, { recursive: true });
});

const EVERY = 10; // ms
/** How often a server renews its lease. */
const BEAT = 1000; // ms
const ELSEWHERE: Holder = { owner: 'theirs', boot: 'another', sure: true };
const HERE: Holder = {
  ...ELSEWHERE,
  boot: process.platform === 'linux' ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : undefined,
};

/** The files in the lock's folder besides the kernel's. */
const leases = (): string[] => readdirSync(place).filter((name) => name !== 'kernel');

/** Leaves the folder as if another server had used it last, or still held it. */
async function leftBy(holder: Holder): Promise<void> {
  (await lockFolder(folder)).release();
  removeOlder(place, 2);
  claimLease(place, 0, holder);
}

/** Takes the folder; returns what was logged in the meantime. */
async function take() {
  const said: string[] = [];
  const lock = await lockFolder(folder, { every: EVERY, say: (sentence) => said.push(sentence) });
  held.push(lock);
  return { leases: leases(), said };
}

describe('the lock', () => {
  it('keeps a second server out until it is released', async () => {
    const lock = await lockFolder(folder);
    held.push(lock);
    await expect(lockFolder(folder)).rejects.toThrow(/in use by another server/);
    expect(leases()).toEqual(['1']);
    lock.release();
    lock.release();
    expect(leases()).toEqual(['1.free']);
    (await lockFolder(folder)).release();
    expect(leases()).toEqual(['2.free']);
  });

  it('beats', async () => {
    await take();
    const text = () => readFileSync(join(place, '1'), 'utf8');
    const first = text();
    await expect.poll(text, { timeout: 30_000 }).not.toBe(first);
  });

  it.runIf(isLocal(tmpdir()))('of a process of this kernel that is gone is taken over at once', async () => {
    await leftBy(HERE);
    expect(await take()).toEqual({ said: [], leases: ['2'] });
  });

  it.each([
    ['of another machine', ELSEWHERE],
    ['of this kernel without its lock', { ...HERE, sure: false }],
    ['of no known kernel', { owner: 'theirs', sure: true }],
  ])('%s is taken over when it was seen to stand still', async (_name, holder) => {
    await leftBy(holder);
    expect(await take()).toEqual({ said: [expect.stringContaining('was not closed')], leases: ['2'] });
  });

  it('that cannot be read is taken over when it was seen to stand still', async () => {
    await leftBy(ELSEWHERE);
    writeFileSync(join(place, '1'), '');
    expect((await take()).said).toHaveLength(1);
  });

  it('of another machine that beats is never taken', async () => {
    await leftBy(ELSEWHERE);
    let beats = 0;
    const beating = setInterval(() => writeFileSync(join(place, '1'), leaseText(ELSEWHERE, ++beats)), 1);
    await expect(take()).rejects.toThrow(StartRefused);
    clearInterval(beating);
    expect(leases()).toEqual(['1']);
  });

  it('that is released during a check is taken', async () => {
    await leftBy(ELSEWHERE);
    const lock = await lockFolder(folder, {
      every: EVERY,
      say: () => freeLease(place, { number: 1, name: '1', free: false }),
    });
    expect(leases()).toEqual(['2']);
    lock.release();
  });

  it('of an earlier version is respected', async () => {
    writeFileSync(place, '{"pid":1}');
    await expect(lockFolder(folder)).rejects.toThrow(/earlier version.*remove .*lock/);
  });
});

describe('a lease', () => {
  beforeEach(() => leftBy(ELSEWHERE));

  it('is taken over by only one of two servers that found it dead', () => {
    const [a, b] = [claimLease(place, 1, HERE), claimLease(place, 1, ELSEWHERE)];
    expect([a?.number, b]).toEqual([2, undefined]);
    expect(newestLease(place)).toEqual(a);
  });

  it('of the past is not claimed by a server that was delayed', () => {
    const second = claimLease(place, 1, HERE);
    const third = claimLease(place, 2, HERE);
    if (second === undefined || third === undefined) throw new Error('not claimed');
    freeLease(place, second);
    expect(claimLease(place, 1, ELSEWHERE)).toBeUndefined();
    removeOlder(place, 3);
    expect(claimLease(place, 1, ELSEWHERE)).toBeUndefined();
    expect(readdirSync(place).sort()).toEqual(['3', 'kernel']);
    expect(readLease(place, third)).toBe(leaseText(HERE, 0));
  });
});

it("the kernel's lock is held once and is free afterwards; where there can be none it says so", () => {
  const file = join(folder, 'kernel');
  const first = takeKernelLock(file);
  expect(takeKernelLock(file)).toBe('taken');
  if (first === undefined || first === 'taken') throw new Error('not taken');
  first.release();
  expect(takeKernelLock(file)).toHaveProperty('release');
  expect(takeKernelLock(join(folder, 'nowhere', 'kernel'))).toBeUndefined();
});

describe.skipIf(process.platform === 'win32')('a suspended process', { timeout: 120_000 }, () => {
  it('keeps the folder, as long as it lives under this kernel', async () => {
    copyTemplate('bare', folder);
    const server = await startProcess({ DATA_DIR: folder });
    process.kill(server.pid ?? 0, 'SIGSTOP');
    await expect(lockFolder(folder, { every: EVERY })).rejects.toThrow(/in use/);
    process.kill(server.pid ?? 0, 'SIGCONT');
    expect(await player(fetching(server.url), 'anna').jokers()).toBe(10);
    await server.kill();
  });

  it('ends without another statement if another process has the folder when it wakes up', async () => {
    copyTemplate('bare', folder);
    const server = await startProcess({ DATA_DIR: folder });
    const anna = player(fetching(server.url), 'anna');
    expect(await anna.jokers()).toBe(10);
    process.kill(server.pid ?? 0, 'SIGSTOP');
    await sleep(BEAT); // a takeover takes at least this long, since a holder checks once a beat
    const last = newestLease(place);
    claimLease(place, last?.number ?? 0, ELSEWHERE);
    removeOlder(place, (last?.number ?? 0) + 1);
    const answers = Promise.allSettled([anna.post('/user/timeReward/collect'), anna.post('/user/timeReward/collect')]);
    process.kill(server.pid ?? 0, 'SIGCONT');
    await server.gone;
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    rmSync(place, { recursive: true }); // as the other machine would
    const database = await openEmbedded(folder, async () => undefined, 'test');
    const kept = await database.db.query.balances.findMany();
    expect(kept.filter(({ currency }) => currency === 'spellJoker').map(({ balance }) => balance)).toEqual([10]);
    await database.close();
  });
});
