// The outside world as the machines see it: interfaces, implemented in src/adapters and simulated in tests. Every promise may
// reject; the chart says what happens then.

import type { Economy as ApiEconomy, Appearance, GameConfiguration, Rules } from '../api/configuration.ts';
import type { SpendAnswer as ApiSpendAnswer, SpendBody } from '../api/inventory.ts';
import type { Level as ApiLevel } from '../api/levels.ts';
import type { Profile } from '../api/user.ts';
import type { ChestSize } from '../puzzles/catalogue.ts';
import type { SavedGame } from '../puzzles/log.ts';

export type { Appearance, Rules };

/** ms; monotonic, unrelated to the date. */
export interface Clock {
  now(): number;
}

/** Unix ms; jumps when the device's clock is set. */
export interface WallClock {
  now(): number;
}

// ---- server responses: the shapes of api/, but open to games and contents that this client does not know

type ApiGame = GameConfiguration['games'][number];

export type CategoryConfig = Readonly<ApiGame['categories'][number]>;

export interface GameConfig extends Readonly<Omit<ApiGame, 'type' | 'categories'>> {
  readonly type: string;
  readonly categories: readonly CategoryConfig[];
}

export interface Economy extends Readonly<Omit<ApiEconomy, 'chests'>> {
  /** By game. */
  readonly chests: Readonly<Record<string, Readonly<Partial<Record<ChestSize, number>>>>>;
}

export interface Configuration {
  readonly games: readonly GameConfig[];
  readonly appearance: Appearance;
  readonly rules: Rules;
  readonly economy: Economy;
  /** IANA zone in which a day begins at 00:00. */
  readonly timeZone: string;
  /** Of the page's brand, where it is not the built-in one. */
  readonly brand?: GameConfiguration['brand'];
}

export interface Level extends Readonly<Omit<ApiLevel, 'content'>> {
  /** An ipuz v2 document, not checked yet. */
  readonly content: unknown;
}

/** What a failed call's error says to the player. */
export interface Readable {
  /** A key of src/text, or the server's own sentence. */
  readonly playerText: string;
}

/** undefined: the error is not one of a failed call, and says nothing to the player. */
export const playerTextOf = (error: unknown): string | undefined =>
  (error as Partial<Readable> | undefined)?.playerText;

/** The player text, or the error's message for want of one. */
export const errorText = (error: unknown): string =>
  playerTextOf(error) ?? (error instanceof Error ? error.message : String(error));

/** A failed call's error if the server said when to retry. */
export interface Postponed {
  /** ms. */
  readonly retryAfter: number;
}

/** ms to wait before a retry, as the server said; 0 if it did not. */
export const retryAfterOf = (error: unknown): number => (error as Partial<Postponed> | undefined)?.retryAfter ?? 0;

/** A failed call's error if the server does not have what was requested. */
export interface Missing {
  readonly missing: boolean;
}

export const isMissing = (error: unknown): boolean => (error as Partial<Missing> | undefined)?.missing === true;

export interface Api {
  /** Rejects with the specified texts: 'HTTP {status}: {statusText}', 'Failed to load configuration', or an AbortError. */
  config(signal: AbortSignal): Promise<Configuration>;
  levelList(gameType: string, category: string, limit: number, signal: AbortSignal): Promise<readonly string[]>;
  /** `quiet`: a prefetch, so a failure shows no notice. */
  level(gameType: string, category: string, id: string, signal: AbortSignal, quiet?: boolean): Promise<Level>;
}

// ---- what the device keeps

/** What the picker shows for a started level; derived from its log. */
export interface LevelRecord {
  readonly solved: boolean;
  /** ms; undefined for a relaxed or unsolved game. */
  readonly bestTime: number | undefined;
  /** 0..1 of the game in progress. */
  readonly progress: number;
  /** ISO day on which the level was first opened, in the configured time zone: the day for which a daily level counts. */
  readonly opened?: string | undefined;
  /** ISO day of the first solve, as `opened`; undefined before that, and in records of earlier versions. */
  readonly solvedOn?: string | undefined;
  /** What the first solve took; undefined before that, and in records of earlier versions. */
  readonly first?: FirstSolving | undefined;
}

