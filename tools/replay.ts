// `npm run -s replay -- FILE…`: plays recorded sessions on the machines as they are now, and says where one is no longer what was
// recorded. `--update` accepts what is; `--keep` makes a test of it.

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { unpack } from '../machines/replay/packing.ts';
import type { Kinds } from '../machines/replay/player.ts';
import { accepted, partingOf, partingText } from '../machines/replay/prints.ts';
import { faultOf, type Recording } from '../machines/replay/recording.ts';
import { GAME_TYPES } from '../puzzles/catalogue.ts';
import { loadKind } from '../puzzles/registry.ts';
import { isMain } from './isMain.ts';

const USE = 'Use: npm run -s replay -- FILE… [--update | --keep]';

/** Where the tests find it. */
const FOUND = join(import.meta.dirname, '../tests/replays/found');

/** Bytes; an hour has a hundredth of it. Few of them, packed, may be very many. */
const LARGEST = 16 * 2 ** 20;

/** Throws an Error with a sentence for people. */
export function readRecording(path: string): Recording {
  const value = unpack(jsonOf(textOf(path)));
  const fault = faultOf(value);
  if (fault !== undefined) throw new Error(fault);
  return value as Recording;
}

function textOf(path: string): string {
  const { size } = fileAt(path);
  if (size > LARGEST) throw new Error(TOO_LARGE);
  const bytes = readFileSync(path);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(isPacked ? unpacked(bytes) : bytes);
  } catch (error) {
    throw error instanceof TypeError ? new Error('This is not text in UTF-8.') : error;
  }
}

const TOO_LARGE = `It is larger than ${LARGEST / 2 ** 20} MiB.`;

function fileAt(path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error('There is no such file.');
  return found;
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST });
  } catch (error) {
    throw new Error(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_LARGE : 'It cannot be unpacked.',
    );
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is not JSON.');
  }
}

export const allKinds = async (): Promise<Kinds> =>
  Object.fromEntries(await Promise.all(GAME_TYPES.map(async (id) => [id, await loadKind(id)]))) as Kinds;

/** ms; an hour of play takes seconds. */
const PATIENCE = 120_000;

/** Throws once a replay has taken too long: with each entry of a game the next one takes longer. */
function patience(): () => void {
  const until = performance.now() + PATIENCE;
  return () => {
    if (performance.now() > until) throw new Error('It takes too long.');
  };
}

interface Line {
  readonly line: string;
  readonly ok: boolean;
}

const text = (recording: Recording): string => `${JSON.stringify(recording)}\n`;

/** Says whether it still plays as it was recorded. */
function compared(path: string, kinds: Kinds): Line {
  const recording = readRecording(path);
  const { prints, ended, entries } = recording;
  if (!prints && (!ended || entries.length === 0)) throw new Error('It has no fingerprints; --update adds them.');
  const parting = partingOf(recording, kinds, patience());
  const known = prints ? '' : ', of which it knows only how they ended';
  return parting
    ? { line: `${path}: parts at ${partingText(parting)}`, ok: false }
    : { line: `${path}: the same, ${entries.length} events${known}`, ok: true };
}

function updated(path: string, kinds: Kinds): Line {
  if (path.endsWith('.gz')) throw new Error('Unpack it before --update.');
  const recording = accepted(readRecording(path), kinds, patience());
  writeFileSync(path, text(recording));
  return { line: `${path}: updated, ${recording.entries.length} events`, ok: true };
}

/** All sessions that are saved on one day have the same name. */
function freeFile(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const file = join(folder, `${name}${number > 1 ? `-${number}` : ''}.json`);
    if (!existsSync(file)) return file;
  }
}

/** Puts it among the tests as it is, so that they fail until the fault is mended. `folder`: for tests. */
export function kept(path: string, kinds: Kinds, folder = FOUND): Line {
  const recording = readRecording(path);
  mkdirSync(folder, { recursive: true });
  const name = basename(path).replace(/\.json(\.gz)?$/, '');
  const file = freeFile(folder, name);
  writeFileSync(file, text(recording.prints ? recording : { ...accepted(recording, kinds), ...recording }));
  return { line: `${path}: kept as ${relative('.', file)}`, ok: true };
}

/** One line for each file. */
function done(path: string, kinds: Kinds, act: (path: string, kinds: Kinds) => Line): Line {
  try {
    return act(path, kinds);
  } catch (error) {
    return { line: `${path}: ${(error as Error).message}`, ok: false };
  }
}

/** What a file says may be anything, and a terminal would obey some of it. */
const onOneLine = (line: string): string => line.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST);

/** Characters. */
const LONGEST = 1000;

/** Returns the exit code: 0: all are the same, 1: one is not, 2: wrong usage. */
export async function replayFiles(args: readonly string[], print: (line: string) => void): Promise<number> {
  const usage = usageOf(args);
  if (typeof usage === 'string') {
    print(usage);
    return 2;
  }
  const kinds = await allKinds();
  const results = usage.files.map((file) => done(file, kinds, usage.act));
  for (const { line } of results) print(onOneLine(line));
  return results.every(({ ok }) => ok) ? 0 : 1;
}

/** What is to be done, or how the command is used. */
function usageOf(args: readonly string[]) {
  try {
    const { positionals: files, values } = parseArgs({
      args: [...args],
      options: { update: { type: 'boolean' }, keep: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (files.length === 0 || (values.update && values.keep)) return USE;
    return { files, act: values.update ? updated : values.keep ? kept : compared };
  } catch (error) {
    return (error as Error).message;
  }
}

if (isMain(import.meta)) process.exitCode = await replayFiles(process.argv.slice(2), console.log);
