// Where the visitor is: screens, addresses, Back, dialogs, choosing and leaving levels.

import { expect, test } from 'vitest';
import { loadKind } from '../../puzzles/registry.ts';
import { levelOf, makeWorld, settled } from '../helpers/ports.ts';
import { arrived, inEasy, phase } from '../helpers/visitor.ts';

const at = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return makeWorld({ path, search });
};

test('the first visit shows the welcome screen, later ones the lobby', async () => {
  const world = makeWorld();
  world.visited = false;
  const first = await arrived(world);
  expect([first.where, first.address]).toEqual(['sudoku play welcome -', '/sudoku/play?screen=welcome']);
  const later = await arrived(makeWorld());
  expect([later.where, later.address]).toEqual(['sudoku play lobby -', '/sudoku/play?screen=lobby']);
  expect([world.visited, world.history.length]).toEqual([true, 1]);
});

test('if the device cannot say whether this is the first visit, the lobby opens', async () => {
  const world = makeWorld();
  world.ports.store.visited = () => Promise.reject(new Error('blocked'));
  expect((await arrived(world)).where).toBe('sudoku play lobby -');
  expect(world.errors.map(({ where }) => where)).toEqual(['visited']);
});

test('a logout ends at the welcome screen, with the same vendor', async () => {
  const visitor = await arrived(at('/logout?vendor=755'));
  expect([visitor.where, visitor.address]).toEqual(['sudoku play welcome -', '/sudoku/play?vendor=755&screen=welcome']);
});

test.each([
  ['/', 'lobby'],
  ['/sudoku', 'lobby'],
  ['/chess/play', 'missing'],
  ['/a/b/c', 'missing'],
])('%s leads to /sudoku/play with the screen %s, and leaves no trace in the history', async (path, screen) => {
  const world = at(`${path}?vendor=755`);
  const visitor = await arrived(world);
  expect(visitor.address).toBe(`/sudoku/play?vendor=755&screen=${screen}`);
  expect(world.history).toHaveLength(1);
});

test('the first visit to an address where nothing is shows that, and neither welcome nor a dialog', async () => {
  const world = at('/a/b/c?screen=lobby&modal=help');
  world.visited = false;
  const visitor = await arrived(world);
  expect(visitor.where).toBe('sudoku play missing -');
  visitor.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  expect([visitor.where, visitor.address]).toEqual(['sudoku play lobby -', '/sudoku/play?screen=lobby']);
});

test('what the app does not know leaves the address at the start, and no trace in the history', async () => {
  const world = at('/sudoku/de-schwere_ratsel-002?email=max%40example.org&vendor=755');
  const { address } = await arrived(world);
  expect(new URL(address, 'http://here').searchParams.has('email')).toBe(false);
  expect([address.includes('vendor=755'), world.history.length]).toEqual([true, 1]);
});

test('a link to a level goes straight to its board, and its start dialog opens', async () => {
  const world = at('/sudoku/de-schwere_ratsel-002');
  const visitor = await (await arrived(world)).until('de-schwere_ratsel-002', 'ready');
  expect(visitor.where).toBe('sudoku de-schwere_ratsel-002 game gameStart');
  expect(visitor.context.levelsRef.getSnapshot().context.category?.type).toBe('schwere_ratsel');
  await visitor.start().until('de-schwere_ratsel-002', 'running');
  expect([visitor.where, visitor.address]).toEqual([
    'sudoku de-schwere_ratsel-002 game -',
    '/sudoku/de-schwere_ratsel-002',
  ]);
  expect(world.history).toHaveLength(1);
});

test('a link to a locked level offers to unlock it and shows none of it', async () => {
  const visitor = await arrived(at('/sudoku/de-leichtes-009'));
  await visitor.until('de-leichtes-001', 'ready');
  expect(visitor.where).toBe('sudoku play lobby gamePurchase');
  expect(visitor.address).toBe('/sudoku/play?screen=lobby&modal=gamePurchase&about=de-leichtes-009');
});

test('a link to a level that does not exist is reported, and another level can be chosen', async () => {
  const world = at('/sudoku/de-leichtes-001');
  world.script.level = async (id) =>
    id === 'de-leichtes-001' ? Promise.reject(new Error('HTTP 404: Not Found')) : levelOf(id);
  const visitor = await arrived(world);
  await settled();
  expect(visitor.context.levelsRef.getSnapshot().context.error).toBe('HTTP 404: Not Found');
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
});

test('a link to a level of a category that does not exist says the same, and leads to no silent lobby', async () => {
  const world = at('/sudoku/de-bilderratsel-001');
  world.script.level = () => Promise.reject(Object.assign(new Error('There is no such puzzle.'), { missing: true }));
  const visitor = await arrived(world);
  await settled();
  expect(visitor.where).toBe('sudoku de-bilderratsel-001 game -');
  expect(visitor.context.levelsRef.getSnapshot().value).toBe('missing');
});

