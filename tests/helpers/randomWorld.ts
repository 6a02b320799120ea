// A world whose ports answer as chance will have it: at once, late, never, or with an error. The same seed gives the same world.

import { createActor, type InspectionEvent, type SimulatedClock } from 'xstate';
import { adMachine } from '../../machines/ad/adMachine.ts';
import type { AdPlayer, ConsentAnswer, PlayerEvent } from '../../machines/ad/types.ts';
import type { Today } from '../../machines/app/appMachine.ts';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import type { AdOutcome, Configuration, Level, LevelRecord, SpendAnswer, WallClock } from '../../machines/ports.ts';
import type { Kinds } from '../../machines/replay/player.ts';
import type { LocalGame, ProgressApi, ProgressShelf, SyncState } from '../../machines/sync/types.ts';
import type { RewardPorts } from '../../machines/timeReward/timeRewardMachine.ts';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import { type Random, randomInt } from '../../puzzles/random.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { SMALL as CROSSWORD, PICTURE } from '../kinds/crossword/documents.ts';
import { CROSSED, SMALL as GRIDPUZZLE } from '../kinds/gridpuzzle/documents.ts';
import { EASY, EASY_SOLUTION, documentOf as sudokuOf, X_WING } from '../kinds/sudoku/documents.ts';
import { KEYED, SMALL as WORDSEARCH } from '../kinds/wordsearch/documents.ts';
import { makeServer } from '../machines/syncWorld.ts';
import { idsOf, levelOf, makeWorld, profileOf, signInOf, type World } from './ports.ts';

/** With few empty cells, so that games are won as well. */
const NEARLY = sudokuOf(
  Array.from(EASY_SOLUTION, (digit, cell) => (cell % 13 === 5 ? '.' : digit)).join(''),
  EASY_SOLUTION,
);

const DOCUMENTS: Readonly<Record<GameType, readonly unknown[]>> = {
  sudoku: [NEARLY, EASY, X_WING],
  crossword: [CROSSWORD, PICTURE],
  gridpuzzle: [GRIDPUZZLE, CROSSED],
  wordsearch: [WORDSEARCH, KEYED],
};

/** Kinds with their hints at hand: what is loaded from disk would come when the machine has time, and no seed knows when that is. */
export async function readyKinds(): Promise<Kinds> {
  const ready = async (id: GameType): Promise<[GameType, AnyKind]> => {
    const kind = await loadKind(id);
    const hints = await kind.hints();
    return [id, { ...kind, hints: async () => hints }];
  };
  return Object.fromEntries(await Promise.all(GAME_TYPES.map(ready))) as Kinds;
}

export const pick = <T>(random: Random, items: readonly T[]): T => items[randomInt(random, items.length)] as T;

/** What a port may reject with; not all of it is an Error. */
const FAILURES: readonly (() => unknown)[] = [
  () => new Error('offline'),
  () => Object.assign(new Error('503'), { retryAfter: 5000 }),
  () => Object.assign(new Error('404'), { missing: true, playerText: 'play.missing.text' }),
  () => Object.assign(new Error('refused'), { fault: 'UNKNOWN_USER' }),
  () => new DOMException('The user aborted a request.', 'AbortError'),
  () => new Error('no mail to ada@example.org', { cause: new Error('deeper') }),
  () => 'a sentence',
  () => ({ code: -0, list: [Number.NaN, undefined, null] }),
  () => undefined,
];

/** What each session has its own. */
export interface Temper {
  /** The share of answers that do not come at once, or not at all. */
  readonly trouble: number;
  /** The clock goes on while a machine looks at it, as a real one does. */
  readonly moves: boolean;
}

export interface RandomWorld extends World {
  /** Whose hints take their time. */
  readonly kinds: Kinds;
  readonly forget: () => Promise<void>;
  /** ms, as the page's clock says; and the same where a machine looks at it. */
  readonly time: () => number;
  readonly now: () => number;
  readonly wall: WallClock;
  readonly today: () => Today;
  /** Somebody sets the device's clock, by ms; another day begins, in November. */
  setClock(by: number): void;
  turnPage(day: number): void;
  /** So many solution letters are left. */
  leave(letters: number): void;
  readonly reward: RewardPorts;
  readonly shelf: ProgressShelf;
  readonly progress: ProgressApi;
  /** Another device plays on. */
  elsewhere(): void;
  /** What the pre-roll's SDK, or the consent platform, says next, if there is one. */
  adSays(): void;
}

