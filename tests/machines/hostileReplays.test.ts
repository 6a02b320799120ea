// Files that are no recordings, or no longer: each gets one clear line and exit code 1, at once, and nothing is changed by it.

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { pack } from '../../machines/replay/packing.ts';
import { accepted } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { allKinds, replayFiles } from '../../tools/replay.ts';
import { restOf } from '../helpers/restOf.ts';

const REPLAYS = join(import.meta.dirname, '../replays');
const FOLDER = mkdtempSync(join(tmpdir(), 'hostile-'));
const FILE = join(FOLDER, 'session.json');

const recordingAt = (path: string): Recording => JSON.parse(readFileSync(join(REPLAYS, path), 'utf8'));

/** The smallest of a machine. */
function smallest(machine: string): Recording {
  const texts = readdirSync(join(REPLAYS, machine)).map((name) => recordingAt(`${machine}/${name}`));
  return texts.reduce((a, b) => (JSON.stringify(b).length < JSON.stringify(a).length ? b : a));
}

const AD = smallest('ad');
const GAME = recordingAt('game/a-lost-game-goes-on-without-limit.json');
const APP = recordingAt('app/a-game-that-starts-over-mounts-its-screen-again-and-the-game.json');

afterEach(() => vi.restoreAllMocks());

/** The exit code, and the one line without the file's name. */
async function said(content: string | Uint8Array): Promise<{ code: number; line: string }> {
  writeFileSync(FILE, content);
  const lines: string[] = [];
  const code = await replayFiles([FILE], (line) => lines.push(line));
  expect(lines.length).toBe(1);
  const [line = ''] = lines;
  expect(line.startsWith(`${FILE}: `)).toBe(true);
  expect(line).not.toMatch(
    /TypeError|RangeError|Cannot (read|convert)|is not (a function|iterable|defined)|\n|\p{Cc}/u,
  );
  return { code, line: line.slice(FILE.length + 2) };
}

const saidOf = (value: unknown) => said(JSON.stringify(value));

/** With other entries, and the fingerprints that belong to as many. */
const withEntries = (entries: readonly unknown[], prints = entries.map(() => '')) => ({ ...AD, entries, prints });
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
const begin = AD.entries[0];
const fill = (length: number, value: unknown) => ({ ...Array.from({ length }, () => value) });
/** Of an open dialog. */
const standingWith = (more: object) =>
  withEntries([
    [0, 'app', { type: 'replay.state', roots: { modal: { value: 'open', status: 'active', context: {}, ...more } } }],
  ]);

test('each beginning of a file: it says that it is not JSON', async () => {
  const text = JSON.stringify(AD);
  for (let length = 0; length < text.length; length++)
    expect(await said(text.slice(0, length))).toEqual({ code: 1, line: 'This is not JSON.' });
  const packed = gzipSync(text);
  for (let length = 2; length < packed.length; length++)
    expect((await said(packed.subarray(0, length))).line).toBe('It cannot be unpacked.');
});

test.each<[name: string, content: string | Uint8Array, line: RegExp]>([
  ['nothing', '', /^This is not JSON/],
  ['a picture', readFileSync(join(import.meta.dirname, '../../assets/readme.png')), /^This is not text in UTF-8/],
  ['UTF-16', Buffer.from(`\ufeff${JSON.stringify(AD)}`, 'utf16le'), /^This is not text in UTF-8/],
  ['a mark of its order of bytes', `\ufeff${JSON.stringify(AD)}`, /^the same, /],
  ['packed, under the wrong name', gzipSync(JSON.stringify(AD)), /^the same, /],
  ['a bomb', gzipSync(Buffer.alloc(2 ** 28, 32)), /^It is larger than 16 MiB/],
  ['17 MiB', Buffer.alloc(17 * 2 ** 20, 32), /^It is larger than 16 MiB/],
  ['10 MB of brackets', '['.repeat(1e7), /^This is not JSON/],
  ['a million brackets', '['.repeat(1e6) + ']'.repeat(1e6), /^This is not (a recording|JSON)/],
])('%s', async (_, content, line) => {
  expect((await said(content)).line).toMatch(line);
});

test('a file that is not there, and a folder', async () => {
  const lines: string[] = [];
  expect(await replayFiles([join(FOLDER, 'none'), FOLDER], (line) => lines.push(line))).toBe(1);
  expect(lines.map((line) => line.replace(/.*: /, ''))).toEqual(['There is no such file.', 'There is no such file.']);
});