test.each(['/sudoku/xyz', '/sudoku/de-leichtes', '/sudoku/de-leichtes-0001', '/sudoku/de-leichtes-2026-02-30'])(
  '%s is no level’s address: it says so without asking the server, and offers the levels that there are',
  async (address) => {
    const world = at(address);
    const visitor = await arrived(world);
    await settled();
    expect([visitor.context.screen, visitor.address]).toEqual(['game', address]);
    const { value, context } = visitor.context.levelsRef.getSnapshot();
    expect([value, context.list.length, context.error]).toEqual(['missing', 7, 'play.missing.text']);
    expect(world.calls.filter((call) => call.startsWith('level '))).toEqual([]);
    expect(world.errors).toEqual([]);
  },
);

test('choosing a level: loaded, mounted, start dialog, play', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  expect(visitor.where).toBe('sudoku play lobby -');
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-003' });
  expect(visitor.where).toBe('sudoku de-leichtes-003 game -');
  expect(visitor.context.gameRef).toBeUndefined();
  await visitor.until('de-leichtes-003', 'ready');
  expect(visitor.where).toBe('sudoku de-leichtes-003 game gameStart');
  visitor.start();
  await visitor.until('de-leichtes-003', 'running');
  expect(visitor.address).toBe('/sudoku/de-leichtes-003');
  expect(world.history).toHaveLength(2);
  world.back();
  expect([visitor.where, phase(visitor)]).toEqual([
    'sudoku de-leichtes-003 lobby -'.replace('de-leichtes-003', 'play'),
    'paused',
  ]);
});

test('opening a level of another category selects that category', async () => {
  const visitor = await inEasy();
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-profi_ratsel-004' }).until('de-profi_ratsel-004', 'ready');
  expect(visitor.context.levelsRef.getSnapshot().context.category?.type).toBe('profi_ratsel');
  expect(visitor.where).toBe('sudoku de-profi_ratsel-004 game gameStart');
});

test('a locked level is offered for sale and not selected', async () => {
  const visitor = await inEasy();
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-006' });
  expect(visitor.where).toBe('sudoku play lobby gamePurchase');
  expect(visitor.context.modal?.about).toBe('de-leichtes-006');
  expect(visitor.context.levelsRef.getSnapshot().context.selectedId).toBe('de-leichtes-001');
});

test('an invalid level id changes nothing', async () => {
  const visitor = await inEasy();
  const { where } = visitor;
  expect(visitor.send({ type: 'OPEN_LEVEL', levelId: 'nonsense' }).where).toBe(where);
});

test('Back closes a dialog, and the address says which is open', async () => {
  const world = makeWorld();
  const visitor = await arrived(world);
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'sudoku' });
  expect([visitor.where, visitor.address]).toEqual([
    'sudoku play lobby help',
    '/sudoku/play?screen=lobby&modal=help&about=sudoku',
  ]);
  world.back();
  expect([visitor.where, visitor.address]).toEqual(['sudoku play lobby -', '/sudoku/play?screen=lobby']);
});

test('a dialog that is replaced or closed by its button leaves no history entry', async () => {
  const world = makeWorld();
  const visitor = await arrived(world);
  visitor.send({ type: 'OPEN_MODAL', kind: 'login' }).send({ type: 'OPEN_MODAL', kind: 'signup' });
  expect(visitor.where).toBe('sudoku play lobby signup');
  visitor.send({ type: 'CLOSE_MODAL' });
  expect(world.history.map(({ search }) => search)).toEqual(['screen=lobby']);
  expect(visitor.where).toBe('sudoku play lobby -');
});

test('Back from a page within a dialog leads to the page before it, and from the first one out', async () => {
  const world = makeWorld();
  const visitor = await arrived(world);
  visitor.send({ type: 'OPEN_MODAL', kind: 'help' });
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique/xWing' });
  const seen = [visitor.address];
  for (let n = 0; n < 3; n++) {
    world.back();
    seen.push(visitor.address);
  }
  expect(seen).toEqual([
    '/sudoku/play?screen=lobby&modal=help&about=technique%2FxWing',
    '/sudoku/play?screen=lobby&modal=help&about=technique',
    '/sudoku/play?screen=lobby&modal=help',
    '/sudoku/play?screen=lobby',
  ]);
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique/xWing' });
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
  world.back();
  expect(visitor.where).toBe('sudoku play lobby -');
});

