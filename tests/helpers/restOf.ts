// The rest of a recording, as a recorder gives it that has dropped what came before.

import { type Kinds, play } from '../../machines/replay/player.ts';
import type { Portable } from '../../machines/replay/portable.ts';
import { type RecordedEntry, type Recording, STATE } from '../../machines/replay/recording.ts';
import { portableStanding, standingOf } from '../../machines/replay/standing.ts';

/** From this entry on, begun with how all machines stand there; as JSON keeps it. */
export function restOf(recording: Recording, index: number, kinds: Kinds): Recording {
  const playing = play(recording, kinds);
  while (playing.position < index) playing.step();
  const roots = Object.fromEntries(
    [...playing.roots].map(([name, root]) => [name, portableStanding(standingOf(root), asItIs)]),
  );
  const { clock: _, ...read } = Object.assign({}, ...recording.entries.slice(0, index).map(([, , , one]) => one));
  const records = recordsIn(recording.entries.slice(0, index));
  const state = [playing.now, 'app', { type: STATE, roots, records }, read] as unknown as RecordedEntry;
  return JSON.parse(JSON.stringify({ ...recording, entries: [state, ...recording.entries.slice(index)] }));
}

/** What is a person's own has another name already. */
const asItIs = (_: string, value: unknown): Portable => (value ?? '') as Portable;

interface Told {
  readonly all?: { readonly $new?: object };
}

/** The records that a machine was last told. */
function recordsIn(entries: readonly RecordedEntry[]): object {
  let records = {};
  for (const [, , event] of entries) {
    const { all, output } = event as Told & { readonly output?: Told | null };
    const told = all ?? output?.all;
    if (told) records = told.$new ? { ...records, ...told.$new } : told;
  }
  return records;
}
