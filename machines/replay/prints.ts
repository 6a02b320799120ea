// Fingerprints of all machines after each entry: two replays are the same if they are.

import type { AnyActorRef } from 'xstate';
import { childrenOf, type Kinds, play } from './player.ts';
import { fingerprint } from './portable.ts';
import { type RecordedEntry, type Recording, typeOf } from './recording.ts';

/** Where a replay is not what was recorded. */
export interface Parting {
  /** The first entry, from 0, after which they differ; to which machine it went. */
  readonly entry: number;
  readonly to: string;
  readonly type: string;
  /** The machines that differ after it. */
  readonly machines: readonly string[];
}

/** Each machine with its path, the root first. */
export function machinesOf(actor: AnyActorRef, path: string): [path: string, actor: AnyActorRef][] {
  const below = Object.entries(childrenOf(actor)).flatMap(([id, child]) =>
    child && 'value' in (child.getSnapshot() as object) ? machinesOf(child, `${path}/${id}`) : [],
  );
  return [[path, actor], ...below];
}

/** Of one machine: its state and its context. */
export function printOf(actor: AnyActorRef): number {
  const { value, status, context } = actor.getSnapshot() as { value: unknown; status: string; context: unknown };
  return fingerprint([JSON.stringify(value), status, context]);
}

/** Per machine: the last figures of its fingerprint, which are enough to tell two apart. */
type Prints = ReadonlyMap<string, string>;

const FIGURES = 4;

/** As of the machines at this moment, by path. */
export const printsNow = (roots: ReadonlyMap<string, AnyActorRef>): Prints =>
  new Map(
    [...roots]
      .flatMap(([name, root]) => machinesOf(root, name))
      .map(([path, actor]) => [path, printOf(actor).toString(36).slice(-FIGURES)]),
  );

/** What is not as it was before, such as `app/game=k3f9`; a machine that is gone has nothing after the `=`. */
function changes(before: Prints, now: Prints): string[] {
  const gone = [...before.keys()].filter((path) => !now.has(path)).map((path) => `${path}=`);
  const changed = [...now].filter(([path, print]) => before.get(path) !== print);
  return [...changed.map(([path, print]) => `${path}=${print}`), ...gone];
}

interface Printed {
  /** For each entry the machines that it changed, with their fingerprints. */
  readonly prints: string[];
  /** Of the last moment. */
  readonly ended: Prints;
}

function printed(recording: Recording, kinds: Kinds): Printed {
  const playing = play(recording, kinds);
  let ended: Prints = new Map();
  const prints = recording.entries.map(() => {
    playing.step();
    const now = printsNow(playing.roots);
    const changed = changes(ended, now).join(' ');
    ended = now;
    return changed;
  });
  playing.stop();
  return { prints, ended };
}

/** As `Recording.prints`. */
export const printsOf = (recording: Recording, kinds: Kinds): string[] => printed(recording, kinds).prints;

/** Where a replay parts from what the recording says; undefined: nowhere. */
export function partingOf(recording: Recording, kinds: Kinds): Parting | undefined {
  const { entries, prints = [] } = recording;
  const { prints: now, ended } = printed(recording, kinds);
  const entry = now.findIndex((print, index) => print !== prints[index]);
  if (entry < 0) return atTheEnd(recording, ended);
  const before = new Set(prints[entry]?.split(' '));
  const after = new Set(now[entry]?.split(' '));
  const differs = [...before, ...after].filter((print) => before.has(print) !== after.has(print));
  const machines = [...new Set(differs.map((print) => print.replace(/=.*/, '')))].filter((path) => path !== '');
  const parted = entries[entry] as RecordedEntry;
  return { entry, to: parted[1], type: typeOf(parted), machines };
}

/** The recorded machines themselves may have ended otherwise: then the recording lacks something. */
function atTheEnd({ entries, ended = {} }: Recording, replayed: Prints): Parting | undefined {
  const machines = Object.keys(ended).filter((path) => replayed.get(path) !== ended[path]);
  const last = entries.at(-1);
  if (machines.length === 0 || !last) return undefined;
  return { entry: entries.length - 1, to: last[1], type: typeOf(last), machines };
}
