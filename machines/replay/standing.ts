// How all machines stand at one moment, as data. A recording may begin with it instead of with all that led there.

import { type AnyActorLogic, type AnyActorRef, createActor, fromCallback, type Snapshot } from 'xstate';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { replay } from '../../puzzles/replay.ts';
import type { GameContext } from '../game/types.ts';
import { type Alias, fromPortable, type Portable, toPortable, WORLD } from './portable.ts';

/** Of one actor. Holds objects of the running app, none of which ever changes. */
export interface Standing {
  /** What its parent calls its logic. */
  readonly src?: unknown;
  /** undefined: it is no machine, and whatever it would say is an entry of the recording. */
  readonly machine?: {
    readonly value: unknown;
    readonly status: string;
    readonly output: unknown;
    readonly context: object;
  };
  readonly children: Readonly<Record<string, Standing>>;
}

interface AnyActor {
  readonly src?: unknown;
  readonly logic?: unknown;
  getSnapshot(): unknown;
}

interface AnySnapshot {
  readonly value?: unknown;
  readonly status: string;
  readonly output?: unknown;
  readonly context?: object;
  readonly children?: Readonly<Record<string, AnyActor | undefined>>;
}

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value && 'send' in value;

/** To be called between two events only: what one machine is about to tell another is in no snapshot. */
export function standingOf(actor: AnyActor): Standing {
  const { src } = actor;
  const { value, status, output, context, children = {} } = actor.getSnapshot() as AnySnapshot;
  if (value === undefined || !context) return { src, children: {} };
  const below = Object.entries(children).flatMap(([id, child]) => (child ? [[id, standingOf(child)] as const] : []));
  const machine = { value, status, output, context: kept(context, children) };
  return { src, machine, children: Object.fromEntries(below) };
}

/** A context without what follows from the rest: a game's board follows from its level and its log, and would keep all undone boards. */
function kept(context: object, children: AnySnapshot['children']): object {
  const refs = Object.fromEntries(
    Object.entries(context).map(([key, value]) => [key, isActor(value) ? refTo(value, children) : value]),
  );
  if (!('hintedPlay' in refs)) return refs;
  const { kind, givens: _, game, hintedPlay, saved, kept: stored, ...rest } = refs as unknown as GameContext;
  const at = game === undefined ? -1 : playsOf(game).indexOf(hintedPlay);
  return {
    ...rest,
    saved,
    kept: stored === saved ? SAME : stored,
    hintedPlay: at < 0 ? hintedPlay : { $play: at },
    $board: kind !== undefined,
  };
}

const SAME = '$saved';

/** All boards of a game that can still come back: by them a hint knows whether it is stale. */
const playsOf = ({ past, play, future }: NonNullable<GameContext['game']>): readonly unknown[] =>
  [...past, { play }, ...future].map((one) => one.play);

/** XState's own word for an actor within a context. */
function refTo(actor: AnyActorRef, children: AnySnapshot['children'] = {}): unknown {
  const id = Object.keys(children).find((name) => children[name] === actor);
  return id === undefined ? undefined : { xstate$$type: 1, id };
}

/** As JSON. */
export function portableStanding({ src, machine, children }: Standing, alias: Alias): Portable {
  if (!machine) return {};
  const { value, status, output, context } = machine;
  const below = Object.entries(children).map(([id, child]) => [id, portableStanding(child, alias)] as const);
  return {
    ...(typeof src === 'string' && { src }),
    value: value as Portable,
    status,
    ...(output !== undefined && { output: toPortable(output, alias) }),
    context: toPortable(context, alias),
    ...(below.length > 0 && { children: Object.fromEntries(below) }),
  };
}

/** What the world gives to the machines of a replay. */
export interface Revival {
  /** The root, newly made and not yet begun. */
  readonly fresh: { readonly logic: AnyActorLogic; getSnapshot(): unknown };
  readonly kindOf: (gameType: string) => AnyKind | undefined;
  readonly options: object;
}

type Kept = Readonly<Record<'src' | 'status', string>> & {
  readonly value?: unknown;
  readonly output?: unknown;
  readonly context?: Portable;
  readonly children?: Readonly<Record<string, Kept>>;
};

/** An actor that only waits: what it says is an entry of the recording. */
const waiting = fromCallback(() => undefined);

