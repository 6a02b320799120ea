// The machines' environment under a test's control: a manual clock, responses scripted in advance or given later, and a record of
// all calls.

import { SimulatedClock } from 'xstate';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import type {
  Configuration,
  Entry,
  Level,
  LevelRecord,
  Place,
  Ports,
  SignIn,
  SpendAnswer,
  UserProfile,
} from '../../machines/ports.ts';
import { parseLevelId } from '../../puzzles/levelId.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import { EASY } from '../kinds/sudoku/documents.ts';

export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((kept, broken) => {
    resolve = kept;
    reject = broken;
  });
  return { promise, resolve, reject };
}

/** Resolves when all promises that need neither network nor clock have settled. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

export const levelOf = (id: string, content: unknown = EASY): Level => ({
  id,
  gameType: 'sudoku',
  categoryType: parseLevelId(id)?.categoryType ?? '',
  createDate: '2026-11-21',
  title: `Sudoku ${id}`,
  difficulty: 'easy',
  content,
});

/** Ids as the server lists them: by number, or the daily ones by weekday for the week up to Saturday 2026-11-21. */
export const idsOf = (category: string, limit: number, language = 'de'): string[] =>
  Array.from({ length: limit }, (_, index) =>
    category === 'tagliches_ratsel'
      ? `${language}-${category}-2026-11-${15 + index}`
      : `${language}-${category}-${String(index + 1).padStart(3, '0')}`,
  );

type Answer<Args extends readonly unknown[], T> = (...args: Args) => Promise<T>;

/** The ports' responses; a test replaces the ones it is about. */
export interface Script {
  config: Answer<[AbortSignal], Configuration>;
  levelList: Answer<[category: string, limit: number, AbortSignal], readonly string[]>;
  level: Answer<[id: string, AbortSignal], Level>;
  spend: Answer<[reason: string, ref: string], SpendAnswer>;
  preroll: Answer<[levelId: string, AbortSignal], 'completed' | 'none'>;
  loadGame: Answer<[levelId: string], unknown>;
  saveGame: Answer<[SavedGame], void>;
  restore: Answer<[], SignIn | undefined>;
  refresh: Answer<[], SignIn>;
  signOut: Answer<[], void>;
  profile: Answer<[], UserProfile>;
  keptProfile: Answer<[uid: string], UserProfile | undefined>;
  leave: Answer<[], void>;
}

/** One of a user's ways to sign in, such as `password`. */
export const providerOf = (providerId: string) => ({
  providerId,
  uid: '',
  displayName: '',
  email: '',
  phoneNumber: '',
  photoURL: '',
});

/** `expires`: ms of the world's clock. */
export const signInOf = (uid: string, expires = 3_600_000, token = `token of ${uid}`): SignIn => ({
  userData: {
    uid,
    email: `${uid}@example.org`,
    emailVerified: true,
    displayName: '',
    photoURL: '',
    phoneNumber: '',
    providerData: [],
  },
  token,
  expires,
});

export const profileOf = (uid: string): UserProfile => ({
  uid,
  username: `${uid} the player`,
  avatar: 'anna',
  email: `${uid}@example.org`,
  emailVerified: true,
  createdAt: 0,
});

export interface World {
  readonly clock: SimulatedClock;
  readonly ports: Ports;
  readonly script: Script;
  /** Calls in order, such as `levelList leichtes 20`. */
  readonly calls: string[];
  readonly errors: { error: unknown; where: string }[];
  readonly sounds: string[];
  /** The device's saved games; they survive the machines, as a real store survives a killed browser. */
  readonly games: Map<string, SavedGame>;
  readonly records: Map<string, LevelRecord>;
  /** Bought levels, by puzzle name. */
  readonly bought: Set<string>;
  /** The browser's entries up to the current one. */
  readonly history: Entry[];
  /** The entries that Forward leads to, the next one last. */
  readonly ahead: Entry[];
  /** The browser's Back and Forward. */
  back(): void;
  forward(): void;
  /** The sign-in provider reports a change, made here or in another tab. */
  changed(signIn: SignIn | undefined): void;
  visited: boolean;
}