test('a dialog closed from a deep page leaves none of its pages in the history', async () => {
  const world = makeWorld();
  const visitor = await arrived(world);
  const deep = () => {
    visitor.send({ type: 'OPEN_MODAL', kind: 'help' });
    visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
    visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique/xWing' });
  };
  const searches = () => world.history.map(({ search }) => search);
  deep();
  visitor.send({ type: 'CLOSE_MODAL' });
  expect(searches()).toEqual(['screen=lobby']);
  deep();
  world.back();
  visitor.send({ type: 'CLOSE_MODAL' });
  expect(searches()).toEqual(['screen=lobby']);
  deep();
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
  visitor.send({ type: 'OPEN_SCREEN', screen: 'settings' });
  expect(searches()).toEqual(['screen=lobby', 'screen=settings']);
  world.back();
  expect(visitor.where).toBe('sudoku play lobby -');
});

test('a dialog that opened at a deep page has no earlier pages in the history', async () => {
  const world = makeWorld();
  const visitor = await arrived(world);
  visitor.send({ type: 'OPEN_SCREEN', screen: 'settings' });
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique/xWing' }).send({ type: 'CLOSE_MODAL' });
  expect(world.history.map(({ search }) => search)).toEqual(['screen=lobby', 'screen=settings']);
});

test('a dialog opened from a dialog replaces it in the history', async () => {
  const world = makeWorld();
  const visitor = await arrived(world);
  visitor.send({ type: 'OPEN_MODAL', kind: 'jokerShop' }).send({ type: 'OPEN_SCREEN', screen: 'settings' });
  expect(visitor.address).toBe('/sudoku/play?screen=settings');
  world.back();
  expect(visitor.where).toBe('sudoku play lobby -');
});

test('the help opened from the start dialog gives way to it again, from any of its pages', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique/xWing' });
  visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' }).send({ type: 'CLOSE_MODAL' });
  expect(visitor.where).toBe('sudoku de-leichtes-002 game gameStart');
  // once the start dialog has been closed, it does not open again
  visitor.send({ type: 'CLOSE_MODAL' }).send({ type: 'OPEN_MODAL', kind: 'help' }).send({ type: 'CLOSE_MODAL' });
  expect(visitor.where).toBe('sudoku de-leichtes-002 game -');
  visitor.send({ type: 'OPEN_MODAL', kind: 'gameStart' }).send({ type: 'OPEN_MODAL', kind: 'help' });
  visitor.start().send({ type: 'CLOSE_MODAL' });
  expect(visitor.where).toBe('sudoku de-leichtes-002 game -');
});

test('a shared address opens its dialog, except one that belongs to a phase of the game', async () => {
  expect((await arrived(at('/sudoku/play?modal=feedback'))).where).toBe('sudoku play lobby feedback');
  const visitor = await arrived(at('/sudoku/de-leichtes-002?modal=gameWin'));
  expect(visitor.where).toBe('sudoku de-leichtes-002 game -');
  await visitor.until('de-leichtes-002', 'ready');
  expect(visitor.where).toBe('sudoku de-leichtes-002 game gameStart');
});

test('Back to a level that is no longer mounted mounts it; Back to another game loads its list', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
  visitor.start();
  await visitor.until('de-leichtes-002', 'running');
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-003' }).until('de-leichtes-003', 'ready');
  visitor.send({ type: 'OPEN_GAME', gameType: 'crossword' });
  expect(visitor.where).toBe('crossword play game -');
  world.back();
  await visitor.until('de-leichtes-003', 'ready');
  world.back();
  await visitor.until('de-leichtes-002', 'ready');
  expect(visitor.where).toBe('sudoku de-leichtes-002 game gameStart');
});

test('Back to a level of another game opens its start dialog, even if the level played here has the same id', async () => {
  const world = makeWorld();
  const visitor = await arrived(world, { loadKind: () => loadKind('sudoku') });
  const play = (gameType: string) =>
    visitor
      .send({ type: 'OPEN_GAME', gameType, category: 'leichtes' })
      .send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' })
      .until('de-leichtes-001', 'ready');
  await play('crossword');
  await visitor.start().until('de-leichtes-001', 'running');
  await play('sudoku');
  await visitor.start().until('de-leichtes-001', 'running');
  const { gameRef } = visitor.context;
  while (visitor.context.gameType !== 'crossword' || visitor.context.id === 'play') world.back();
  expect(visitor.where).toBe('crossword de-leichtes-001 game -');
  await visitor.when((context) => context.gameRef !== undefined && context.gameRef !== gameRef);
  await visitor.until('de-leichtes-001', 'ready');
  expect(visitor.where).toBe('crossword de-leichtes-001 game gameStart');
});

test('the third mistake opens its dialog; a second chance or a restart closes it', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'joker' });
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  expect(visitor.where).toBe('sudoku de-leichtes-001 game gameStart');
  visitor.start();
  await visitor.until('de-leichtes-001', 'running');
  visitor.lose();
  expect(visitor.where).toBe('sudoku de-leichtes-001 game gameLost');
  await visitor.play({ type: 'SECOND_CHANCE' }).until('de-leichtes-001', 'running');
  expect(visitor.where).toBe('sudoku de-leichtes-001 game -');
  visitor.play({ type: 'RESTART' }).lose();
  expect(visitor.where).toBe('sudoku de-leichtes-001 game gameLost');
  world.back();
  expect([visitor.where, phase(visitor)]).toEqual(['sudoku de-leichtes-001 game -', 'lost']);
});

