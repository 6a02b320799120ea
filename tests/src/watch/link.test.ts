// Recordings from files and addresses: what comes in is what went out, and nothing else comes in.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Recording } from '../../../machines/replay/recording.ts';
import { addressOf, isShort, readAddress, readFile } from '../../../src/replay/link.ts';

const text = readFileSync('tests/replays/pointer/sudoku-won-by-finger.json', 'utf8');
const recording = JSON.parse(text) as Recording;

const hashOf = (address: string): string => address.slice(address.indexOf('#'));

test('a recording in an address, and back', async () => {
  const address = await addressOf(recording, 'https://example.org/sudoku/play');
  expect(address).toMatch(/^https:\/\/example\.org\/sudoku\/play\?screen=replay#r=[\w-]+$/);
  expect(await readAddress(hashOf(address))).toEqual({ recording });
  expect(isShort(address)).toBe(true);
  const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36)).join('');
  expect(isShort(await addressOf({ ...recording, app: noise }, ''))).toBe(false);
});

test('a file, packed or not, whatever it is called', async () => {
  expect(await readFile(new Blob([text]))).toEqual({ recording });
  expect(await readFile(new Blob([gzipSync(text)]))).toEqual({ recording });
});

test('no other part of an address is a recording', async () => {
  for (const hash of ['', '#de', '#/r=abc']) expect(await readAddress(hash)).toBeUndefined();
});

const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));
const entry = [0, 'game', 'A'];
const { prints: _, ended: __, entries: ___, ...bare } = recording;
const beginnings = (count: number) => Array.from({ length: count }, (_, n) => [0, `ad#${n}`, 'replay.begin']);
const zeros = (length: number): number[] => Array(length).fill(0);
const columns = (shape: string, rows: number) => ({
  ...{ shapes: [shape], which: zeros(rows), times: zeros(rows), columns: [], long: [], shared: [] },
});
const often = (of: object, rows: number, shared: string) => ({
  ...columns('', 0),
  ...{ which: zeros(rows).map(() => -1), times: zeros(rows), shared: [shared] },
  long: zeros(rows).map(() => ['game', { type: 'A', of }]),
});

test.each([
  ['nothing', '', 'unreadable'],
  ['no JSON', 'PK\u0003\u0004', 'unreadable'],
  ['half a packed file', gzipSync(text).subarray(0, 900), 'unreadable'],
  ['other JSON', '{"a":1}', 'broken'],
  ['null', 'null', 'broken'],
  ['an entry that is none', JSON.stringify({ ...recording, entries: [['x']] }), 'broken'],
  ['a later version', JSON.stringify({ ...recording, version: 2 }), 'version'],
  ['100 MB of nothing in 100 KB', bomb, 'large'],
  [
    'columns that would fill the memory',
    JSON.stringify({ ...recording, packed: columns('x'.repeat(9000), 9000) }),
    'large',
  ],
  [
    'columns within columns',
    `${'{"shapes":['.repeat(700)}"${'x'.repeat(9e6)}"${'],"which":[]}'.repeat(700)}`,
    'broken',
  ],
  ['17 MB of numbers', `[${'0,'.repeat(8.5e6)}0]`, 'large'],
  ['very many machines', JSON.stringify({ ...bare, entries: beginnings(20_000) }), 'large'],
  [
    'a long text, very often',
    JSON.stringify({ ...bare, packed: often({ $shared: 0 }, 9000, 'x'.repeat(9000)) }),
    'large',
  ],
  ['columns that are none', JSON.stringify({ ...recording, packed: { shapes: [], which: [5] } }), 'broken'],
  ['more entries than anyone makes', JSON.stringify({ ...recording, entries: Array(60_001).fill(entry) }), 'large'],
])('%s is refused', async (_, content, fault) => {
  expect(await readFile(new Blob([content]))).toEqual({ fault });
});

test.each(['#r=', '#r=%%%', '#r=AAAA', '#r=bm90aGluZw'])('an address that was cut or made up: %s', async (hash) => {
  expect(await readAddress(hash)).toEqual({ fault: 'unreadable' });
});
