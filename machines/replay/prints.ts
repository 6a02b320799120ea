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
  /** The states of those that are in another one than they were; the others have another context. */
  readonly states: Readonly<Record<string, { readonly was: string; readonly is: string }>>;
  /** The states of the others. */
  readonly within: Readonly<Record<string, string>>;
  /** Why it cannot be played at all. */
  readonly fault?: string;
}

/** Each machine with its path, the root first. */
export function machinesOf(actor: AnyActorRef, path: string): [path: string, actor: AnyActorRef][] {
  const below = Object.entries(childrenOf(actor)).flatMap(([id, child]) =>
    child && 'machine' in (child.getSnapshot() as object) ? machinesOf(child, `${path}/${id}`) : [],
  );
  return [[path, actor], ...below];
}

/** Of one machine: its state and its context. */
export function printOf(actor: AnyActorRef): number {
  const { value, status, context } = actor.getSnapshot() as { value: unknown; status: string; context: unknown };
  return fingerprint([JSON.stringify(value), status, context]);
}

/** Its states without children, such as `playing.running.thinking`; of parallel ones each, with a `+`. */
export function stateOf(value: unknown, above = ''): string {
  if (typeof value === 'string') return above + value;
  const parts = Object.entries(value as object).map(([key, below]) =>
    typeof below === 'object' && Object.keys(below as object).length === 0
      ? above + key
      : stateOf(below, `${above}${key}.`),
  );
  return parts.join('+');
}

/** Per machine: the last figures of its fingerprint, which are enough to tell two apart, then `@` and its state. */
export type Prints = ReadonlyMap<string, string>;

const FIGURES = 4;

/** As of the machines at this moment, by path. */
export const printsNow = (roots: ReadonlyMap<string, AnyActorRef>): Prints =>
  new Map([...roots].flatMap(([name, root]) => printsUnder(root, name)));

const printsUnder = (root: AnyActorRef, name: string): [path: string, print: string][] =>
  machinesOf(root, name).map(([path, actor]) => [path, printNow(actor)]);

const known = new WeakMap<object, string>();

/** Of a snapshot that has been seen it takes no time. */
function printNow(actor: AnyActorRef): string {
  const snapshot = actor.getSnapshot() as { readonly value: unknown; readonly status: string };
  const before = known.get(snapshot);
  if (before !== undefined) return before;
  const state = snapshot.status === 'error' ? BROKEN : stateOf(snapshot.value);
  const print = `${printOf(actor).toString(36).slice(-FIGURES)}@${state}`;
  known.set(snapshot, print);
  return print;
}

/** The machine has thrown. */
const BROKEN = 'broken';

const stateIn = (print = ''): string => print.replace(/^[^@]*@?/, '');

/** What is not as it was before, such as `app/game=k3f9@lost`, or without the state if that is the same; nothing after the `=`: gone. */
function changes(before: Prints, now: Prints): string[] {
  const gone = [...before.keys()].filter((path) => !now.has(path)).map((path) => `${path}=`);
  const changed = [...now].filter(([path, print]) => before.get(path) !== print);
  const text = ([path, print]: [string, string]): string =>
    `${path}=${stateIn(before.get(path)) === stateIn(print) ? print.replace(/@.*/, '') : print}`;
  return [...changed.map(text), ...gone];
}

/** A sentence of our own, or one for whatever the language says of a value that it cannot use. */
const faultIn = (error: unknown): string =>
  error instanceof Error && error.name === 'Error' ? error.message : 'It holds what no such event has.';

export interface Printed {
  /** For each entry the machines that it changed, with their fingerprints. */
  readonly prints: string[];
  /** Of the last moment. */
  readonly ended: Prints;
  /** Why entries could not be played, by their numbers from 0. */
  readonly faults: ReadonlyMap<number, string>;
}

/** Plays it entry by entry, so that a page can go on meanwhile. */
export function* printing(recording: Recording, kinds: Kinds): Generator<undefined, Printed> {
  const playing = play(recording, kinds);
  const prints: string[] = [];
  const faults = new Map<number, string>();
  /** By root: an entry changes nothing under another one that is there already. */
  const last = new Map<string, Prints>();
  const changesUnder = (name: string): string[] => {
    const root = playing.roots.get(name);
    const before = last.get(name) ?? new Map();
    const now = new Map(root ? printsUnder(root, name) : []);
    if (root) last.set(name, now);
    return changes(before, now);
  };
  try {
    for (const [entry, [, to]] of recording.entries.entries()) {
      try {
        playing.step();
      } catch (error) {
        faults.set(entry, faultIn(error));
      }
      const root = to.replace(/\/.*/s, '');
      const own = changesUnder(root);
      const begun = last.size < playing.roots.size ? [...playing.roots.keys()].filter((name) => !last.has(name)) : [];
      prints.push([...own, ...begun.flatMap(changesUnder)].join(' '));
      yield;
    }
  } finally {
    playing.stop();
  }
  return { prints, ended: new Map([...last.values()].flatMap((all) => [...all])), faults };
}

/** Called after each entry; may throw, if it takes too long. */
type Each = () => void;

function printed(recording: Recording, kinds: Kinds, each?: Each): Printed {
  const steps = printing(recording, kinds);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    each?.();
  }
}

/** As `Recording.prints`. Throws an Error with a sentence if an entry cannot be played. */
export const printsOf = (recording: Recording, kinds: Kinds): string[] => whole(recording, kinds).prints;