test('a lost level that is opened again begins with its start dialog, without a reload too', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  visitor.lose().send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  expect(visitor.where).toBe('sudoku de-leichtes-001 game gameStart');
  // which can still lead to the choices after the loss
  await visitor.start().until('de-leichtes-001', 'lost');
  expect(visitor.where).toBe('sudoku de-leichtes-001 game gameLost');
});

test('a win opens its dialog and updates the picker', async () => {
  const visitor = await inEasy();
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  visitor.start();
  await visitor.until('de-leichtes-001', 'running');
  visitor.solve();
  expect(visitor.where).toBe('sudoku de-leichtes-001 game gameWin');
  await settled();
  expect(visitor.context.levelsRef.getSnapshot().context.records['de-leichtes-001']).toMatchObject({
    solved: true,
    opened: '2026-11-21',
  });
});

test('the ad shows unless the last finished ad was for the same level', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  const open = async (levelId: string) => {
    await visitor.send({ type: 'OPEN_LEVEL', levelId }).until(levelId, 'ready');
    await visitor.start().until(levelId, 'running');
  };
  await open('de-leichtes-001');
  visitor.send({ type: 'RESET' });
  await visitor.until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  await open('de-leichtes-002');
  await open('de-leichtes-001');
  expect(world.calls.filter((call) => call.startsWith('preroll'))).toEqual([
    'preroll de-leichtes-001',
    'preroll de-leichtes-002',
    'preroll de-leichtes-001',
  ]);
});

test('a reset mounts the game again from its save and offers to start it', async () => {
  const visitor = await inEasy();
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  const { gameRef } = visitor.context;
  visitor.lose().send({ type: 'RESET' });
  await visitor.until('de-leichtes-001', 'ready');
  expect(visitor.context.gameRef).not.toBe(gameRef);
  expect(visitor.context.levelsRef.getSnapshot().context.resets).toBe(1);
  expect(visitor.where).toBe('sudoku de-leichtes-001 game gameStart');
  expect(visitor.context.gameRef?.getSnapshot().context.saved?.log.length).toBeGreaterThanOrEqual(3);
});

test('a hidden game is paused, and only the player resumes it', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  visitor.send({ type: 'HIDDEN', at: 0 }).send({ type: 'VISIBLE', at: 0 });
  expect(phase(visitor)).toBe('paused');
  visitor.play({ type: 'RESUME' }).send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  expect(phase(visitor)).toBe('paused');
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' });
  expect([visitor.where, phase(visitor)]).toEqual(['sudoku de-leichtes-001 game -', 'paused']);
});

test('leaving a level saves the time played so far', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  world.clock.increment(8_000);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
  expect(world.games.get('sudoku/de-leichtes-001')?.log).toEqual([{ type: 'pause', at: 8_000 }]);
});

test.each(['', '&about=', '&about=rubbish', '&about=de-nonsense-003', '&about=de-leichtes-000'])(
  'an address that offers to unlock no level of this game opens no dialog: "%s"',
  async (about) => {
    const visitor = await arrived(
      makeWorld({ path: '/sudoku/play', search: `screen=lobby&modal=gamePurchase${about}` }),
    );
    expect([visitor.where, visitor.address]).toEqual(['sudoku play lobby -', '/sudoku/play?screen=lobby']);
    visitor.send({ type: 'OPEN_MODAL', kind: 'gamePurchase' });
    expect(visitor.where).toBe('sudoku play lobby -');
  },
);

test('an address that names a level opens the dialog that unlocks it', async () => {
  const search = 'screen=lobby&modal=gamePurchase&about=de-leichtes-009';
  expect((await arrived(makeWorld({ path: '/sudoku/play', search }))).where).toBe('sudoku play lobby gamePurchase');
});

test('a game that starts over mounts its screen again, and the game itself goes on', async () => {
  const visitor = await inEasy();
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  const { gameRef } = visitor.context;
  const resets = () => visitor.context.levelsRef.getSnapshot().context.resets;
  visitor.play({ type: 'RESTART' });
  expect(resets()).toBe(1);
  visitor.lose().play({ type: 'RESTART' });
  expect(resets()).toBe(2);
  visitor.play({ type: 'GIVE_UP' });
  visitor.play({ type: 'RESTART' });
  expect([resets(), phase(visitor), visitor.where]).toEqual([3, 'running', 'sudoku de-leichtes-001 game -']);
  expect(visitor.context.gameRef).toBe(gameRef);
});