export interface FirstSolving {
  /** ms; undefined for a relaxed game. */
  readonly time: number | undefined;
  readonly mistakes: number;
  readonly hints: number;
  /** Solution letters. */
  readonly letters: number;
}

export interface Store {
  /** `puzzle`: the level's `puzzleName`. Returns what was saved, unchecked; undefined: nothing. */
  loadGame(puzzle: string): Promise<unknown>;
  saveGame(game: SavedGame): Promise<void>;
  /** The game is about to be saved: keeps it even if the page is closed first. */
  noteGame?(game: SavedGame): void;
  noteRecord?(puzzle: string, record: LevelRecord): void;
  /** By `puzzleName`. */
  records(): Promise<Readonly<Record<string, LevelRecord>>>;
  saveRecord(puzzle: string, record: LevelRecord): Promise<void>;
  /** Has the app been opened on this device before? */
  visited(): Promise<boolean>;
  setVisited(): Promise<void>;
  /** Whether what is saved outlives the page: not in a browser that forbids storage. */
  lasts?(): Promise<boolean>;
}

// ---- the player's identity

/** The specification's `userData`: who is signed in, according to the sign-in provider. */
export interface UserData {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  readonly phoneNumber: string;
  /** The ways in which this player signs in. */
  readonly providerData: readonly ProviderData[];
}

/** What a provider says of the player; '' for what it does not say. */
export interface ProviderData {
  /** `password`, `google.com`, `apple.com`. */
  readonly providerId: string;
  /** The provider's own. */
  readonly uid: string;
  readonly displayName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly photoURL: string;
}

export interface SignIn {
  readonly userData: UserData;
  /** The API's access token. */
  readonly token: string;
  /** Unix ms at which the token expires. */
  readonly expires: number;
}

