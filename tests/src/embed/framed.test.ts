// The frame's side: what a publisher's page is told of a game and when, and what it may want.

import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import type { AppActor } from '../../../src/app/context.ts';
import { type Frame, framed, heightFor } from '../../../src/app/framed.ts';
import { EMPTY, LEVEL, mounted, type Player } from '../../helpers/player.ts';
import { makeWorld, settled } from '../../helpers/ports.ts';

const PAGE = 'https://news.example';
const ABOUT = { game: 'sudoku', level: LEVEL };

let players: Player[] = [];
afterEach(() => {
  for (const { actor } of players) actor.stop();
  players = [];
});

/** The app in a frame; `play` mounts a game in it. */
function inFrame(width = 360) {
  const world = makeWorld();
  const said: { data: Record<string, unknown>; to: string }[] = [];
  const parent = { postMessage: (data: Record<string, unknown>, to: string) => void said.push({ data, to }) };
  const listeners: [string, (event: unknown) => void][] = [];
  const events = (name: string, event: unknown = {}) => {
    for (const [type, heard] of listeners) if (type === name) heard(event);
  };
  const view = {
    parent,
    innerWidth: width,
    document,
    getComputedStyle: () => ({ fontSize: '16px' }),
    addEventListener: (name: string, heard: (event: unknown) => void) => void listeners.push([name, heard]),
  };
  let gameRef: Player['actor'] | undefined;
  const listening: (() => void)[] = [];
  const changed = (): void => listening.forEach((heard) => void heard());
  const subscribe = (heard: () => void) => void listening.push(heard);
  const state = { gameType: 'sudoku', id: LEVEL, screen: 'game', modal: undefined as object | undefined };
  let levels = 'ready';
  const levelsRef = {
    subscribe,
    getSnapshot: () => ({
      matches: (name: string) => name === levels,
      context: { selectedId: state.id, gameType: 'sudoku' },
    }),
  };
  const sent: unknown[] = [];
  const app = {
    getSnapshot: () => ({ context: { ...state, gameRef, levelsRef } }),
    subscribe,
    send: (event: unknown) => void sent.push(event),
  } as unknown as AppActor;
  const places: unknown[] = [];
  const address = {
    current: () => ({ path: '/sudoku/x', search: 'brand=acme&screen=settings&modal=help&about=y' }),
    replace: (place: unknown) => void places.push(place),
  };
  const ports = { clock: world.clock, address } as unknown as AppPorts;
  framed(app, ports, view as unknown as Frame);
  return {
    world,
    view,
    sent,
    places,
    events,
    mount() {
      const player = mounted(world);
      players.push(player);
      gameRef = player.actor;
      changed();
      return player;
    },
    shows(change: Partial<typeof state> & { levels?: string }) {
      const { levels: now = levels, ...rest } = change;
      levels = now;
      Object.assign(state, rest);
      changed();
    },
    leave() {
      gameRef = undefined;
      changed();
    },
    from: (data: unknown, { source = parent as unknown, origin = PAGE } = {}) =>
      events('message', { data, source, origin }),
    all: () => said,
    /** What the page was told, without its marks. */
    told: () => said.map(({ data: { puzzleGame: _, ...rest } }) => rest).filter(({ type }) => type !== 'title'),
    clear: () => void said.splice(0),
  };
}
const page = { type: 'page', puzzleGame: 1 };

test('a frame on a page without the element says hello, and nothing else', async () => {
  const frame = inFrame();
  const player = await frame.mount().until('ready');
  player.send({ type: 'START', relaxed: false, fresh: false }).right(...EMPTY.slice(0, 3));
  frame.events('resize');
  expect(frame.all()).toEqual([{ data: { type: 'hello', puzzleGame: 1 }, to: '*' }]);
});

test('a whole game, told to its page alone', async () => {
  const frame = inFrame();
  frame.from(page);
  expect(frame.told()).toEqual([{ type: 'hello' }, { type: 'height', height: 740 }]);
  frame.clear();
  const player = await frame.mount().until('ready');
  expect(frame.told()).toEqual([{ type: 'ready', detail: ABOUT }]);
  player.send({ type: 'START', relaxed: false, fresh: false });
  await player.until('running');
  player
    .wrong(...EMPTY.slice(0, 1))
    .wait(65_900)
    .right(...EMPTY);
  await player.until('won');
  const told = frame.told();
  expect(told.slice(0, 3)).toEqual([
    { type: 'ready', detail: ABOUT },
    { type: 'started', detail: ABOUT },
    { type: 'progress', detail: { ...ABOUT, percent: 0 } },
  ]);
  expect(told.slice(-2)).toEqual([
    { type: 'progress', detail: { ...ABOUT, percent: 100 } },
    { type: 'solved', detail: { ...ABOUT, seconds: 65, mistakes: 1 } },
  ]);
  const percents = told.flatMap(({ type, detail }) =>
    type === 'progress' ? [(detail as { percent: number }).percent] : [],
  );
  expect(percents).toEqual([...new Set(percents)].toSorted((a, b) => a - b));
  expect(told.filter(({ type }) => type === 'started' || type === 'ready' || type === 'solved')).toHaveLength(3);
  expect(new Set(frame.all().map(({ to }) => to))).toEqual(new Set([PAGE]));
});

