// Records what reaches the machines from outside: what people do, what ports answer, what timers say. What one machine tells another
// follows from that, and is left out.

import type { InspectionEvent } from 'xstate';
import type { AdContext } from '../ad/types.ts';
import type { AppContext, Today } from '../app/types.ts';
import type { GameContext } from '../game/types.ts';
import type { LevelRecord } from '../ports.ts';
import { type Alias, aliases, type Portable, toPortable } from './portable.ts';
import { BEGIN, RECORDING_VERSION, type RecordedEntry, type Recording, STATE } from './recording.ts';
import { portableStanding, type Standing, standingOf } from './standing.ts';

export interface RecorderWorld {
  /** ms of the page's clock. */
  readonly now: () => number;
  /** Unix ms. */
  readonly wall: () => number;
  readonly about: Pick<Recording, 'app' | 'device'>;
}

/** What a machine may read of the world that no event tells it. */
export interface Reading {
  readonly day?: Today | undefined;
  /** Solution letters left for the game being played. */
  readonly letters?: number;
  /** The move of the solution letter that was revealed; only of a game that was made of its log. */
  readonly letter?: unknown;
  /** The page has a consent platform. */
  readonly platform?: boolean;
  /** What the clock said, each time that it was read while the event was dealt with, if it did not stand still. */
  readonly clock?: readonly number[];
  /** ms by which the wall clock has gained on the page's: a device that slept, or whose clock was set. */
  readonly slept?: number;
}

export interface Recorder {
  /**
   * For `inspect` of each actor that has no parent; `CLOCK`: somebody has read the machines' clock. `at` (ms) and `snapshot` (of the
   * actor): if it happened earlier.
   */
  seen(happened: InspectionEvent | 'CLOCK', at?: number, snapshot?: unknown): void;
  /** `without`: leaves out as many of the oldest chapters, at most all but the last. */
  recording(without?: number): Recording;
  /** How many chapters there are: a recording can begin with each. */
  readonly chapters: number;
}

/** Of an actor, as far as the recorder needs it. */
interface Actor {
  readonly id: string;
  readonly logic?: { readonly id?: string; readonly root?: unknown };
  readonly options?: { readonly input?: unknown };
  readonly getSnapshot?: () => unknown;
  readonly _parent?: Actor;
}

/** The root in whose name a recording begins. */
const MAIN = 'app';

const isMachine = (actor: Actor | undefined): actor is Actor => actor?.logic?.root !== undefined;

/** What one machine has told another through a listener, which the inspection cannot tell from a person's doing. */
const NEWS = /^(CONFIG_LOADED|LEVEL_LOADED|GAME_\w+|AD_OVER|NOTICE)$/;

/** ms; less is nobody's business. */
const SLEEP = 1000;

/** Entries after which a new chapter begins, as soon as no machine is at work. */
const LONG = 500;
/** Together more than an hour of hard play; before another begins, the oldest goes. */
const CHAPTERS = 40;

/** How everything stood at one moment. */
interface Before {
  readonly at: number;
  readonly roots: readonly (readonly [name: string, Standing])[];
  readonly read: Reading;
  readonly records: Records | undefined;
}

/** Entries, and how everything stood before the first of them; undefined: nothing had begun. */
interface Chapter {
  readonly entries: RecordedEntry[];
  readonly before?: Before;
}

/** The entries so far, of which the oldest go chapter by chapter. */
function createChapters(alias: Alias) {
  const chapters: Chapter[] = [{ entries: [] }];
  const opening = ({ at, roots, read, records }: Before): RecordedEntry => {
    const standings = Object.fromEntries(roots.map(([name, one]) => [name, portableStanding(one, alias)]));
    const told = records && { records: toPortable(records, alias) };
    return [at, MAIN, { type: STATE, roots: standings, ...told }, toPortable(read, alias)];
  };
  return {
    get count() {
      return chapters.length;
    },
    /** Of the last chapter. */
    get entries() {
      return (chapters.at(-1) as Chapter).entries;
    },
    begin(before: Before): void {
      chapters.push({ entries: [], before });
      if (chapters.length > CHAPTERS) chapters.shift();
    },
    /** All entries but those of so many of the oldest chapters. */
    without(oldest: number): RecordedEntry[] {
      const taken = chapters.slice(Math.min(oldest, chapters.length - 1));
      const before = taken[0]?.before;
      return [...(before ? [opening(before)] : []), ...taken.flatMap(({ entries }) => entries)];
    },
  };
}