export const PROVIDERS = ['google', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Why the sign-in provider refused; each has a sentence in `src/text`. */
export const AUTH_FAULTS = [
  'INVALID_CREDENTIALS',
  'NOT_REGISTERED',
  'ALREADY_REGISTERED',
  'UNKNOWN_USER',
  'WEAK_PASSWORD',
  'RECENT_SIGN_IN_NEEDED',
  'TOO_MANY_TRIES',
  'CANCELLED',
  'OFFLINE',
  'UNAVAILABLE',
] as const;
export type AuthFault = (typeof AUTH_FAULTS)[number];

export interface PasswordPolicy {
  readonly minimum: number;
  readonly maximum: number | undefined;
  readonly lower: boolean;
  readonly upper: boolean;
  readonly digit: boolean;
  readonly symbol: boolean;
}

/** The sign-in provider. Every promise rejects with an Error whose `fault` is an AuthFault. */
export interface Auth {
  /** Who was signed in on this device; undefined: a visitor, for whom the provider is not contacted. */
  restore(): Promise<SignIn | undefined>;
  /** Loads what the calls below need, so that a provider's popup can open synchronously on a click. */
  prepare(): Promise<void>;
  register(email: string, password: string): Promise<SignIn>;
  signIn(email: string, password: string): Promise<SignIn>;
  signInWith(provider: Provider): Promise<SignIn>;
  /** A new token before the old one expires. */
  refresh(): Promise<SignIn>;
  sendReset(email: string): Promise<void>;
  changePassword(current: string, next: string): Promise<SignIn>;
  /** Reauthenticates, with the password or with the provider. */
  confirm(password: string | undefined): Promise<SignIn>;
  policy(): Promise<PasswordPolicy>;
  /** Removes the stored sign-in, even if it rejects. */
  signOut(): Promise<void>;
  /** Deletes the account at the provider; requires a recent sign-in. */
  remove(): Promise<void>;
  /** Called after every change by the calls above, or in another tab: who is signed in now, with which token. */
  watch(changed: (signIn: SignIn | undefined) => void): () => void;
}

/** The specification's `userProfileData`, from `user/info`. */
export type UserProfile = Readonly<Profile>;

/** The player's account on our own server. */
export interface Account {
  profile(signal: AbortSignal): Promise<UserProfile>;
  /** The device's copy of the profile fetched last. Never rejects. */
  keptProfile(uid: string): Promise<UserProfile | undefined>;
  /** Removes the device's copy. */
  forget(): Promise<void>;
}

/** Who is signed in, for all calls to the server. Set only by the session machine. */
export interface Session {
  /** Returns the same object until something changes. */
  current(): SignIn | undefined;
  subscribe(changed: () => void): () => void;
  set(signIn: SignIn | undefined): void;
}

/** The last steps of a logout. */
export interface Exit {
  /** Resets the sound setting. */
  clearSound(): void;
  /** Leaves the page for `{redirectHost}/logout`, with the vendor that the address names. */
  leave(): Promise<void>;
}

// ---- spending and earning

export type SpendReason = SpendBody['reason'];

export type SpendAnswer =
  | { readonly paid: ApiSpendAnswer['paid'] }
  | { readonly refused: 'SIGN_IN_FIRST' | 'NOT_ENOUGH_JOKERS' | 'NOT_ENOUGH_LETTERS' | 'OFFLINE' };

export interface SpendOrder {
  readonly reason: SpendReason;
  readonly gameType: string;
  readonly levelId: string;
  /** Idempotency key: the same `ref` is charged once and always gets the same answer. */
  readonly ref: string;
}

/** Solution letters; each game has its own. */
export interface WalletLetters {
  /** How many are left for this game; a visitor has none. */
  letters(gameType: string): number;
}

/** What the player can spend; `src/app/wallet.ts` says what pays for what. */
export interface Wallet extends WalletLetters {
  freeHints(): number;
  /** Levels bought, by `puzzleName`; a visitor has none. */
  unlocked(): ReadonlySet<string>;
  spend(order: SpendOrder): Promise<SpendAnswer>;
}

// ---- display and sound

export type AdOutcome = 'completed' | 'none';

export interface Ads {
  /** Shows a pre-roll before a level. Rejects if the ad failed; the game starts anyway. */
  preroll(levelId: string, signal: AbortSignal): Promise<AdOutcome>;
}

export const SOUNDS = ['game', 'modalOpen', 'gameFinish', 'chestBuy'] as const;
export type SoundName = (typeof SOUNDS)[number];

export interface Sound {
  play(name: SoundName): void;
}

export interface Place {
  /** Such as `/sudoku/play`. */
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
}

/** Which of the history's entries belong to the open dialog. */
export interface DialogEntries {
  /** It began with an entry of its own, not with that of the screen below it. */
  readonly own: boolean;
  /** How many it has before the current one: the pages the player came through. */
  readonly before: number;
}

/** An entry of the history. The browser keeps all of it, even over a reload. */
export interface Entry extends Place {
  /** undefined: none, or no dialog is open. */
  readonly dialog?: DialogEntries | undefined;
}

export interface Address {
  current(): Entry;
  // `back`: how many entries to go back first
  push(entry: Entry, back?: number): void;
  replace(entry: Entry, back?: number): void;
  /** Called for Back and Forward, not for push and replace. */
  listen(changed: (entry: Entry) => void): () => void;
}

export interface Reporter {
  /** To the error-reporting service, without personal data. */
  report(error: unknown, where: string): void;
}

/** The ports of a game being played. */
export interface GamePorts {
  readonly clock: Clock;
  readonly api: Api;
  readonly store: Store;
  readonly wallet: Wallet;
  readonly ads: Ads;
  readonly sound: Sound;
  readonly address: Address;
  readonly reporter: Reporter;
}

/** All ports of the machines. */
export interface Ports extends GamePorts {
  readonly wall: WallClock;
  readonly auth: Auth;
  readonly account: Account;
  readonly session: Session;
  readonly exit: Exit;
}
