// The address adapter over the History API: removed entries, and writes while the browser is going back.

import { expect, test } from 'vitest';
import { historyAddress } from '../../src/adapters/page/address.ts';

const place = (search: string) => ({ path: '/sudoku/play', search });

/** A browser whose history goes back only when the test lets it. */
function browser() {
  const entries = [{ state: null as unknown, url: '/sudoku/play' }];
  let at = 0;
  let asked = 0;
  const heard = new Set<() => void>();
  const page = {
    get location() {
      const [pathname = '', search = ''] = (entries[at]?.url ?? '').split('?');
      return { pathname, search: search && `?${search}` };
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState(state: unknown, _: string, url: string) {
        entries.splice(++at, Number.POSITIVE_INFINITY, { state, url });
      },
      replaceState(state: unknown, _: string, url: string) {
        entries[at] = { state, url };
      },
      go(steps: number) {
        asked += steps;
      },
      back() {
        asked -= 1;
      },
    },
    addEventListener: (type: string, listener: () => void) => void (type === 'popstate' && heard.add(listener)),
    removeEventListener: (_: string, listener: () => void) => void heard.delete(listener),
  };
  return {
    page: page as unknown as Parameters<typeof historyAddress>[0],
    /** The browser performs what was requested. */
    arrive() {
      at += asked;
      asked = 0;
      for (const listener of heard) listener();
    },
    get urls() {
      return entries.slice(0, at + 1).map(({ url }) => url);
    },
  };
}

test('an entry takes the place of others, without notifying listeners on the way', () => {
  const { page, arrive } = browser();
  const address = historyAddress(page);
  const told: unknown[] = [];
  address.listen((to) => told.push(to));
  for (const search of ['a=1', 'b=1', 'c=1']) address.push(place(search));
  address.replace(place('d=1'), 2);
  arrive();
  expect(address.depth()).toBe(1);
  expect(address.current()).toEqual(place('d=1'));
  expect(told).toEqual([]);
  address.back();
  arrive();
  expect(told).toEqual([place('')]);
});

test('writes in the meantime wait and are made in order', () => {
  const world = browser();
  const address = historyAddress(world.page);
  address.listen(() => undefined);
  for (const search of ['a=1', 'b=1', 'c=1']) address.push(place(search));
  address.replace(place('d=1'), 2);
  address.push(place('e=1'));
  address.replace(place('f=1'));
  world.arrive();
  expect(world.urls).toEqual(['/sudoku/play', '/sudoku/play?d=1', '/sudoku/play?f=1']);
});

test('never goes back further than the app', () => {
  const world = browser();
  const address = historyAddress(world.page);
  address.replace(place('a=1'), 3);
  expect(world.urls).toEqual(['/sudoku/play?a=1']);
});

test('a dialog that closes while the browser is still going back for the one before leaves nothing behind', () => {
  const world = browser();
  const address = historyAddress(world.page);
  address.listen(() => undefined);
  address.push(place('modal=help'));
  address.replace(place(''), 1);
  address.push(place('modal=login'));
  address.push(place('modal=signup'), 1);
  address.replace(place(''), 1);
  for (let n = 0; n < 3; n++) world.arrive();
  expect([world.urls, address.depth()]).toEqual([['/sudoku/play'], 0]);
});

test('an entry keeps what belongs to its dialog; while the browser is going back, the current entry is the one that comes', () => {
  const { page, arrive } = browser();
  const address = historyAddress(page);
  address.listen(() => undefined);
  const entry = { ...place('modal=help'), dialog: { own: true, before: 0 } };
  address.push(entry);
  expect(historyAddress(page).current()).toEqual(entry);
  address.replace(place('vendor=1'), 1);
  expect(address.current()).toEqual(place('vendor=1'));
  arrive();
  expect(address.current()).toEqual(place('vendor=1'));
  page.history.replaceState({ depth: 0, dialog: 'help' }, '', '/sudoku/play');
  expect(address.current().dialog).toBeUndefined();
});

test('an entry that is rewritten is written once, after the frame, and only if it is still the current one', () => {
  const frames: (() => void)[] = [];
  const world = browser();
  const address = historyAddress(world.page, (run) => void frames.push(run));
  const next = () => {
    for (const run of frames.splice(0)) run();
  };
  address.listen(() => undefined);
  address.replace(place('a=1'));
  address.replace(place('b=1'));
  expect([world.urls, address.current()]).toEqual([['/sudoku/play'], place('b=1')]);
  next();
  expect(world.urls).toEqual(['/sudoku/play?b=1']);
  address.replace(place('c=1'));
  address.push(place('d=1'));
  expect(world.urls).toEqual(['/sudoku/play?c=1', '/sudoku/play?d=1']);
  next();
  address.replace(place('e=1'));
  world.page.history.back();
  world.arrive();
  next();
  expect(world.urls).toEqual(['/sudoku/play?c=1']);
});
