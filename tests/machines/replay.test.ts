// A session is recorded and played again by fresh machines: every machine ends where it ended.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import { pack } from '../../machines/replay/packing.ts';
import { play } from '../../machines/replay/player.ts';
import { accepted, machinesOf, printOf, printsOf } from '../../machines/replay/prints.ts';
import { createRecorder, type Recorder } from '../../machines/replay/recorder.ts';
import { faultOf, type Recording } from '../../machines/replay/recording.ts';
import { allKinds, kept, replayFiles } from '../../tools/replay.ts';
import { makeWorld, profileOf, settled, signInOf, type World } from '../helpers/ports.ts';
import { arrived, type Visitor } from '../helpers/visitor.ts';

const kinds = await allKinds();

async function recorded(world: World): Promise<{ visitor: Visitor; recorder: Recorder }> {
  const recorder = createRecorder({
    now: () => world.clock.now(),
    wall: () => world.clock.now(),
    about: { app: 'test', device: {} },
  });
  return { visitor: await arrived(world, {}, recorder.seen), recorder };
}

const inState = (visitor: Visitor, name: string) =>
  waitFor(visitor.context.gameRef as AnyActorRef, ({ value }) => JSON.stringify(value).includes(name), {
    timeout: 5000,
  });

/** As a file on its way to another machine. */
const sent = (recording: Recording): Recording => JSON.parse(JSON.stringify(recording)) as Recording;

/** The state of each machine, and its fingerprint. */
const standing = (actor: AnyActorRef | undefined) =>
  machinesOf(actor as AnyActorRef, 'app').map(([path, machine]) => {
    const { value } = machine.getSnapshot() as { value: unknown };
    return [path, JSON.stringify(value), printOf(machine)];
  });

function played(recording: Recording) {
  const playing = play(recording, kinds);
  while (playing.position < recording.entries.length) playing.step();
  return playing;
}

test('a sudoku won: each machine ends in the same state with the same context', async () => {
  const world = makeWorld({ path: '/sudoku/de-leichtes-001', search: '' });
  const { visitor, recorder } = await recorded(world);
  await visitor.until('de-leichtes-001', 'ready');
  world.clock.increment(1500);
  await visitor.start().until('de-leichtes-001', 'running');
  world.clock.increment(2345.6);
  visitor.play({ type: 'UNDO' }).solve();
  await settled();
  expect(visitor.where).toContain('gameWin');
  const file = sent(recorder.recording());
  expect(faultOf(file)).toBeUndefined();
  expect(standing(played(file).app)).toEqual(standing(visitor.actor));
});

test('a signed-in player’s afternoon: hint, loss, second chance, another day, logout; nothing personal is in it', async () => {
  const world = makeWorld({ path: '/sudoku/play', search: 'screen=lobby' });
  world.script.restore = async () => signInOf('ada');
  world.script.profile = async () => profileOf('ada');
  const { visitor, recorder } = await recorded(world);
  await settled();
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' });
  await visitor.until('de-leichtes-002', 'ready');
  await visitor.start().until('de-leichtes-002', 'running');
  visitor.play({ type: 'HINT' });
  await inState(visitor, 'where');
  for (const type of ['HINT', 'HINT', 'HINT_CLOSE', 'PAUSE', 'RESUME'] as const) {
    world.clock.increment(700);
    visitor.play({ type });
    await settled();
  }
  visitor.lose();
  world.clock.increment(500);
  visitor.play({ type: 'SECOND_CHANCE' });
  await settled();
  visitor.send({ type: 'OPEN_SCREEN', screen: 'settings' });
  world.back();
  visitor.context.sessionRef.send({ type: 'SIGN_OUT' });
  await settled();
  world.clock.increment(10_000);
  await settled();
  const file = sent(recorder.recording());
  expect(standing(played(file).app)).toEqual(standing(visitor.actor));
  expect(JSON.stringify(file)).not.toMatch(/ada the|ada@|"ada"|example\.org|token of/);
});