test('who comes late hears what is going on; a pause is no second start', async () => {
  const frame = inFrame();
  const player = await frame.mount().until('ready');
  player.send({ type: 'START', relaxed: false, fresh: false }).right(...EMPTY.slice(0, 3));
  frame.from(page);
  player.send({ type: 'PAUSE' }).send({ type: 'RESUME' });
  expect(frame.told().map(({ type }) => type)).toEqual(['hello', 'height', 'ready', 'started', 'progress']);
});

test('a level that was solved before is not solved again by opening it; another game begins anew', async () => {
  const frame = inFrame();
  frame.from(page);
  const first = await frame.mount().until('ready');
  first.send({ type: 'START', relaxed: false, fresh: false }).right(...EMPTY);
  await first.until('won');
  await settled();
  frame.leave();
  frame.clear();
  const again = await frame.mount().until('ready');
  again.send({ type: 'START', relaxed: false, fresh: false });
  await again.until('won');
  expect(frame.told()).toEqual([{ type: 'ready', detail: ABOUT }]);
});

test('a puzzle behind another screen is not ready; it is as soon as it is shown, once', async () => {
  const frame = inFrame();
  frame.from(page);
  frame.clear();
  frame.shows({ screen: 'lobby' });
  await frame.mount().until('ready');
  expect(frame.told()).toEqual([]);
  frame.shows({ screen: 'game' });
  frame.shows({ screen: 'settings' });
  frame.shows({ screen: 'game' });
  expect(frame.told()).toEqual([{ type: 'ready', detail: ABOUT }]);
});

test('the page hears of a level that is locked or missing, once each time it is wanted', () => {
  const frame = inFrame();
  frame.shows({ screen: 'lobby', modal: { kind: 'gamePurchase', about: 'de-leichtes-012' } });
  frame.from(page);
  frame.clear();
  frame.shows({ modal: undefined });
  frame.shows({ modal: { kind: 'gamePurchase', about: 'de-leichtes-012' } });
  frame.shows({ modal: { kind: 'login' } });
  frame.shows({ screen: 'game', modal: undefined, id: 'de-leichtes-999', levels: 'missing' });
  frame.shows({});
  expect(frame.told()).toEqual([
    { type: 'unavailable', detail: { game: 'sudoku', level: 'de-leichtes-012', reason: 'locked' } },
    { type: 'unavailable', detail: { game: 'sudoku', level: 'de-leichtes-999', reason: 'missing' } },
  ]);
});

test('hears its page only: the window around it, of one origin', () => {
  const frame = inFrame();
  frame.from(page, { source: { postMessage: () => undefined } });
  frame.from(page, { origin: 'null' });
  frame.from({ type: 'page' });
  frame.from(null);
  frame.from('page');
  expect(frame.told()).toEqual([{ type: 'hello' }]);
  frame.from(page);
  const go = { type: 'go', game: 'crossword', level: 'de-leichtes-002', puzzleGame: 1 };
  frame.from(go, { origin: 'https://evil.example' });
  frame.from(go, { source: {} });
  expect(frame.places).toEqual([]);
  frame.from(go);
  expect(frame.places).toEqual([{ path: '/crossword/de-leichtes-002', search: 'brand=acme' }]);
});

test.each([
  [
    { game: 'crossword', level: '' },
    { path: '/crossword/play', search: 'brand=acme&screen=lobby' },
  ],
  [{ game: '..', level: 'x' }, undefined],
  [{ game: '/evil.example', level: 'x' }, undefined],
  [{ game: 'sudoku', level: '../../x' }, undefined],
  [{ game: 'sudoku', level: 'x?modal=delete' }, undefined],
  [{ game: ['sudoku'], level: ['de-leichtes-001'] }, undefined],
  [{}, undefined],
])('the wish for %j leads to %j', (wish, place) => {
  const frame = inFrame();
  frame.from({ type: 'go', ...wish, puzzleGame: 1 });
  expect(frame.places).toEqual(place === undefined ? [] : [place]);
  expect(frame.sent).toEqual(place === undefined ? [] : [{ type: 'ADDRESS', place }]);
});

test('the height follows the width and the size of type, as in the element’s style, and is told when it changes', () => {
  expect([320, 360, 520, 899, 900, 1600].map((width) => heightFor(width, 16))).toEqual([700, 740, 900, 900, 720, 720]);
  expect(heightFor(360, 32)).toBe(1120);
  const frame = inFrame(400);
  frame.from(page);
  frame.events('resize');
  frame.view.innerWidth = 1000;
  frame.events('resize');
  expect(frame.told().slice(1)).toEqual([
    { type: 'height', height: 780 },
    { type: 'height', height: 720 },
  ]);
});