/** With what the machines do now accepted as what is right. Throws likewise. */
export function accepted(recording: Recording, kinds: Kinds, each?: Each): Recording {
  const { prints, ended } = whole(recording, kinds, each);
  return { ...recording, prints, ended: Object.fromEntries(ended) };
}

function whole(recording: Recording, kinds: Kinds, each?: Each): Printed {
  const all = printed(recording, kinds, each);
  for (const [entry, fault] of all.faults) throw new Error(partingText(unplayed(recording, entry, fault)));
  return all;
}

const unplayed = (recording: Recording, entry: number, fault: string): Parting => ({
  ...parting(recording, entry, [], () => [undefined, undefined]),
  fault,
});

/** Where a replay parts from what the recording says; undefined: nowhere. */
export function partingOf(recording: Recording, kinds: Kinds, each?: Each): Parting | undefined {
  const { prints: now, ended, faults } = printed(recording, kinds, each);
  // an attachment has those of the end alone
  const { prints = now } = recording;
  const entry = now.findIndex((print, index) => print !== prints[index] || faults.has(index));
  if (entry < 0) return atTheEnd(recording, ended);
  const fault = faults.get(entry);
  if (fault !== undefined) return unplayed(recording, entry, fault);
  const before = new Set(prints[entry]?.split(' '));
  const after = new Set(now[entry]?.split(' '));
  const differs = [...before, ...after].filter((print) => before.has(print) !== after.has(print));
  const machines = [...new Set(differs.map((print) => print.replace(/=.*/, '')))].filter((path) => path !== '');
  const statesThen = allAfter(prints.slice(0, entry + 1));
  const statesNow = allAfter(now.slice(0, entry + 1));
  return parting(recording, entry, machines, (path) => [statesThen.get(path)?.state, statesNow.get(path)?.state]);
}

/** The entries after which the machines, or one of them, changed otherwise than was recorded. */
export const partedEntries = (recorded: readonly string[], now: readonly string[]): number[] =>
  now.flatMap((print, index) => (print === recorded[index] ? [] : [index]));

/** The machines that are not as they were after this entry; a state only where it is another one. */
export function partedAfter(recorded: readonly string[], now: readonly string[], entry: number): Parted[] {
  const then = allAfter(recorded.slice(0, entry + 1));
  const is = allAfter(now.slice(0, entry + 1));
  const paths = [...new Set([...then.keys(), ...is.keys()])];
  return paths.flatMap((path): Parted[] => {
    const [before, after] = [then.get(path), is.get(path)];
    if (before?.figures === after?.figures && before?.state === after?.state) return [];
    return [{ path, was: before?.state ?? GONE, is: after?.state ?? GONE }];
  });
}

/** The machines that have not ended as the recorded ones: the recording lacks something. */
export const partedAtEnd = ({ ended = {} }: Pick<Recording, 'ended'>, now: Prints): Parted[] =>
  Object.entries(ended).flatMap(([path, print]): Parted[] =>
    now.get(path) === print ? [] : [{ path, was: stateIn(print), is: now.has(path) ? stateIn(now.get(path)) : GONE }],
  );

export interface Parted {
  readonly path: string;
  /** Its states; the same where only its context differs. */
  readonly was: string;
  readonly is: string;
}

/** Each machine's fingerprint and state after these entries. */
function allAfter(prints: readonly string[]): Map<string, { readonly figures: string; readonly state: string }> {
  const all = new Map<string, { readonly figures: string; readonly state: string }>();
  for (const change of prints.flatMap((print) => print.split(' '))) {
    const [path = '', print = ''] = change.split('=');
    if (print === '') all.delete(path);
    else {
      const [figures = '', state = all.get(path)?.state ?? ''] = print.split('@');
      all.set(path, { figures, state });
    }
  }
  return all;
}

const GONE = 'gone';

function parting(
  { entries }: Recording,
  entry: number,
  machines: readonly string[],
  statesOf: (path: string) => readonly [was: string | undefined, is: string | undefined],
): Parting {
  const parted = entries[entry] as RecordedEntry;
  const all = machines.map((path) => {
    const [was = GONE, is = GONE] = statesOf(path);
    return { path, was, is };
  });
  const states = all.flatMap(({ path, was, is }) => (was === is ? [] : [[path, { was, is }] as const]));
  const within = all.flatMap(({ path, was, is }) => (was === is ? [[path, is] as const] : []));
  return {
    entry,
    to: parted[1],
    type: typeOf(parted),
    machines,
    states: Object.fromEntries(states),
    within: Object.fromEntries(within),
  };
}

/** The recorded machines themselves may have ended otherwise: then the recording lacks something. */
function atTheEnd(recording: Recording, replayed: Prints): Parting | undefined {
  const { entries, ended = {} } = recording;
  const machines = Object.keys(ended).filter((path) => replayed.get(path) !== ended[path]);
  if (machines.length === 0 || entries.length === 0) return undefined;
  return parting(recording, entries.length - 1, machines, (path) => [
    stateIn(ended[path]),
    stateIn(replayed.get(path)),
  ]);
}

/** In words, such as `event 7, GESTURE to app/game: app/game is playing.running.thinking, and was lost`. */
export function partingText({ entry, to, type, machines, states, within, fault }: Parting): string {
  const text = (path: string): string => {
    const state = states[path];
    return state ? `${path} is ${state.is}, and was ${state.was}` : `${path} has another context in ${within[path]}`;
  };
  const what = fault === undefined ? machines.map(text).join('; ') : `it cannot be played. ${fault}`;
  return `event ${entry + 1}, ${type} to ${to}: ${what}`;
}