/** What the world needs of the session in it. */
export interface Around {
  readonly random: Random;
  readonly temper: Temper;
  readonly kinds: Kinds;
  /** A machine has looked at the clock. */
  readonly looked: (at: number) => void;
  /** Runs a machine beside the app. */
  readonly run: (actor: ReturnType<typeof createActor<typeof adMachine>>) => void;
  readonly inspect: (happened: InspectionEvent) => void;
  readonly saved: (puzzle: string) => void;
}

export function makeRandomWorld(around: Around): RandomWorld {
  const { random, temper, kinds } = around;
  const one = <T>(items: readonly T[]): T => pick(random, items);
  const world = makeWorld(placeOf(random));
  const { clock, script, ports } = world;
  const answer = answering(random, temper.trouble, clock);
  let gained = 0;
  const time = (): number => Math.round((clock.now() + gained) * 10) / 10;
  const now = (): number => {
    if (temper.moves && random() < 0.2) gained += 0.1;
    around.looked(time());
    return time();
  };
  let unix = 1_795_000_000_000; // ms at the start
  let day = 21;
  const wall = { now: () => unix + Math.round(clock.now() + gained) };
  const server = makeServer();
  const languageOf = () => one(['de', 'de', 'en'] as const);

  script.config = () => answer(() => configOf(random));
  script.levelList = (category, limit) => answer(() => idsOf(category, limit, languageOf()));
  const levelIn = (gameType: string, id: string): Level => {
    const content = random() < 0.03 ? { version: 'none' } : one(DOCUMENTS[gameType as GameType] ?? [EASY]);
    return { ...levelOf(id, content), gameType, title: `${gameType} ${id}` };
  };
  const slowly = answering(random, Math.max(0.4, temper.trouble), clock); // so that keys are pressed meanwhile
  script.spend = () =>
    slowly<SpendAnswer>(() =>
      random() < 0.75
        ? { paid: one(['free', 'joker', 'letter'] as const) }
        : { refused: one(['SIGN_IN_FIRST', 'NOT_ENOUGH_JOKERS', 'NOT_ENOUGH_LETTERS', 'OFFLINE'] as const) },
    );
  script.loadGame = (id) => answer(() => oddly(random, structuredClone(world.games.get(id))));
  script.saveGame = (game) =>
    answer(() => {
      world.games.set(game.puzzle, structuredClone(game));
      around.saved(game.puzzle);
    });
  script.restore = () =>
    answer(() => (random() < 0.5 ? signInOf(one(['ada', 'bob']), expiry(random, wall.now())) : undefined));
  script.refresh = () => answer(() => signInOf(one(['ada', 'bob']), expiry(random, wall.now()), `token ${random()}`));
  script.signOut = () => answer(() => undefined);
  script.profile = () => answer(() => profileOf('ada'));
  script.keptProfile = () => answer(() => (random() < 0.5 ? profileOf('ada') : undefined)).catch(() => undefined);
  script.leave = () => answer(() => undefined);

  const ads = makeAds(around, clock);
  script.preroll = (_, signal) => (random() < 0.5 ? answer<AdOutcome>(() => 'none') : ads.preroll(signal));

  let letters = 2;
  Object.assign(ports, {
    clock: { now },
    wall,
    api: { ...ports.api, level: (gameType: string, _: string, id: string) => answer(() => levelIn(gameType, id)) },
    store: {
      ...ports.store,
      records: () => answer(() => Object.fromEntries(world.records)),
      saveRecord: (id: string, record: LevelRecord) => answer(() => void world.records.set(id, record)),
      visited: () => answer(() => world.visited),
    },
    wallet: { ...ports.wallet, letters: () => letters },
  });

  return {
    ...world,
    kinds: withSlowHints(kinds, slowly),
    forget: () => slowly(() => undefined),
    time,
    now,
    wall,
    today: () => ({ iso: `2026-11-${day}`, weekday: day % 7 }),
    setClock(by) {
      unix += by;
    },
    turnPage(to) {
      day = to;
    },
    leave(left) {
      letters = left;
    },
    reward: {
      clock: { now },
      reporter: ports.reporter,
      reward: {
        read: () => slowly(() => timesOf(random)),
        collect: () => slowly(() => ({ ...timesOf(random), paid: random() < 0.7 })),
      },
    },
    shelf: makeShelf(world, answer),
    progress: {
      changes: (since) => answer(() => server.changes(since)),
      put: (order) =>
        answer(() =>
          random() < 0.2 ? { refused: one(['LEVEL_LOCKED', 'BAD_MOVE']), forGood: random() < 0.5 } : server.put(order),
        ),
    },
    elsewhere() {
      const game = one([...world.games.values()]);
      if (!game) return;
      const last = game.log.at(-1)?.at ?? 0;
      const log = [
        ...game.log,
        { type: 'resume', at: last + 1 },
        { type: 'pause', at: last + 1000 },
      ] as SavedGame['log'];
      server.put({ game: { ...game, log }, opened: undefined, revision: server.games.get(game.puzzle)?.revision });
    },
    adSays: ads.says,
  };
}

