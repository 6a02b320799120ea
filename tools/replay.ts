// `npm run -s replay -- FILE…`: plays recorded sessions on the machines as they are now, and says where one is no longer what was
// recorded. `--update` accepts what is.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Kinds } from '../machines/replay/player.ts';
import { partingOf, printsOf } from '../machines/replay/prints.ts';
import { faultOf, type Recording } from '../machines/replay/recording.ts';
import { GAME_TYPES } from '../puzzles/catalogue.ts';
import { loadKind } from '../puzzles/registry.ts';

const USE = 'Use: npm run -s replay -- FILE… [--update]';

/** Throws an Error with a sentence for people. */
export function readRecording(path: string): Recording {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This is not JSON.');
  }
  const fault = faultOf(value);
  if (fault !== undefined) throw new Error(fault);
  return value as Recording;
}

export const allKinds = async (): Promise<Kinds> =>
  Object.fromEntries(await Promise.all(GAME_TYPES.map(async (id) => [id, await loadKind(id)]))) as Kinds;

/** One line for each file. */
export function replayed(path: string, kinds: Kinds, update: boolean): { readonly line: string; readonly ok: boolean } {
  try {
    const recording = readRecording(path);
    if (update) {
      if (path.endsWith('.gz')) throw new Error('Unpack it before --update.');
      writeFileSync(path, `${JSON.stringify({ ...recording, prints: printsOf(recording, kinds) })}\n`);
      return { line: `${path}: updated, ${recording.entries.length} events`, ok: true };
    }
    if (recording.prints === undefined) throw new Error('It has no fingerprints; --update adds them.');
    const parting = partingOf(recording, kinds);
    if (!parting) return { line: `${path}: the same, ${recording.entries.length} events`, ok: true };
    const { entry, to, type, machines } = parting;
    return { line: `${path}: parts at event ${entry + 1}, ${type} to ${to}, in ${machines.join(', ')}`, ok: false };
  } catch (error) {
    return { line: `${path}: ${(error as Error).message}`, ok: false };
  }
}

/** Returns the exit code: 0: all are the same, 1: one is not, 2: wrong usage. */
export async function replayFiles(args: readonly string[], print: (line: string) => void): Promise<number> {
  let files: readonly string[];
  let update: boolean;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { update: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    files = positionals;
    update = values.update;
  } catch (error) {
    print((error as Error).message);
    return 2;
  }
  if (files.length === 0) {
    print(USE);
    return 2;
  }
  const kinds = await allKinds();
  const results = files.map((file) => replayed(file, kinds, update));
  for (const { line } of results) print(line);
  return results.every(({ ok }) => ok) ? 0 : 1;
}

if (import.meta.main) process.exitCode = await replayFiles(process.argv.slice(2), console.log);