test.each<[name: string, value: unknown, line: RegExp]>([
  ['another version', { ...AD, version: 2 }, /^Its version is 2, and 1 is expected/],
  ['a version that draws', { ...AD, version: '\u001b[31m\n2' }, /^Its version is "\\u001b\[31m\\n2", and 1/],
  ['time without end', JSON.parse(JSON.stringify(AD).replace(/"from":[^,]*/, '"from":1e999')), /^It does not say when/],
  ['no entries', { ...AD, entries: {} }, /^It has no entries/],
  ['60,000 entries', withEntries(Array.from({ length: 6e4 }, () => begin)), /^It has more than 50000 entries/],
  [
    '20,000 machines',
    withEntries(Array.from({ length: 2e4 }, (_, n) => [0, `ad#${n}`, 'replay.begin'])),
    /^It is too large/,
  ],
  ['20,000 machines that stand already', standingWith({ children: fill(2e4, { context: {} }) }), /^It is too large/],
  [
    'a machine that every object has',
    standingWith({ children: { x: { src: '__proto__', value: 'a', status: 'active', context: {} } } }),
    /^parts at event 1, .*It holds a machine that this app does not have\.$/,
  ],
  ['a type of 10 MB', withEntries([begin, [0, 'ad', { type: 'X'.repeat(1e7) }]]), /^Entry 2 cannot be read/],
  ['a path of 10 MB', withEntries([[0, `ad#${'X'.repeat(1e7)}`, 'replay.begin']]), /^Entry 1 cannot be read/],
  ['a print of 5 MB', withEntries([begin], [`ad=1111@${'x'.repeat(5e6)}`]), /^Its fingerprints cannot be read/],
  ['an end of 5 MB', { ...AD, ended: { ad: 'x'.repeat(5e6) } }, /^Its end cannot be read/],
  ['an end of very many', { ...AD, ended: fill(5e4, 'x') }, /^Its end cannot be read/],
  ['an entry without a time', withEntries([[null, 'ad', 'DISMISS']]), /^Entry 1 cannot be read/],
  [
    'an entry that is nested',
    withEntries([begin, [0, 'ad', { type: 'CONSENT', answer: nested(1000) }]]),
    /^Entry 2 cannot/,
  ],
  ['what it read is a word', withEntries([[0, 'ad', 'replay.begin', 'clock']]), /^Entry 1 cannot be read/],
  ['a print too many', { ...AD, prints: [...(AD.prints ?? []), ''] }, /^It has \d+ entries, and \d+ fingerprints/],
  ['prints of numbers', { ...AD, prints: [1] }, /^Its fingerprints cannot be read/],
  ['an end of numbers', { ...AD, ended: { ad: 1 } }, /^Its end cannot be read/],
  ['an end that is none', { ...AD, ended: null }, /^Its end cannot be read/],
  ['a machine nobody has', withEntries([[0, 'robot', 'replay.begin']]), /There is no machine "robot"\.$/],
  [
    'a machine of every object',
    withEntries([[0, 'constructor', 'replay.begin']]),
    /There is no machine "constructor"\.$/,
  ],
  [
    'the same machine twice',
    { ...AD, entries: [begin, begin], prints: [AD.prints?.[0], ''] },
    /There is a "ad" already\.$/,
  ],
  [
    'a machine that has not begun',
    withEntries([[0, 'app/game', 'UNDO']]),
    /^parts at event 1, UNDO to app\/game: .* no "app\/game"/,
  ],
  [
    'a child of every object',
    { ...AD, entries: [begin, [0, 'ad/constructor', 'X']], prints: [AD.prints?.[0], ''] },
    /no "ad\/constructor"/,
  ],
  [
    'a child of nobody',
    { ...AD, entries: [begin, [0, 'ad/__proto__/toString', 'X']], prints: [AD.prints?.[0], ''] },
    /no "ad\/__proto__/,
  ],
  [
    'a type with a line in it',
    withEntries([[0, 'x\u0007', { type: 'A\n\u001b[2JB' }]]),
    /^parts at event 1, A \[2JB to x :/,
  ],
])('%s', async (_, value, line) => {
  const answer = await saidOf(value);
  expect(answer).toEqual({ code: 1, line: expect.stringMatching(line) });
});

/** A game's session with another answer of its loading. */
function loadedWith(loaded: object) {
  const entries = GAME.entries.map((entry) => {
    const event = entry[2] as { output?: { $loaded?: object } };
    return event.output?.$loaded ? [entry[0], entry[1], { ...event, output: { $loaded: loaded } }] : entry;
  });
  return { ...GAME, entries };
}

test.each<[name: string, loaded: object, line: RegExp]>([
  [
    'the log of another game',
    {
      saved: {
        version: 1,
        puzzle: 'x',
        seed: 1,
        relaxed: false,
        log: [{ type: 'move', at: 0, move: { type: 'find', from: 0, to: 3 } }],
      },
    },
    /^parts at event \d+, xstate\.done.*loading to game: it cannot be played\. Its saved game cannot be read: BAD_MOVE/,
  ],
  [
    'a log without end',
    {
      saved: {
        version: 1,
        puzzle: 'x',
        seed: 1,
        relaxed: false,
        log: Array.from({ length: 1e5 }, () => ({ type: 'undo', at: 0 })),
      },
    },
    /LOG_TOO_LONG/,
  ],
  ['a save that is a word', { saved: 'x' }, /BAD_SAVE/],
  ['a record that is none', { record: 7 }, /^parts at event/],
])('a game loaded with %s', async (_, loaded, line) => {
  expect((await saidOf(loadedWith(loaded))).line).toMatch(line);
});

test('a game that no level is loaded into', async () => {
  const event = { type: 'xstate.done.actor.0.ad.running.loadingPlayer2', output: { $loaded: {} } };
  expect((await saidOf({ ...AD, entries: [begin, [0, 'ad', event]], prints: [AD.prints?.[0], ''] })).line).toContain(
    'There is no game to be loaded.',
  );
});

const columns = { shapes: [], which: [], times: [], columns: [], long: [] };
const packedWith = (more: object) => ({
  ...AD,
  entries: undefined,
  prints: undefined,
  packed: { ...columns, shared: [], ...more },
});
const many = (length: number) => Array.from({ length }, () => 0);

test.each<[name: string, value: unknown, line: RegExp]>([
  ['nothing', { ...AD, packed: 1 }, /^This is not a recording/],
  ['no entries', packedWith({}), /^It has no fingerprints/],
  [
    'one shape, a hundred thousand times',
    packedWith({ shapes: [['ad', { type: 'X', of: many(1e5) }]], which: many(1e5) }),
    /^It is too large/,
  ],
  [
    'one value, ten thousand times',
    packedWith({
      long: Array.from({ length: 1e4 }, () => ['ad', { type: 'X', of: { $shared: 0 } }]),
      which: Array.from({ length: 1e4 }, () => -1),
      times: many(1e4),
      shared: [many(1e5)],
    }),
    /^It is too large/,
  ],
  [
    'a print, a hundred thousand times',
    packedWith({ prints: { shapes: ['x'.repeat(1e5)], which: many(1e5), figures: '' } }),
    /^It is too large/,
  ],
  [
    'a value that holds itself',
    packedWith({ long: [['ad', { $shared: 0 }]], which: [-1], times: [0], shared: [{ $shared: 0 }] }),
    /^Entry 1 cannot be read/,
  ],
])('packed: %s', async (_, value, line) => {
  expect(await saidOf(value)).toEqual({ code: 1, line: expect.stringMatching(line) });
});

/** What somebody might put in the place of a value. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, '', 'x', '__proto__', 'constructor', '\u0000', -1, 1.5, 1e308, -1e308, 2 ** 53],
  ...[
    [],
    {},
    [[]],
    [null],
    { type: 'GESTURE' },
    { length: 1e9 },
    { toString: 1 },
    { $none: true },
    { $set: 1 },
    { $map: [1] },
  ],
  ...[
    { $bytes: 'constructor', of: [1] },
    { $bytes: 'Uint8Array', of: { length: 1e9 } },
    { $number: {} },
    { $error: 1 },
  ],
  ...[{ $error: { message: {}, name: 1 } }, { $loaded: 1 }, { getSnapshot: 1, send: 1 }],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

type Path = readonly (string | number)[];

/** Where the values are, objects and lists included. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])])
    : [];

function withValue<T>(value: T, [key, ...rest]: Path, put: unknown): T {
  if (key === undefined) return put as T;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value };
  const at = (copy as Record<string | number, unknown>)[key];
  Object.defineProperty(copy, key, {
    value: withValue(at, rest, put),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy as T;
}

const kinds = await allKinds();
const REST = accepted(restOf(APP, 12, kinds), kinds);

test.each<[name: string, recording: object]>([
  ['an ad', AD],
  ['a game', GAME],
  ['the app', APP],
  ['the rest of a session', REST],
  ['a packed game', pack(GAME) ?? {}],
])('%s with one other value still plays, or it says where it parts', async (_, recording) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const paths = pathsIn({ ...recording, device: {} });
  const codes: Record<number, number> = { 0: 0, 1: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.nat(paths.length - 1),
      fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 3 })),
      async (index, value) => {
        const { code, line } = await saidOf(withValue(recording, paths[index] ?? [], value));
        expect([0, 1]).toContain(code);
        codes[code] = (codes[code] ?? 0) + 1;
        if (code === 0) expect(line).toMatch(/^the same, \d+ events$/);
        else expect(line).toMatch(/^(parts at event \d+, |It |Its |Entry |This )/);
      },
    ),
    { seed: 15, numRuns: process.env.FULL === '1' ? 2000 : 150 },
  );
  expect(codes[1]).toBeGreaterThan(50);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a replay without end is given up', async () => {
  const gesture = { type: 'GESTURE', at: 0, gesture: { type: 'cancel' } };
  const { entries } = GAME;
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const endless = [...entries, ...Array.from({ length: 200 }, () => [0, 'game', gesture])];
  expect(await saidOf({ ...GAME, entries: endless, prints: endless.map(() => '') })).toEqual({
    code: 1,
    line: 'It takes too long.',
  });
});

test('a replay asks no network, sets no timer and leaves nothing behind', async () => {
  writeFileSync(FILE, JSON.stringify(APP));
  const before = readdirSync(FOLDER);
  const ask = vi.spyOn(globalThis, 'fetch');
  const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')];
  expect(await replayFiles([FILE], () => undefined)).toBe(0);
  expect([ask, ...timers].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  expect(readdirSync(FOLDER)).toEqual(before);
});