/** Where each machine of a visitor's session stands, and where its replay ends. */
async function bothEnds(
  world: World,
  live: (visitor: Visitor) => Promise<unknown>,
): Promise<{ was: unknown; is: unknown }> {
  const { visitor, recorder } = await recorded(world);
  await live(visitor);
  await settled();
  const playing = play(sent(recorder.recording()), kinds);
  while (playing.position < recorder.recording().entries.length) {
    playing.step();
    await settled();
  }
  return { was: standing(visitor.actor), is: standing(playing.app) };
}

test('a level is held once, however often it is opened', async () => {
  const world = makeWorld({ path: '/sudoku/de-leichtes-001', search: '' });
  const { visitor, recorder } = await recorded(world);
  await visitor.until('de-leichtes-001', 'ready');
  for (const level of ['002', '001', '002', '001', '002']) {
    visitor.send({ type: 'OPEN_LEVEL', levelId: `de-leichtes-${level}` });
    await visitor.until(`de-leichtes-${level}`, 'ready');
  }
  const held = contentsIn(recorder.recording());
  expect(held.length).toBeGreaterThan(5);
  expect(new Set(held).size).toBe(new Set(held.map((content) => JSON.stringify(content))).size);
  expect(standing(played(sent(recorder.recording())).app)).toEqual(standing(visitor.actor));
});

/** The documents of levels in a recording, as often as it holds them. */
function contentsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'content' && part !== null ? [part] : contentsIn(part),
  );
}

test('a late press on a game that has been left does not reach the next one', async () => {
  const world = makeWorld({ path: '/sudoku/de-leichtes-001', search: '' });
  const { was, is } = await bothEnds(world, async (visitor) => {
    await visitor.until('de-leichtes-001', 'ready');
    const first = visitor.context.gameRef;
    visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' });
    await visitor.until('de-leichtes-002', 'ready');
    await visitor.start().until('de-leichtes-002', 'running');
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    first?.send({ type: 'PAUSE', at: 0 });
    warn.mockRestore();
  });
  expect(is).toEqual(was);
});

test('a game with the name of what every object has is only announced', async () => {
  const world = makeWorld();
  const { was, is } = await bothEnds(world, async (visitor) =>
    visitor.send({ type: 'OPEN_GAME', gameType: 'toString' }),
  );
  expect(is).toEqual(was);
});

test('an address in a message that a machine keeps is in no recording, and makes no difference', async () => {
  const world = makeWorld();
  world.script.config = () => Promise.reject(new Error('no mail to ada@example.org'));
  const { was, is } = await bothEnds(world, async () => undefined);
  expect(is).toEqual(was);
});

test('a replay that is looked at for a while hears no hint but the recorded one', async () => {
  const world = makeWorld({ path: '/sudoku/de-leichtes-001', search: '' });
  const { was, is } = await bothEnds(world, async (visitor) => {
    await visitor.until('de-leichtes-001', 'ready');
    await visitor.start().until('de-leichtes-001', 'running');
    visitor.play({ type: 'HINT' }).play({ type: 'HINT' });
    await inState(visitor, 'where');
  });
  expect(is).toEqual(was);
});

/** A short game on a file, with its fingerprints. */
async function aFile(): Promise<{ path: string; recording: Recording }> {
  const world = makeWorld({ path: '/sudoku/de-leichtes-001', search: '' });
  const { visitor, recorder } = await recorded(world);
  await visitor.until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  visitor.lose();
  await settled();
  const file = sent(recorder.recording());
  const recording = { ...file, prints: printsOf(file, kinds) };
  const path = join(mkdtempSync(join(tmpdir(), 'replay-')), 'loss.json');
  writeFileSync(path, JSON.stringify(recording));
  return { path, recording };
}

async function cli(...args: string[]) {
  const lines: string[] = [];
  const code = await replayFiles(args, (line) => lines.push(line));
  return { code, lines };
}