/** What else in a context is the world's. */
const KEYS: readonly string[] = [...WORLD, 'sound', 'api', 'shelf', 'reporter', 'playing'];

const worldIn = (context: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(KEYS.flatMap((key) => (key in context ? [[key, context[key]]] : [])));

/** Of a root and its children. */
function contextsIn(snapshot: unknown): Readonly<Record<string, unknown>>[] {
  const { context, children = {} } = snapshot as AnySnapshot;
  const below = Object.values(children).map((child) => (child?.getSnapshot() as AnySnapshot | undefined)?.context);
  return [...below, context].filter((one) => one !== undefined) as Readonly<Record<string, unknown>>[];
}

/** A root that stands as it was kept; it has not been started. */
export function revived(standing: Portable, { fresh, kindOf, options }: Revival): AnyActorRef {
  const world = Object.assign({}, ...contextsIn(fresh.getSnapshot()).map(worldIn)) as object;
  const snapshot = snapshotOf(standing as Kept, world, kindOf) as Snapshot<unknown>;
  const root = createActor(fresh.logic, { ...options, snapshot } as never) as unknown as AnyActorRef;
  if (!isWhole(standing as Kept, root)) throw new Error('It holds a machine that this app does not have.');
  attach(root);
  return root;
}

/** Whatever was kept as a machine is one: a name such as `constructor` leads to something else. */
function isWhole({ children = {} }: Kept, actor: AnyActorRef): boolean {
  const { children: actors = {} } = actor.getSnapshot() as AnySnapshot;
  return Object.entries(children).every(([id, child]) => {
    const own = Object.hasOwn(actors, id) ? (actors[id] as AnyActorRef) : undefined;
    return (
      child.context === undefined ||
      own === undefined ||
      ('machine' in Object(own.getSnapshot?.()) && isWhole(child, own))
    );
  });
}

function snapshotOf(standing: Kept, world: object, kindOf: Revival['kindOf']): object {
  const { value, status, output, context, children = {} } = standing;
  if (context === undefined) return { status: 'active', input: undefined };
  const below = Object.entries(children).map(([id, child]) => [
    id,
    { src: child.src ?? waiting, snapshot: snapshotOf(child, world, kindOf) },
  ]);
  return {
    value,
    status,
    output: output === undefined ? undefined : fromPortable(output as Portable),
    context: inWorld(fromPortable(context) as object, world, kindOf),
    children: Object.fromEntries(below),
    historyValue: {},
  };
}

const never = (): Promise<never> => new Promise(() => undefined);

function inWorld(context: object, world: object, kindOf: Revival['kindOf']): object {
  // in a fingerprint counts which of the others there are
  const own = Object.entries(world).filter(([key]) => WORLD.includes(key) || key in context);
  if (!('$board' in context)) return { ...context, ...Object.fromEntries(own) };
  return { ...withBoard(context, kindOf), ...Object.fromEntries(own), loadKind: never };
}

/** Rebuilds a game's board from its level and its log. */
function withBoard({ $board, ...rest }: { readonly $board?: unknown }, kindOf: Revival['kindOf']): object {
  const { level, saved, hintedPlay: hinted, kept: stored } = rest as unknown as GameContext;
  const same = { kept: (stored as unknown) === SAME ? saved : stored };
  const kind = kindOf(level.gameType);
  const sheet = readSheet(level.content);
  const opened = $board && kind && sheet.ok ? kind.open(sheet.value) : undefined;
  if (!kind || !opened?.ok) return { ...rest, ...same };
  const givens = opened.value;
  const game = replay(kind, givens, saved?.log ?? []);
  const at = (hinted as { readonly $play?: number } | undefined)?.$play;
  return { ...rest, ...same, kind, givens, game, hintedPlay: at === undefined ? hinted : playsOf(game)[at] };
}

/** Binds what no snapshot holds: who hears whose news, and to whom a logout speaks. */
function attach(root: AnyActorRef): void {
  const { children } = root.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  for (const id of ['config', 'levels', 'game']) children[id]?.on('*', (news) => root.send(news));
  for (const session of [root, children.session]) {
    const { children: below = {} } = (session?.getSnapshot() ?? {}) as {
      children?: Record<string, AnyActorRef | undefined>;
    };
    const logout = Object.values(below).find((child) => child?.src === 'logout');
    if (logout) logout.getSnapshot().context.session = session;
  }
}
