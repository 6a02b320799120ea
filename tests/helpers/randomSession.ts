// A random session, recorded: somebody who does anything at any time in all four games, with ads, rewards, sign-ins and logouts, in a
// world that answers at random. The same seed gives the same session.

import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import { appMachine } from '../../machines/app/appMachine.ts';
import { SCREENS } from '../../machines/app/route.ts';
import { phaseOf } from '../../machines/game/selectors.ts';
import { MODAL_KINDS } from '../../machines/modal/modalMachine.ts';
import type { Kinds } from '../../machines/replay/player.ts';
import { printsNow, printsOf } from '../../machines/replay/prints.ts';
import { createRecorder } from '../../machines/replay/recorder.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { syncMachine } from '../../machines/sync/syncMachine.ts';
import { timeRewardMachine } from '../../machines/timeReward/timeRewardMachine.ts';
import { CATEGORIES, GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import { CHECKED_PARTS } from '../../puzzles/checking.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { type Random, randomInt, seeded } from '../../puzzles/random.ts';
import { syncHost } from '../../src/app/syncHost.ts';
import { profileOf, settled, signInOf } from './ports.ts';
import { randomGesture, rightGestures } from './randomGestures.ts';
import { makeRandomWorld, pick, type RandomWorld } from './randomWorld.ts';

/** Their seeds. */
export const RANDOM_SESSIONS = Array.from({ length: process.env.FULL === '1' ? 500 : 20 }, (_, index) => index + 1);

export const MOST_EVENTS = 400;

/** What may still follow from the last act: timers, answers. */
const ROOM = 40;

/** How the machines themselves stood after so many entries, those that were still there. */
export interface Standing {
  readonly entries: number;
  readonly prints: ReadonlyMap<string, string>;
}

export interface RandomSession {
  /** The file. */
  readonly text: string;
  readonly standings: readonly Standing[];
}

export async function randomSession(seed: number, kinds: Kinds): Promise<RandomSession> {
  const somebody = new Somebody(seeded(seed), kinds, seed);
  const { warn } = console;
  console.warn = () => undefined; // XState warns of a press on a game that has been left
  try {
    await somebody.arrive();
    const most = 100 + randomInt(somebody.random, MOST_EVENTS - ROOM - 100);
    while (somebody.entries < most) await somebody.act();
    return somebody.left();
  } finally {
    console.warn = warn;
  }
}

type Act = readonly [weight: number, act: () => void];

/** ms: mostly a moment, now and then as long as a timer of some machine. */
const WAITS = [0, 0, 20, 150, 400, 900, 1000, 2500, 2500, 5000, 11_000, 31_000, 41_000, 125_000, 700_000];

class Somebody {
  readonly random: Random;
  readonly #world: RandomWorld;
  readonly #app: ReturnType<typeof createActor<typeof appMachine>>;
  readonly #recorder: ReturnType<typeof createRecorder>;
  readonly #standings: Standing[] = [];
  readonly #kinds: Kinds;
  /** Machines without a parent that are running, by their names in the recording. */
  readonly #running = new Map<string, AnyActorRef>();
  #begun = 0;
  #sync: ReturnType<typeof createActor<typeof syncMachine>> | undefined;
  #reward: ReturnType<typeof createActor<typeof timeRewardMachine>> | undefined;
  /** A game that is no longer there, to which a late press may go. */
  #left: AnyActorRef | undefined;

  constructor(random: Random, kinds: Kinds, seed: number) {
    this.random = random;
    this.#kinds = kinds;
    const world = makeRandomWorld({
      random,
      temper: { trouble: pick(random, [0, 0.05, 0.15, 0.4]), moves: random() < 0.5 },
      kinds,
      looked: (at) => this.#recorder?.seen('CLOCK', at),
      inspect: (happened) => this.#seen(happened),
      run: (actor) => this.#run('ad', actor),
      saved: (puzzle) => this.#sync?.send({ type: 'SAVED', puzzle }),
    });
    this.#world = world;
    const { clock } = world;
    this.#recorder = createRecorder({
      now: world.time,
      wall: world.wall.now,
      about: { app: 'test', device: { seed } },
    });
    this.#app = createActor(appMachine, {
      clock,
      inspect: (happened) => this.#seen(happened),
      input: {
        ports: world.ports,
        loadKind: (gameType) => (Object.hasOwn(kinds, gameType) ? this.#load(gameType as GameType) : undefined),
        today: world.today,
        language: this.#one(['de', 'en']),
        settings: this.#chance(0.5) ? { autoNotes: true, odd: 'x' } : {},
        forget: world.forget,
      },
    });
  }

  get entries(): number {
    return this.#recorder.recording().entries.length;
  }

  async arrive(): Promise<void> {
    const host = syncHost(this.#app);
    this.#run('app', this.#app);
    host.onSession((uid) => {
      this.#stop(this.#sync);
      this.#sync = undefined;
      if (uid !== undefined) this.#begin(uid, host);
    });
    await settled();
  }

  /** One thing, or some that belong together; then time passes. */
  async act(): Promise<void> {
    const { gameRef } = this.#app.getSnapshot().context;
    const plays = gameRef !== undefined && phaseOf(gameRef.getSnapshot()) === 'running';
    const inApp = this.#inApp().map(([weight, act]): Act => [weight * (plays ? 0.25 : 1), act]);
    const acts = [...inApp, ...this.#inGame(), ...this.#beside(), ...this.#inTime()];
    let left = this.random() * acts.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, act] of acts) {
      left -= weight;
      if (left > 0) continue;
      act();
      break;
    }
    this.#stand();
    if (this.#chance(0.85)) await settled();
    this.#stand();
    if (this.#chance(0.6))
      this.#world.clock.increment(this.#chance(0.93) ? this.#one(WAITS.slice(0, 9)) : this.#one(WAITS));
    this.#stand();
  }

  left(): RandomSession {
    const recording: Recording = JSON.parse(JSON.stringify(this.#recorder.recording()));
    const ended = Object.fromEntries(printsNow(this.#running));
    const text = JSON.stringify({ ...recording, prints: printsOf(recording, this.#kinds), ended });
    for (const actor of this.#running.values()) this.#stop(actor);
    return { text, standings: this.#standings };
  }

  // ---- what may be done

  #inApp(): Act[] {
    const { random } = this;
    const world = this.#world;
    const app = this.#app;
    const { sessionRef, levelsRef, configRef, gameRef, gameType } = app.getSnapshot().context;
    const somewhere = gameRef === undefined ? 2 : 1;
    const level = () => this.#levelId();
    return [
      [
        1,
        () =>
          app.send({ type: 'OPEN_GAME', gameType: this.#one([...GAME_TYPES, ...GAME_TYPES, 'kakuro', 'toString']) }),
      ],
      [0.4, () => app.send({ type: 'OPEN_GAME', gameType, category: this.#one(Object.keys(CATEGORIES)) })],
      [1, () => app.send({ type: 'OPEN_CATEGORY', category: this.#one([...Object.keys(CATEGORIES), '__proto__']) })],
      [3 * somewhere, () => app.send({ type: 'OPEN_LEVEL', levelId: level() })],
      [0.8, () => app.send({ type: 'OPEN_SCREEN', screen: this.#one(SCREENS) })],
      [
        0.6,
        () =>
          app.send({ type: 'OPEN_MODAL', kind: this.#one(MODAL_KINDS), about: this.#one(['x', 'help/y', level()]) }),
      ],
      [0.4, () => app.send({ type: 'OPEN_MODAL', kind: this.#one(MODAL_KINDS) })],
      [1.2, () => app.send({ type: 'CLOSE_MODAL' })],
      [1.5, () => app.send({ type: 'BOARD_IDLE' })],
      [0.3, () => app.send({ type: this.#one(['RESET', 'REMOUNT'] as const) })],
      [0.2, () => app.send({ type: 'LANGUAGE', language: this.#one(['de', 'en']) })],
      [0.5, () => app.send({ type: 'SETTING', option: this.#one(OPTIONS), value: this.#one([true, false, 'x', 3]) })],
      [0.6, () => app.send({ type: 'HIDDEN', at: world.now() })],
      [0.6, () => app.send({ type: 'VISIBLE', at: world.now() })],
      [1, () => (random() < 0.7 ? world.back() : world.ahead.length > 0 && world.forward())],
      [0.2, () => configRef.send({ type: 'RELOAD' })],
      [0.4, () => levelsRef.send({ type: this.#one(['RETRY', 'RECORDS'] as const) })],
      [
        0.3,
        () =>
          world.changed(
            this.#chance(0.7) ? signInOf(this.#one(['ada', 'bob']), world.wall.now() + 3_600_000) : undefined,
          ),
      ],
      [0.25, () => sessionRef.send({ type: 'SIGN_OUT' })],
      [0.3, () => sessionRef.send({ type: 'WAKE' })],
      [0.1, () => sessionRef.send({ type: 'PROFILE', profile: profileOf('ada') })],
    ];
  }

  #inGame(): Act[] {
    const { gameRef } = this.#app.getSnapshot().context;
    if (!gameRef) return [];
    this.#left = this.#chance(0.01) ? gameRef : this.#left;
    const snapshot = gameRef.getSnapshot();
    const phase = phaseOf(snapshot);
    const send = (event: object, to: AnyActorRef = gameRef): void => to.send({ ...event, at: this.#world.now() });
    const plain =
      (...types: readonly string[]) =>
      () =>
        send({ type: this.#one(types) });
    const start: Act = [
      phase === 'ready' ? 30 : 0.3,
      () => send({ type: 'START', relaxed: this.#chance(0.2), fresh: this.#chance(0.2) }),
    ];
    if (!snapshot.context.kind)
      return [start, [phase === 'broken' ? 10 : 0.5, plain('RETRY', 'PAUSE', 'UNDO', 'REFRESH')]];
    const gesture = (by: Gesture): void => send({ type: 'GESTURE', gesture: by });
    const isOver = ['lost', 'won', 'givenUp', 'paused'].includes(phase);
    const { context } = snapshot;
    return [
      start,
      [isOver ? 2 : 20, () => this.#few(6, () => gesture(randomGesture(this.random, gameRef.getSnapshot().context)))],
      [
        isOver ? 0.5 : 10,
        () => this.#few(12, () => rightGestures(this.random, gameRef.getSnapshot().context).map(gesture)),
      ],
      [
        isOver ? 0 : 0.3,
        () => this.#few(40, () => rightGestures(this.random, gameRef.getSnapshot().context).map(gesture)),
      ],
      [4, plain('UNDO', 'UNDO', 'REDO')],
      [context.hint ? 12 : 5, plain('HINT', 'HINT', 'HINT', 'HINT', 'HINT_CLOSE')],
      [3, plain('LETTER', 'WORD')],
      [1, () => send({ type: 'CHECK', part: this.#one(CHECKED_PARTS) })],
      [isOver ? 3 : 1, plain('PAUSE', 'RESUME', 'COVER', 'UNCOVER')],
      [phase === 'paused' ? 6 : 0.5, plain('RESUME')],
      [isOver ? 1 : 0.4, plain('RESTART', 'RESTART', 'GIVE_UP')],
      [phase === 'lost' ? 6 : 0.2, plain('SECOND_CHANCE', 'SECOND_CHANCE', 'GO_ON')],
      [phase === 'ready' ? 6 : 0.3, plain('REFRESH', 'RETRY')],
      [isPaying(snapshot.value) ? 40 : 0, plain(...KEYS)],
      [0.3, () => send({ type: 'SET', option: this.#one(OPTIONS), value: this.#one([true, false, 'x']) })],
      [0.02, () => send({ type: 'GESTURE', gesture: null })],
      [this.#left ? 0.5 : 0, () => send({ type: 'GESTURE', gesture: randomGesture(this.random, context) }, this.#left)],
    ];
  }

  /** Ads, the timed joker, sync. */
  #beside(): Act[] {
    const { modalRef } = this.#app.getSnapshot().context;
    const reward = this.#reward;
    const sync = this.#sync;
    return [
      [this.#isAd() ? 30 : 0, () => this.#world.adSays()],
      [modalRef.getSnapshot().context.kind === 'jokerShop' || this.#chance(0.02) ? 3 : 0, () => this.#shop()],
      [
        reward ? 1.5 : 0,
        () => reward?.send({ type: this.#one(['COLLECT', 'COLLECT', 'RETRY', 'HIDDEN', 'VISIBLE'] as const) }),
      ],
      [sync ? 0.8 : 0, () => sync?.send({ type: this.#one(['FLUSH', 'ONLINE'] as const) })],
      [sync ? 0.3 : 0, () => this.#world.elsewhere()],
    ];
  }

  #inTime(): Act[] {
    return [
      [1, () => this.#world.clock.increment(this.#one(WAITS))],
      [0.3, () => this.#world.leave(this.#one([0, 1, 2, 9]))],
      [0.1, () => this.#world.turnPage(20 + randomInt(this.random, 4))],
      [0.1, () => this.#world.setClock(this.#one([-7_200_000, 3_600_000, 500, 86_400_000]))],
    ];
  }

  // ---- the machines

  /** Opens or closes what shows the timed joker. */
  #shop(): void {
    const { reward, clock } = this.#world;
    if (this.#reward) this.#stop(this.#reward);
    this.#reward = this.#reward
      ? undefined
      : createActor(timeRewardMachine, { clock, inspect: (happened) => this.#seen(happened), input: reward });
    if (this.#reward) this.#run('timeReward', this.#reward);
  }

  #begin(uid: string, host: ReturnType<typeof syncHost>): void {
    const { clock, shelf, progress, ports } = this.#world;
    const playing = () => {
      const open = host.openGame();
      return open?.started ? open.puzzle : undefined;
    };
    const input = { api: progress, shelf, reporter: ports.reporter, playing };
    const sync = createActor(syncMachine, { clock, inspect: (happened) => this.#seen(happened), input });
    this.#sync = sync;
    sync.on('PULLED', ({ puzzles }) => host.changed(puzzles));
    sync.on('FURTHER', ({ puzzle }) => host.offerFurther(puzzle));
    this.#run('sync', sync);
    sync.send({ type: 'SIGNED_IN', uid });
  }

  #run(machine: string, actor: AnyActorRef & { start(): unknown }): void {
    const name = this.#begun === 0 ? machine : `${machine}#${this.#begun}`;
    this.#begun += 1;
    this.#running.set(name, actor);
    actor.subscribe({ error: () => undefined });
    actor.start();
  }

  /** As whoever began it does when it is no longer needed. */
  #stop(actor: AnyActorRef | undefined): void {
    for (const [name, one] of this.#running) if (one === actor) this.#running.delete(name);
    (actor as { stop?: () => void } | undefined)?.stop?.();
  }

  #seen(happened: InspectionEvent): void {
    this.#recorder.seen(happened);
  }

  /** Notes how the machines stand. */
  #stand(): void {
    for (const [name, actor] of this.#running) {
      const { status } = actor.getSnapshot() as { status: string };
      if (status === 'stopped') this.#running.delete(name);
    }
    this.#standings.push({ entries: this.entries, prints: printsNow(this.#running) });
  }

  #isAd(): boolean {
    const { gameRef } = this.#app.getSnapshot().context;
    return gameRef !== undefined && phaseOf(gameRef.getSnapshot()) === 'ad';
  }

  // ---- chance

  #chance = (share: number): boolean => this.random() < share;
  #one = <T>(items: readonly T[]): T => pick(this.random, items);

  #few(most: number, act: () => void): void {
    for (let n = 1 + randomInt(this.random, most); n > 0 && this.entries < MOST_EVENTS - ROOM; n--) {
      act();
      if (this.#chance(0.5)) this.#world.clock.increment(randomInt(this.random, 900));
    }
  }

  #load(gameType: GameType): Promise<AnyKind> {
    return this.#chance(0.02)
      ? Promise.reject(new Error('no such file'))
      : Promise.resolve(this.#world.kinds[gameType]);
  }

  #levelId(): string {
    const { list } = this.#app.getSnapshot().context.levelsRef.getSnapshot().context;
    if (this.#chance(0.85) && list.length > 0) return this.#one(list.slice(0, 6));
    return this.#one([
      'de-leichtes-001',
      'de-leichtes-020',
      'de-profi_ratsel-003',
      'nonsense',
      'constructor',
      'de-nothing-001',
    ]);
  }
}

/** Is the wallet being asked? */
const isPaying = (value: unknown): boolean => JSON.stringify(value).includes('paying');

const KEYS = [
  ...[
    'UNDO',
    'REDO',
    'RESTART',
    'HINT',
    'HINT_CLOSE',
    'LETTER',
    'WORD',
    'GIVE_UP',
    'PAUSE',
    'RESUME',
    'COVER',
    'UNCOVER',
  ],
  ...['REFRESH', 'RETRY', 'SECOND_CHANCE', 'GO_ON'],
];

const OPTIONS = ['autoNotes', 'checkEntries', 'skipFilled', 'highlight', '__proto__', 'odd'];
