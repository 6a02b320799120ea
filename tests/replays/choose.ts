// Chooses from all recorded sessions few that together go through everything that they go through, and writes them beside this file,
// in a folder for each machine.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { play } from '../../machines/replay/player.ts';
import { partingOf, printsOf } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { allKinds } from '../../tools/replay.ts';
import { chartCoverage } from '../helpers/chartCoverage.ts';
import { RAW } from './record.config.ts';

interface Session {
  readonly recording: Recording;
  readonly size: number;
  readonly reached: readonly string[];
}

const kinds = await allKinds();

/** undefined: its test had rules or answers of its own, so that a replay cannot end as it did, or not even be played. */
function session(text: string): Session | undefined {
  const recording = printedOf(JSON.parse(text) as Recording);
  if (!recording || partingOf(recording, kinds)) return undefined;
  const coverage = chartCoverage();
  const playing = play(recording, kinds, coverage.seen);
  while (playing.position < recording.entries.length) playing.step();
  playing.stop();
  return { recording, size: text.length, reached: coverage.reached() };
}

function printedOf(recording: Recording): Recording | undefined {
  try {
    return { ...recording, prints: printsOf(recording, kinds) };
  } catch {
    return undefined;
  }
}

/** Bytes: a file of its own is worth as much. */
const PER_FILE = 3000;

function chosen(sessions: readonly Session[]): Session[] {
  const open = new Set(sessions.flatMap(({ reached }) => reached));
  const taken: Session[] = [];
  while (open.size > 0) {
    const worth = ({ reached, size }: Session) => reached.filter((name) => open.has(name)).length / (size + PER_FILE);
    const best = sessions.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    for (const name of best.reached) open.delete(name);
    taken.push(best);
  }
  return taken;
}

const nameOf = ({ device }: Recording): string =>
  (device as { readonly test: string }).test
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

const sessions = readdirSync(RAW)
  .sort()
  .map((file) => session(readFileSync(join(RAW, file), 'utf8')))
  .filter((one) => one !== undefined);
const all = chosen(sessions);
const machineOf = ({ entries: [first] }: Recording): string => first?.[1] ?? '';
for (const machine of new Set(sessions.map(({ recording }) => machineOf(recording))))
  rmSync(join(import.meta.dirname, machine), { recursive: true, force: true });
for (const { recording } of all) {
  const folder = join(import.meta.dirname, machineOf(recording));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${nameOf(recording)}.json`), `${JSON.stringify(recording)}\n`);
}
console.log(`${all.length} of ${sessions.length} sessions, ${all.reduce((sum, { size }) => sum + size, 0)} bytes`);
