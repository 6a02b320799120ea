// Plays a recording: the same machines, told the same things at the same times, in a world that answers nothing by itself.

import {
  type Actor,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { GameType } from '../../puzzles/catalogue.ts';
import { cellCount, type Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import { readSaved, type SavedGame } from '../../puzzles/log.ts';
import { replay } from '../../puzzles/replay.ts';
import { adMachine } from '../ad/adMachine.ts';
import { type AppInput, appMachine } from '../app/appMachine.ts';
import { configMachine } from '../config/configMachine.ts';
import { gameMachine } from '../game/gameMachine.ts';
import type { GameContext, GameInput } from '../game/types.ts';
import { type LevelsInput, levelsMachine } from '../levels/levelsMachine.ts';
import { modalMachine } from '../modal/modalMachine.ts';
import type { Entry, LevelRecord, Ports } from '../ports.ts';
import { type LogoutInput, logoutMachine } from '../session/logoutMachine.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { syncMachine } from '../sync/syncMachine.ts';
import type { SyncInput } from '../sync/types.ts';
import { timeRewardMachine } from '../timeReward/timeRewardMachine.ts';
import { MOVE } from './playedGame.ts';
import { fromPortable, type Portable } from './portable.ts';
import type { Reading } from './recorder.ts';
import { BEGIN, type Recording, STATE } from './recording.ts';
import { revived } from './standing.ts';

export interface Playing {
  /** The machines without a parent, by name: `app`, and those that were begun beside it. */
  readonly roots: ReadonlyMap<string, AnyActorRef>;
  /** undefined before it begins. */
  readonly app: ActorRefFrom<typeof appMachine> | undefined;
  /** How many entries have been played. */
  readonly position: number;
  /** ms of the recorded clock. */
  readonly now: number;
  /** Plays the next entry. Throws if it cannot be played: it is not of this app, or its machine is not there. */
  step(): void;
  stop(): void;
}

export type Kinds = Readonly<Record<GameType, AnyKind>>;

interface PlayedEvent {
  readonly type: string;
  readonly all?: Records;
  readonly output?: { readonly $loaded?: LoadedFacts; readonly all?: Records };
}

type Records = Readonly<Record<string, LevelRecord>>;

/** How everything stands where the recording begins. */
interface StateEvent {
  readonly roots: Readonly<Record<string, Portable>>;
  readonly records?: Portable;
}

interface LoadedFacts {
  readonly saved?: SavedGame;
  readonly record?: LevelRecord;
  readonly unreadable: boolean;
}

/** What the machines see of the world while they are played. */
interface SeenWorld {
  now: number;
  /** What the clock says before it stands still at the last of them. */
  told: number[];
  read: Reading;
  /** The records that a machine was last told. */
  records: Records;
  readonly wall: () => number;
  readonly kinds: Kinds;
  readonly options: { readonly clock: typeof clock; readonly inspect?: Inspect };
}

type Inspect = (happened: InspectionEvent) => void;

const timeOf = (world: SeenWorld): number => {
  world.now = world.told.shift() ?? world.now;
  return world.now;
};

/** A call of a port that is never answered: the answer is an entry of the recording. */
const never = (): Promise<never> => new Promise(() => undefined);
const silent = () => () => undefined;
const nothing = () => undefined;

/** A port of which every call but these waits for ever. */
const unanswering = (answers: Readonly<Record<string, unknown>> = {}): object =>
  new Proxy(answers, { get: (target, name) => (typeof name === 'string' && name in target ? target[name] : never) });

/** Timers are entries too. */
const clock = { setTimeout: () => 0, clearTimeout: nothing };

/** `kinds`: every game that the recording plays. `inspect`: sees what happens in all machines. */
export function play({ from, wall, entries }: Recording, kinds: Kinds, inspect?: Inspect): Playing {
  const world: SeenWorld = {
    now: from,
    told: [],
    read: {},
    records: {},
    wall: () => wall + (world.now - from) + (world.read.slept ?? 0),
    kinds: asPlayed(kinds, () => world.read.letter),
    options: { clock, ...(inspect && { inspect }) },
  };
  const roots = new Map<string, AnyActorRef>();
  let position = 0;
  let app: ActorRefFrom<typeof appMachine> | undefined;

  function begin(name: string, given: Given): void {
    enter(name, rootOf(name, given, world));
  }

  function enter(name: string, root: AnyActorRef): void {
    if (roots.has(name)) throw new Error(`There is a "${name}" already.`);
    if (machineOf(name) === 'app') app = root as ActorRefFrom<typeof appMachine>;
    root.subscribe({ error: nothing }); // it stands in the machine's status, as a person sees it
    hearOnlyMachines(root as Actor<AnyActorLogic>);
    (root as Actor<AnyActorLogic>).start();
    roots.set(name, root);
  }

  /** The recording begins in the middle of a session. */
  function take({ roots: standings, records = {} }: StateEvent): void {
    world.records = fromPortable(records) as Records;
    for (const [name, standing] of Object.entries(standings)) {
      const given = fromPortable((standing as { readonly context: Portable }).context) as Given;
      const fresh = rootOf(name, given, world);
      enter(name, revived(standing, { fresh, kindOf: (type) => kindIn(world.kinds, type), options: world.options }));
    }
  }

  return {
    roots,
    get app() {
      return app;
    },
    get position() {
      return position;
    },
    get now() {
      return world.now;
    },
    step() {
      const entry = entries[position];
      if (!entry) return;
      position += 1;
      const [at, to, portable, read] = entry;
      world.now = at;
      const { clock: times = [], ...reading } = (read === undefined ? {} : fromPortable(read)) as Reading;
      world.read = { ...world.read, letter: undefined, ...reading };
      world.told = [...times];
      const event = withAllRecords(eventOf(portable), world);
      if (event.type === BEGIN) return begin(to, withoutType(event));
      if (event.type === STATE) return take(portable as unknown as StateEvent);
      const target = actorAt(roots, to);
      if (!target) throw new Error(`There is no "${to}".`);
      target.send(eventFor(event, target, world.kinds) as never);
    },
    stop() {
      for (const root of roots.values()) (root as { stop?: () => void }).stop?.();
    },
  };
}

/**
 * A kind as it plays here: it finds no hints by itself, understands the moves of a log (`playedGame.ts`), and reveals the letter that was
 * revealed.
 */
const playedKind = (kind: AnyKind, letter: () => unknown): AnyKind => ({
  ...kind,
  hints: never,
  read(givens, play, view, by) {
    const { type, move: raw } = by as { readonly type: string; readonly move?: unknown };
    if (type !== MOVE) return kind.read(givens, play, view, by);
    const move = kind.move(raw);
    return move === undefined ? undefined : { move, view: cursorAt(kind, givens, play, view, move) };
  },
  letter(givens, play, view) {
    const revealed = letter();
    return revealed === undefined ? kind.letter(givens, play, view) : kind.move(revealed);
  },
});

const asPlayed = (kinds: Kinds, letter: () => unknown): Kinds =>
  Object.fromEntries(Object.entries(kinds).map(([id, kind]) => [id, playedKind(kind, letter)])) as unknown as Kinds;

/** A log knows no cursor: it goes where the move is, as far as the move says. */
function cursorAt(kind: AnyKind, givens: Size, play: unknown, view: Cursor, move: unknown): Cursor {
  const { cell, cells } = move as { readonly cell?: unknown; readonly cells?: readonly unknown[] };
  const at = typeof cell === 'number' ? cell : cells?.[0];
  if (typeof at !== 'number' || at >= cellCount(givens)) return view;
  return kind.read(givens, play, view, { type: 'go', cell: at })?.view ?? view;
}

const eventOf = (portable: Portable): PlayedEvent =>
  typeof portable === 'string' ? { type: portable } : (fromPortable(portable) as PlayedEvent);

/** With the records that have not changed since they were last told. */
function withAllRecords(event: PlayedEvent, world: SeenWorld): PlayedEvent {
  const { output } = event;
  const told = (event.all ?? output?.all) as (Records & { readonly $new?: Records }) | undefined;
  if (typeof told !== 'object' || told === null) return event;
  const all = told.$new ? { ...world.records, ...told.$new } : told;
  world.records = all;
  return event.all ? { ...event, all } : { ...event, output: { ...output, all } };
}

/** Every port that the machines have. What answers at once has been recorded or is not looked at. */
function portsOf(world: SeenWorld, place?: Entry): Ports {
  let here = place ?? { path: '/', search: '' };
  const take = (entry: Entry): void => {
    here = entry;
  };
  return {
    clock: { now: () => timeOf(world) },
    wall: { now: world.wall },
    auth: unanswering({ watch: silent }),
    account: unanswering(),
    session: { current: nothing, subscribe: silent, set: nothing },
    exit: { clearSound: nothing, leave: never },
    api: unanswering(),
    store: unanswering(),
    wallet: { freeHints: () => 0, letters: () => world.read.letters ?? 0, unlocked: () => new Set(), spend: never },
    ads: { preroll: never },
    sound: { play: nothing },
    address: { current: () => here, push: take, replace: take, listen: silent },
    reporter: { report: nothing },
  } as unknown as Ports;
}

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: EventObject) => void;

const isMachine = (actor: AnyActorRef): boolean => 'root' in ((actor as Partial<Actor<AnyActorLogic>>).logic ?? {});

/**
 * What a promise or a callback tells its machine is an entry of the recording; some need no port to find it out, such as a hint, or
 * a level that was fetched ahead, and would say it once more whenever this replay lets them.
 */
function hearOnlyMachines({ system }: Actor<AnyActorLogic>): void {
  const inside = system as unknown as { _relay: Relay };
  const relay = inside._relay;
  inside._relay = (source, target, event) => {
    if (source === undefined || isMachine(source) || !isMachine(target)) relay(source, target, event);
  };
}

/** A root's input, as far as it is data. */
type Given = Readonly<Record<string, unknown>>;

const withoutType = ({ type: _, ...given }: PlayedEvent): Given => given;

const machineOf = (name: string): string => name.replace(/#.*/, '');

function rootOf(name: string, given: Given, world: SeenWorld): Actor<AnyActorLogic> {
  const machine = machineOf(name);
  const root = Object.hasOwn(ROOTS, machine) && ROOTS[machine]?.(given, world);
  if (!root) throw new Error(`There is no machine "${machine}".`);
  return root;
}

/** How each machine begins that may be without a parent: what was recorded of its input, and the world for the rest. */
const ROOTS: Readonly<Record<string, (given: Given, world: SeenWorld) => Actor<AnyActorLogic>>> = {
  app: (given, world) => {
    const input = {
      ...given,
      ports: portsOf(world, given.place as Entry),
      loadKind: (gameType: string) => (Object.hasOwn(world.kinds, gameType) ? never() : undefined),
      today: () => world.read.day ?? given.day,
      forget: never,
    };
    return createActor(appMachine, { ...world.options, input: input as unknown as AppInput });
  },
  game: (given, world) => {
    const input = { ...given, ports: portsOf(world), loadKind: never } as unknown as GameInput;
    return createActor(gameMachine, { ...world.options, input });
  },
  levels: (given, world) =>
    createActor(levelsMachine, {
      ...world.options,
      input: { ...given, ports: portsOf(world) } as unknown as LevelsInput,
    }),
  config: (given, world) =>
    createActor(configMachine, { ...world.options, input: { ...given, ports: portsOf(world) } }),
  modal: (_given, world) => createActor(modalMachine, { ...world.options, input: { ports: portsOf(world) } }),
  session: (_given, world) =>
    createActor(sessionMachine, { ...world.options, input: { ports: portsOf(world), forget: never } }),
  logout: (_given, world) => {
    const session = { send: nothing, getSnapshot: nothing, _send: nothing } as unknown as LogoutInput['session'];
    return createActor(logoutMachine, { ...world.options, input: { ports: portsOf(world), forget: never, session } });
  },
  ad: (_given, world) => {
    const consent = { present: () => world.read.platform ?? false, listen: silent };
    return createActor(adMachine, { ...world.options, input: { consent, loadPlayer: never } });
  },
  timeReward: (_given, world) => {
    const { clock: now, reporter } = portsOf(world);
    const input = { clock: now, reporter, reward: { read: never, collect: never } };
    return createActor(timeRewardMachine, { ...world.options, input });
  },
  sync: (_given, world) => {
    const { reporter } = portsOf(world);
    const input = { api: unanswering(), shelf: unanswering(), reporter, playing: nothing } as unknown as SyncInput;
    return createActor(syncMachine, { ...world.options, input });
  },
};

/** With what the recording leaves out: a loaded game as machines/game/load.ts gives it, an ad player that shows nothing. */
function eventFor(event: PlayedEvent, target: AnyActorRef, kinds: Kinds): object {
  if (event.type === 'xstate.done.actor.0.ad.running.loadingPlayer') return { ...event, output: { request: silent } };
  const facts = event.output?.$loaded;
  return facts ? { ...event, output: loadedFor(facts, target, kinds) } : event;
}

const kindIn = (kinds: Kinds, gameType: string): AnyKind | undefined =>
  Object.hasOwn(kinds, gameType) ? kinds[gameType as GameType] : undefined;

function loadedFor({ saved, record, unreadable }: LoadedFacts, target: AnyActorRef, kinds: Kinds): unknown {
  const { level } = (target.getSnapshot() as { context?: Partial<GameContext> }).context ?? {};
  const kind = level && kindIn(kinds, level.gameType);
  if (!kind) throw new Error('There is no game to be loaded.');
  const sheet = readSheet(level?.content);
  const opened = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!opened.ok) return opened;
  const givens = opened.value;
  const game = saved && readSaved(kind, saved);
  if (game?.ok === false) throw new Error(`Its saved game cannot be read: ${game.fault.code} ${game.fault.at}`);
  const value = {
    kind,
    givens,
    record,
    saved: game?.value,
    game: game && replay(kind, givens, game.value.log),
    unreadable,
  };
  return { ok: true, value };
}

/** The actor of a path such as `app/session/logout`; undefined if it is gone. */
function actorAt(roots: Playing['roots'], path: string): AnyActorRef | undefined {
  const [root = '', ...ids] = path.split('/');
  const child = (actor: AnyActorRef | undefined, id: string) =>
    Object.hasOwn(childrenOf(actor), id) ? childrenOf(actor)[id] : undefined;
  return ids.reduce(child, roots.get(root));
}

export const childrenOf = (actor: AnyActorRef | undefined): Readonly<Record<string, AnyActorRef | undefined>> =>
  (actor?.getSnapshot() as { children?: Record<string, AnyActorRef> } | undefined)?.children ?? {};