/** After each win the machines are told all records. For a player with a thousand solved levels that is much: only changes are recorded. */
function createRecords() {
  let last: Records | undefined;
  return {
    /** What a machine was last told; undefined: nothing yet. */
    get last() {
      return last;
    },
    /** The event with the new records alone. */
    briefly(event: object): object {
      const { all, output } = event as { readonly all?: Records; readonly output?: { readonly all?: Records } };
      const now = all ?? output?.all;
      if (typeof now !== 'object' || now === null) return event;
      const before = last;
      last = now;
      if (!before || Object.keys(before).some((puzzle) => !(puzzle in now))) return event;
      const $new = Object.fromEntries(Object.entries(now).filter(([puzzle, one]) => !isSame(one, before[puzzle])));
      return all ? { ...event, all: { $new } } : { ...event, output: { ...output, all: { $new } } };
    },
  };
}

/** A level comes with an answer, in an event, and each time that it is opened: its document is the largest thing recorded, and kept once. */
function createLevels(alias: Alias) {
  const known = new Map<unknown, Portable>();
  let last: { readonly of: object; readonly copy: Portable } | undefined;
  function copyOf(id: unknown, content: object): Portable {
    if (last?.of === content) return last.copy;
    const before = known.get(id);
    const isKnown = before !== undefined && JSON.stringify(before) === JSON.stringify(content);
    const copy = isKnown ? before : toPortable(content, alias);
    known.set(id, copy);
    last = { of: content, copy };
    return copy;
  }
  return {
    /** An event as JSON. */
    portable(event: object): Portable {
      const place = PLACES.find((key) => isLevel((event as Record<string, unknown>)[key]));
      if (place === undefined) return toPortable(event, alias);
      const level = (event as Record<string, { readonly id?: unknown; readonly content: object }>)[place];
      const copy = toPortable({ ...event, [place]: { ...level, content: null } }, alias) as Record<string, Portable>;
      return {
        ...copy,
        [place]: { ...(copy[place] as object), content: copyOf(level?.id, level?.content ?? {}) },
      } as Portable;
    },
  };
}

/** Where an event has a level. */
const PLACES = ['level', 'output'];

const isLevel = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'object' &&
  value.content !== null;