/** Calls that are answered as chance will have it. `trouble`: the share that is not answered at once. */
function answering(random: Random, trouble: number, clock: SimulatedClock) {
  return <T>(give: () => T): Promise<T> => {
    if (random() >= trouble) return Promise.resolve().then(give);
    const luck = random();
    const fails = luck < 0.4;
    const outcome = (): Promise<T> => (fails ? Promise.reject(pick(random, FAILURES)()) : Promise.resolve().then(give));
    if (luck < 0.2) return outcome();
    if (luck > 0.93) return new Promise(() => undefined);
    return new Promise((done) => clock.setTimeout(() => done(outcome()), randomInt(random, 15_000)));
  };
}

type Answering = ReturnType<typeof answering>;

const withSlowHints = (kinds: Kinds, answer: Answering): Kinds =>
  Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => [
      id,
      { ...kind, hints: () => answer(() => kind.hints()).then((hints) => hints) },
    ]),
  ) as Kinds;

const placeOf = (random: Random) => ({
  path: pick(random, [
    '/sudoku/play',
    '/sudoku/de-leichtes-001',
    '/crossword/de-leichtes-002',
    '/gridpuzzle/play',
    '/wordsearch/de-tagliches_ratsel-2026-11-21',
    '/sudoku/de-leichtes-019',
    '/kakuro/play',
    '/sudoku/nonsense',
    '/',
    '/logout',
  ]),
  search: pick(random, [
    '',
    '',
    'screen=lobby',
    'screen=settings',
    'modal=help&about=technique/xWing',
    'utm_source=x&modal=gameWin',
  ]),
});

/** The built-in one, or one with other rules, names and counts, a game that is only announced, or fewer games. */
function configOf(random: Random): Configuration {
  const { games, rules } = DEFAULT_CONFIGURATION;
  if (random() < 0.4) return DEFAULT_CONFIGURATION;
  const categories = (game: (typeof games)[number]) =>
    game.categories.map((category) => ({ ...category, levelsCount: pick(random, [category.levelsCount, 40]) }));
  const changed = games.map((game) => (random() < 0.7 ? game : { ...game, categories: categories(game) }));
  const announced = {
    ...(games[0] as (typeof games)[number]),
    type: pick(random, ['kakuro', 'toString', 'constructor']),
  };
  return {
    ...DEFAULT_CONFIGURATION,
    games: random() < 0.3 ? [...changed, announced] : random() < 0.2 ? changed.slice(1) : changed,
    rules: { ...rules, mistakes: pick(random, [1, 3, 5]), openLevels: pick(random, [1, 5, 20]) },
  };
}