export function makeWorld(start: Place = { path: '/sudoku/play', search: '' }): World {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const errors: World['errors'] = [];
  const sounds: string[] = [];
  const games = new Map<string, SavedGame>();
  const records = new Map<string, LevelRecord>();
  const script: Script = {
    config: async () => DEFAULT_CONFIGURATION,
    levelList: async (category, limit) => idsOf(category, limit),
    level: async (id) => levelOf(id),
    spend: async () => ({ paid: 'free' }),
    preroll: async () => 'none',
    loadGame: async (id) => structuredClone(games.get(id)),
    saveGame: async (game) => void games.set(game.puzzle, structuredClone(game)),
    restore: async () => undefined,
    refresh: () => Promise.reject(new Error('nobody is signed in')),
    signOut: async () => undefined,
    profile: async () => profileOf(signIn?.userData.uid ?? 'nobody'),
    keptProfile: async () => undefined,
    leave: async () => undefined,
  };
  const unused = () => Promise.reject(new Error('not in this world'));
  const watchers = new Set<(signIn: SignIn | undefined) => void>();
  let signIn: SignIn | undefined;
  const history: Entry[] = [start];
  const ahead: Entry[] = [];
  let told: (entry: Entry) => void = () => undefined;
  const goBack = (): void => {
    const left = history.length > 1 ? history.pop() : undefined;
    if (left) ahead.push(left);
  };
  const world: World = {
    clock,
    script,
    calls,
    errors,
    sounds,
    games,
    records,
    bought: new Set(),
    history,
    visited: true,
    changed(person) {
      for (const watcher of watchers) watcher(person);
    },
    ahead,
    back() {
      goBack();
      told(history.at(-1) as Entry);
    },
    forward() {
      history.push(...ahead.splice(-1));
      told(history.at(-1) as Entry);
    },
    ports: {
      clock,
      wall: clock,
      auth: {
        restore: () => script.restore(),
        refresh() {
          calls.push('refresh');
          return script.refresh();
        },
        signOut() {
          calls.push('signOut');
          return script.signOut();
        },
        watch(changed) {
          watchers.add(changed);
          return () => watchers.delete(changed);
        },
        prepare: unused,
        register: unused,
        signIn: unused,
        signInWith: unused,
        sendReset: unused,
        changePassword: unused,
        confirm: unused,
        policy: unused,
        remove: unused,
      },
      account: {
        profile() {
          calls.push('profile');
          return script.profile();
        },
        keptProfile: (uid) => script.keptProfile(uid),
        forget: async () => void calls.push('forgetUser'),
      },
      session: {
        current: () => signIn,
        subscribe: () => () => undefined,
        set(person) {
          signIn = person;
        },
      },
      exit: {
        clearSound: () => void calls.push('clearSound'),
        leave() {
          calls.push('leave');
          return script.leave();
        },
      },
      api: {
        config: (signal) => script.config(signal),
        levelList(gameType, category, limit, signal) {
          calls.push(`levelList ${gameType} ${category} ${limit}`);
          return script.levelList(category, limit, signal);
        },
        level(gameType, category, id, signal, quiet) {
          calls.push(`level ${gameType} ${category} ${id}${quiet ? ' quiet' : ''}`);
          return script.level(id, signal);
        },
      },
      store: {
        loadGame: (id) => script.loadGame(id),
        saveGame: (game) => script.saveGame(game),
        records: async () => Object.fromEntries(records),
        saveRecord: async (id, record) => void records.set(id, record),
        visited: async () => world.visited,
        setVisited: async () => {
          world.visited = true;
        },
      },
      wallet: {
        freeHints: () => 3,
        letters: () => 2,
        unlocked: () => world.bought,
        spend({ reason, levelId, ref }) {
          calls.push(`spend ${reason} ${levelId} ${ref}`);
          return script.spend(reason, ref);
        },
      },
      ads: {
        preroll(levelId, signal) {
          calls.push(`preroll ${levelId}`);
          return script.preroll(levelId, signal);
        },
      },
      sound: { play: (name) => void sounds.push(name) },
      address: {
        current: () => history.at(-1) as Entry,
        push(entry, back = 0) {
          for (let n = 0; n < back; n++) goBack();
          ahead.length = 0;
          history.push(entry);
        },
        replace(entry, back = 0) {
          for (let n = 0; n < back; n++) goBack();
          history[history.length - 1] = entry;
        },
        listen(changed) {
          told = changed;
          return () => {
            told = () => undefined;
          };
        },
      },
      reporter: { report: (error, where) => void errors.push({ error, where }) },
    },
  };
  return world;
}