export function createRecorder(world: RecorderWorld): Recorder {
  const alias = aliases();
  const levels = createLevels(alias);
  const chapters = createChapters(alias);
  const records = createRecords();
  const names = new WeakMap<Actor, string>();
  let from = 0;
  let wall = 0;
  let last = 0;
  let begun = 0;
  let roots: (readonly [name: string, Actor])[] = [];
  let slept = 0;
  /** What the machines could last read of the world. */
  let known: Reading = {};
  let isTurning = false;
  /** Which machine is dealing with the last entry, and what it has read of the clock. */
  let busy: Actor | undefined;
  let read: number[] = [];

  function turn(): void {
    isTurning = false;
    const isRunning = ([, root]: readonly [string, Actor]): boolean =>
      (root.getSnapshot?.() as { readonly status?: string } | undefined)?.status === 'active';
    roots = roots.filter(isRunning);
    const standings = roots.map(([name, root]) => [name, standingOf(root as never)] as const);
    chapters.begin({ at: last, roots: standings, read: known, records: records.last });
  }

  /** The ids from the root down, such as `app/session/logout`. */
  const pathOf = (actor: Actor): string | undefined => {
    if (actor._parent === undefined) return names.get(actor);
    const above = pathOf(actor._parent);
    return above === undefined ? undefined : `${above}/${actor.id}`;
  };

  function put(to: string, event: { readonly type: string }, at: number, given?: Reading): void {
    const { type, ...rest } = levels.portable(records.briefly(brief(event))) as { type: string };
    const portable = Object.keys(rest).length === 0 ? type : { type, ...rest };
    const { entries } = chapters;
    if (begun === 0) {
      from = at;
      last = at;
      wall = world.wall() - (world.now() - at);
    }
    last = Math.max(at, last);
    const gained = world.wall() - wall - (world.now() - from) - slept;
    if (Math.abs(gained) > SLEEP) slept += gained;
    const reading = Math.abs(gained) > SLEEP ? { ...given, slept } : given;
    if (reading !== undefined) known = { ...known, ...reading };
    if (entries.length >= LONG && !isTurning) {
      isTurning = true;
      void Promise.resolve().then(turn); // while a machine is at work, what it is about to tell another is nowhere yet
    }
    entries.push(reading === undefined ? [last, to, portable] : [last, to, portable, toPortable(reading, alias)]);
  }

  /** What a machine reads while it deals with the last entry. */
  function clockRead(at: number): void {
    const { entries } = chapters;
    const entry = entries.at(-1);
    if (!busy || !entry) return;
    read.push(at);
    const [, to, event, reading] = entry;
    const clock = read.some((time) => time !== read[0]) ? { clock: [...read] } : undefined;
    const all = reading === undefined && clock === undefined ? [] : [{ ...(reading as object), ...clock } as Portable];
    entries[entries.length - 1] = [read[0] ?? at, to, event, ...all] as unknown as RecordedEntry;
    last = at;
  }

  function begin(root: Actor, at: number, context: unknown): void {
    const machine = root.logic?.id ?? '';
    const name = begun === 0 ? machine : `${machine}#${begun}`;
    names.set(root, name);
    roots.push([name, root]);
    const { input } = root.options ?? {};
    const { day, place } = context as Partial<AppContext>;
    put(name, { ...(input as object), type: BEGIN, ...(machine === 'app' && { day, place }) }, at);
    begun += 1;
  }

  return {
    seen(happened, at = world.now(), snapshot = undefined) {
      if (happened === 'CLOCK') return clockRead(at);
      const target = happened.actorRef as unknown as Actor;
      if (!isMachine(target)) return;
      if (happened.type === '@xstate.snapshot' && target === busy) busy = undefined;
      if (happened.type !== '@xstate.event') return;
      const { event } = happened;
      const { context, status } = (snapshot ?? target.getSnapshot?.() ?? {}) as Partial<
        Record<'context' | 'status', unknown>
      >;
      if (event.type === 'xstate.init' && target._parent === undefined) return begin(target, at, context);
      // a late press on a game that has been left: it does nothing, and by its path the replay would find the next game
      if (status !== 'active') return;
      const source = happened.sourceRef as unknown as Actor | undefined;
      const to = pathOf(target);
      if (to === undefined || !isFromOutside(source, target, event.type)) return;
      put(to, event, at, readingAt(context, event.type));
      busy = target;
      read = [];
    },
    recording(without = 0) {
      return { version: RECORDING_VERSION, ...world.about, from, wall, entries: chapters.without(without) };
    },
    get chapters() {
      return chapters.count;
    },
  };
}

function isFromOutside(source: Actor | undefined, target: Actor, type: string): boolean {
  if (type.startsWith('xstate.after.')) return true;
  if (type.startsWith('xstate.')) return source !== undefined && !isMachine(source);
  if (source === undefined) return !(target._parent === undefined && NEWS.test(type));
  return !isMachine(source);
}

/** Only what the machine may look at when this event comes. */
function readingAt(context: unknown, type: string): Reading | undefined {
  if (type === 'VISIBLE') return { day: (context as AppContext).today?.() };
  if (type === 'WORD') {
    const { ports, level } = context as GameContext;
    return { letters: ports.wallet.letters(level.gameType) };
  }
  if (type.startsWith('xstate.after.poll.')) return { platform: (context as AdContext).ports.consent.present() };
  return undefined;
}

type Records = Readonly<Record<string, LevelRecord>>;

const isSame = (one: LevelRecord, other: LevelRecord | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A game is loaded again from its level and its log, so neither rules nor board have to be recorded. */
function brief(event: { readonly type: string }): object {
  const output = 'output' in event ? (event.output as Partial<Loaded> | undefined) : undefined;
  if (!output?.ok || typeof output.value !== 'object' || output.value === null || !('givens' in output.value))
    return event;
  const { saved, record, unreadable } = output.value;
  return { ...event, output: { $loaded: { saved, record, unreadable } } };
}

interface Loaded {
  readonly ok: boolean;
  readonly value: Record<'saved' | 'record' | 'unreadable' | 'givens', unknown>;
}