/** A saved game as the device gives it; now and then something else. */
function oddly(random: Random, game: SavedGame | undefined): unknown {
  const luck = random();
  if (luck > 0.04) return game;
  return pick<unknown>(random, ['nonsense', null, { ...game, version: 7 }, { ...game, puzzle: 'sudoku/other' }]);
}

/** When a token that is given at `now` will expire. */
const expiry = (random: Random, now: number): number => now + pick(random, [-1, 60_000, 400_000, 3_600_000]);

const timesOf = (random: Random) => ({
  nextCollectTime: randomInt(random, 30),
  serverNow: randomInt(random, 20),
  amount: 1 + randomInt(random, 3),
});

function makeShelf({ games, records }: World, answer: Answering): ProgressShelf {
  const states = new Map<string, SyncState>();
  const won = new Map<string, SavedGame>();
  return {
    loadState: (uid) => answer(() => states.get(uid)),
    saveState: (state) => answer(() => void states.set(state.uid, state)),
    puzzles: () => answer(() => [...games.keys()]),
    read: (puzzle) =>
      answer((): LocalGame | undefined => {
        const game = games.get(puzzle);
        return game && { game, record: records.get(puzzle) };
      }),
    write: (puzzle, { game, record }) =>
      answer(() => {
        if (game) games.set(puzzle, game);
        records.set(puzzle, record);
      }),
    won: (puzzle) => answer(() => won.get(puzzle)),
    dropWon: (puzzle) => answer(() => void won.delete(puzzle)),
    forget: async () => undefined,
  };
}

const SAID: readonly PlayerEvent[] = [
  { type: 'AD_LOADED' },
  { type: 'AD_STARTED' },
  { type: 'AD_COMPLETED' },
  { type: 'AD_SKIPPED' },
  { type: 'NO_AD' },
  { type: 'AD_ERROR' },
  { type: 'CONTENT_PLAYS' },
  { type: 'PLAYER_ERROR', message: 'The video would not play.' },
];

/** Pre-rolls as the page runs them (src/adapters/ads/preroll.ts), with an SDK and a consent platform that say what they like. */
function makeAds({ random, temper, run, inspect }: Around, clock: SimulatedClock) {
  const answer = answering(random, temper.trouble, clock);
  let actor: ReturnType<typeof createActor<typeof adMachine>> | undefined;
  let heard: ((event: PlayerEvent) => void) | undefined;
  let consented: ((answer: ConsentAnswer) => void) | undefined;
  let present = false;
  const consentAnswer = () => pick(random, ['granted', 'granted', 'granted', 'denied', 'open'] as const);
  const sdk: AdPlayer = {
    request(hear) {
      if (random() < 0.1) throw new Error('No container');
      heard = hear;
      return () => {
        heard = undefined;
      };
    },
  };
  const consent = {
    present: () => present,
    listen(hear: (answer: ConsentAnswer) => void, failed: (error: unknown) => void) {
      if (random() < 0.1) throw new Error('TCF');
      consented = hear;
      if (random() < 0.6) hear(consentAnswer());
      else if (random() < 0.1) failed(new Error('TCF'));
      return () => {
        consented = undefined;
      };
    },
  };
  return {
    preroll(signal: AbortSignal): Promise<AdOutcome> {
      present = random() < 0.5;
      const ad = createActor(adMachine, { inspect, clock, input: { consent, loadPlayer: () => answer(() => sdk) } });
      actor = ad;
      signal.addEventListener('abort', () => ad.stop());
      const ended = new Promise<AdOutcome>((resolve, reject) => {
        ad.subscribe({
          complete() {
            const { result, error } = ad.getSnapshot().output ?? {};
            if (result === 'failed') reject(new Error(error));
            else resolve(result ?? 'none');
          },
          error: reject,
        });
      });
      run(ad);
      return ended;
    },
    says() {
      const luck = random();
      if (luck < 0.5 && heard) heard(pick(random, SAID));
      else if (luck < 0.8 && consented) consented(consentAnswer());
      else if (luck < 0.9) {
        present = true;
        actor?.send({ type: pick(random, ['PLATFORM_CAME', 'PLATFORM_FAILED'] as const) });
      } else actor?.send({ type: 'DISMISS' });
    },
  };
}