test('the command says whether a file still plays as it was recorded, and accepts a change', async () => {
  const { path, recording } = await aFile();
  expect(await cli(path)).toEqual({ code: 0, lines: [`${path}: the same, ${recording.entries.length} events`] });
  const prints = printsOf(recording, kinds).map((print, index) =>
    index === 3 ? print.replace(/=[^@ ]*/, '=zzzz') : print,
  );
  writeFileSync(path, JSON.stringify({ ...recording, prints }));
  const { code, lines } = await cli(path);
  expect([code, lines]).toEqual([
    1,
    [expect.stringMatching(/parts at event 4, xstate\..+ to app: app has another context in here/)],
  ]);
  expect((await cli('--update', path)).code).toBe(0);
  expect((await cli(path)).code).toBe(0);
});

test('it runs as npm runs it, inside of the process of tools/node.mjs', async () => {
  const { path } = await aFile();
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/node.mjs', 'tools/replay.ts', path]);
  expect(stdout).toContain(`${path}: the same`);
});

test('of an attachment the end is compared, and kept as it was', async () => {
  const { path, recording } = await aFile();
  const { ended } = accepted(recording, kinds);
  const { prints: _, ...attached } = { ...recording, ended: ended ?? {} };
  writeFileSync(path, JSON.stringify(pack(attached)));
  const [line] = (await cli(path)).lines;
  expect(line).toBe(`${path}: the same, ${recording.entries.length} events, of which it knows only how they ended`);
  writeFileSync(path, JSON.stringify({ ...attached, ended: { ...ended, app: 'zzzz@here' } }));
  expect((await cli(path)).lines[0]).toContain('to app/game: app has another context');
  const folder = mkdtempSync(join(tmpdir(), 'found-'));
  expect(kept(path, kinds, folder).ok).toBe(true);
  expect((await cli(join(folder, 'loss.json'))).code).toBe(1);
});

test('a session that fails becomes a test with one command', async () => {
  const { path } = await aFile();
  writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)));
  const folder = mkdtempSync(join(tmpdir(), 'found-'));
  expect(kept(`${path}.gz`, kinds, folder).ok).toBe(true);
  expect((await cli(join(folder, 'loss.json'))).code).toBe(0);
  // all that are saved on one day have one name
  expect(kept(path, kinds, folder).line).toMatch(/loss-2\.json$/);
});

test.each([
  ['{', 'This is not JSON.'],
  ['[]', 'This is not a recording.'],
  ['{}', 'Its version is undefined, and 1 is expected.'],
  ['{"version":1,"from":0,"wall":0,"entries":[[0,"app",{}]]}', 'Entry 1 cannot be read.'],
  ['{"version":1,"from":0,"wall":0,"entries":[]}', 'It has no fingerprints; --update adds them.'],
])('a file that is no recording: %s', async (text, sentence) => {
  const { path } = await aFile();
  writeFileSync(path, text);
  expect(await cli(path)).toEqual({ code: 1, lines: [`${path}: ${sentence}`] });
});

test('one guard that has changed is found, at the event and in the machine where it tells', async () => {
  const { recording } = await aFile();
  vi.resetModules();
  vi.doMock('../../machines/game/log.ts', async (original) => ({
    ...(await original<typeof import('../../machines/game/log.ts')>()),
    isOver: ({ game }: { game: { mistakes: readonly unknown[] } }) => game.mistakes.length >= 2,
  }));
  const { partingOf } = await import('../../machines/replay/prints.ts');
  const parting = partingOf(recording, kinds);
  vi.doUnmock('../../machines/game/log.ts');
  vi.resetModules(); // other files share these modules
  expect(parting).toMatchObject({
    to: 'app/game',
    type: 'GESTURE',
    machines: expect.arrayContaining(['app/game']),
    states: { 'app/game': { was: 'playing.running.thinking', is: 'lost' } },
  });
  expect(parting?.entry).toBeLessThan(recording.entries.length - 1);
});
