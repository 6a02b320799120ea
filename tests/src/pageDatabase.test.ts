// A page is left and comes back while it reads and writes: it keeps nothing open meanwhile, and aborted work is repeated.

import { describe, expect, test } from 'vitest';
import { pageLifecycle } from '../../src/adapters/page/lifecycle.ts';
import { pageDatabase } from '../../src/adapters/store/pageDatabase.ts';
import { type Deferred, deferred, settled } from '../helpers/ports.ts';

/** One disk, and a page on it whose transactions end when the test says so. */
function world(resumes = () => true) {
  const page = new EventTarget();
  const disk = new Map<string, unknown>();
  const said: string[] = [];
  const open: Deferred<void>[] = [];
  const transactions: Deferred<void>[] = [];
  let callbacks: Record<string, () => void> = {};

  function transaction(_: string, mode: string) {
    const end = deferred<void>();
    const written: [string, unknown][] = [];
    transactions.push(end);
    said.push(`begins to ${mode === 'readwrite' ? 'write' : 'read'}`);
    const done = end.promise.then(() => {
      for (const [key, value] of written) disk.set(key, value);
    });
    done.catch(() => undefined);
    return {
      done,
      store: {
        get: async (key: string) => disk.get(key),
        put: async (value: unknown, key: string) => void written.push([key, value]),
      },
      abort() {
        said.push('breaks off');
        end.reject(new DOMException('', 'AbortError'));
      },
    };
  }
  const db = { objectStoreNames: { contains: () => true }, transaction, close: () => said.push('closes') };
  const database = pageDatabase({
    name: 'test',
    version: 1,
    shelves: ['games'],
    lifecycle: pageLifecycle(page as unknown as Window),
    resumes,
    openDB: (async (_name: string, _version: number, given: never) => {
      callbacks = given;
      said.push('opens');
      const opening = deferred<void>();
      open.push(opening);
      await opening.promise;
      return db;
    }) as never,
  });
  return {
    disk,
    said,
    database,
    /** Completes the newest opening, or the newest transaction. */
    opened: () => open.at(-1)?.resolve(),
    refused: (error: Error) => open.at(-1)?.reject(error),
    done: () => transactions.at(-1)?.resolve(),
    hears: (name: 'blocking' | 'terminated') => callbacks[name]?.(),
    hide: () => page.dispatchEvent(new Event('pagehide')),
    show: () => page.dispatchEvent(new Event('pageshow')),
    write: (value: unknown) => database.within('games', 'readwrite', (games) => games.put(value, 'level')),
  };
}

/** The current state of a promise. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  let state = 'waits';
  promise.then(
    () => (state = 'done'),
    (error: Error) => (state = error.message),
  );
  await settled();
  return state;
}

async function opened(resumes?: () => boolean) {
  const page = world(resumes);
  const open = page.database.open();
  await settled();
  page.opened();
  await open;
  return page;
}

test('a write in progress when the page is left is aborted, and done when the page is back', async () => {
  const page = await opened();
  const write = page.write('board');
  await settled();
  page.hide();
  await settled();
  expect(page.said).toEqual(['opens', 'begins to write', 'breaks off', 'closes']);
  expect(await stateOf(write)).toBe('waits');
  page.show();
  await settled();
  page.opened();
  await settled();
  page.done();
  expect(await stateOf(write)).toBe('done');
  expect(page.disk.get('level')).toBe('board');
});

test('requests while the page is away start when it is back', async () => {
  const page = await opened();
  page.hide();
  const write = page.write('board');
  const read = page.database.within('games', 'readonly', (games) => games.get('level'));
  expect([await stateOf(write), await stateOf(read)]).toEqual(['waits', 'waits']);
  expect(page.said).toEqual(['opens', 'closes']);
  page.show();
  await settled();
  expect(page.said).toEqual(['opens', 'closes', 'opens']);
});

test('a database that opens only after the page was left is closed at once, and reopened later', async () => {
  const page = world();
  const write = page.write('board');
  await settled();
  page.hide();
  page.opened();
  await settled();
  expect(page.said).toEqual(['opens', 'closes']);
  page.show();
  await settled();
  page.opened();
  await settled();
  page.done();
  expect(await stateOf(write)).toBe('done');
});

test('a page whose view is stale never writes again', async () => {
  const page = await opened(() => false);
  const write = page.write('old board');
  await settled();
  page.hide();
  page.show();
  expect(await stateOf(write)).toBe('waits');
  expect(page.said).toEqual(['opens', 'begins to write', 'breaks off', 'closes']);
});

test('the first pageshow opens nothing twice', async () => {
  const page = await opened();
  page.show();
  await settled();
  expect(page.said).toEqual(['opens']);
});

describe('a page that stays', () => {
  test('makes way for a newer version of the app, and learns that its own is too old', async () => {
    const page = await opened();
    page.hears('blocking');
    await settled();
    const write = page.write('board');
    await settled();
    page.refused(new Error('VersionError'));
    expect(await stateOf(write)).toBe('VersionError');
    expect(page.said).toEqual(['opens', 'closes', 'opens']);
  });

  test('reopens what the browser has closed', async () => {
    const page = await opened();
    page.hears('terminated');
    const write = page.write('board');
    await settled();
    page.opened();
    await settled();
    page.done();
    expect(await stateOf(write)).toBe('done');
  });

  test('is notified of a failed write, once', async () => {
    const page = await opened();
    const failing = page.database.within('games', 'readwrite', async () => {
      throw new Error('QuotaExceededError');
    });
    expect(await stateOf(failing)).toBe('QuotaExceededError');
    expect(page.said).toEqual(['opens', 'begins to write']);
  });
});
