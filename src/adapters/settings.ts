// The player's settings, kept in local storage. Stored values are checked; a bad one falls back to its default.

import type { SafeStorage } from './store/storage.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  readonly sound: boolean;
  /** Preset of the start dialog: no mistake limit, no timer. */
  readonly relaxed: boolean;
  /** Which is chosen first, cell or digit. From here on the names are those that the kinds use. */
  readonly entry: 'cell' | 'digit';
  readonly cleanNotes: boolean;
  readonly markHouses: boolean;
  readonly markSame: boolean;
  readonly markConflicts: boolean;
  /** Typing skips filled cells. */
  readonly skipFilled: boolean;
  /** Whether the cursor stays after a word's last letter, or goes to the next open word. */
  readonly wordEnd: 'stay' | 'next';
  /** The first press of an arrow key across the word only changes the direction. */
  readonly turnFirst: boolean;
  /** Words that fit the chosen place are marked. */
  readonly markFits: boolean;
  readonly leftHanded: boolean;
  /** The player can neither zoom nor move the board. */
  readonly lockZoom: boolean;
  /** How the on-screen letters are laid out. */
  readonly letters: 'keyboard' | 'alphabet';
  /** Shows the on-screen letters even with a real keyboard. */
  readonly screenKeys: boolean;
  /** A game of words shows them as a list of text fields instead of its board. */
  readonly asList: boolean;
  /** What a screen reader says of the cursor's cell: with its word each time, or alone. */
  readonly sayMuch: 'full' | 'brief';
  /** Which of the two comes first. */
  readonly sayFirst: 'word' | 'cell';
  /** How long notices stay: 2 and 4 s, 10 s, or until they are closed. */
  readonly notices: 'usual' | 'long' | 'stay';
  /** Reduces motion even if the system setting does not. */
  readonly reducedMotion: boolean;
  /** Sends the record of the session with a report of an error. */
  readonly sendSession: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  sound: true,
  relaxed: false,
  entry: 'cell',
  cleanNotes: true,
  markHouses: true,
  markSame: true,
  markConflicts: true,
  skipFilled: true,
  wordEnd: 'stay',
  turnFirst: true,
  markFits: true,
  leftHanded: false,
  lockZoom: false,
  letters: 'keyboard',
  screenKeys: false,
  asList: false,
  sayMuch: 'full',
  sayFirst: 'word',
  notices: 'usual',
  reducedMotion: false,
  sendSession: false,
};

const CHOICES: { readonly [Key in keyof Settings]?: readonly string[] } = {
  theme: THEMES,
  entry: ['cell', 'digit'],
  wordEnd: ['stay', 'next'],
  letters: ['keyboard', 'alphabet'],
  sayMuch: ['full', 'brief'],
  sayFirst: ['word', 'cell'],
  notices: ['usual', 'long', 'stay'],
};

export interface SettingsStore {
  /** Returns the same object until a setting changes. */
  current(): Settings;
  set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void;
  subscribe(changed: () => void): () => void;
}

/** Where a finger types, the next clue is looked for on a board of which only a part is in sight: the cursor leads there. */
export const usualHere = (finePointer: boolean): Settings =>
  finePointer ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, wordEnd: 'next' };

const KEY = 'settings';

/** Only what the player has chosen is stored: the rest stays as is usual on the device. */
export function localSettings(storage: SafeStorage, usual = DEFAULT_SETTINGS): SettingsStore {
  let chosen = readSettings(storage);
  let current: Settings = { ...usual, ...chosen };
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    set(key, value) {
      if (current[key] === value) return;
      chosen = { ...chosen, [key]: value };
      current = { ...current, [key]: value };
      storage.setItem(KEY, JSON.stringify(chosen));
      for (const listener of listeners) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

function readSettings(storage: SafeStorage): Partial<Settings> {
  let raw: unknown;
  try {
    raw = JSON.parse(storage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([key, value]) => isSetting(key, value)));
}

function isSetting(key: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULT_SETTINGS, key)) return false;
  const name = key as keyof Settings;
  if (typeof value !== typeof DEFAULT_SETTINGS[name]) return false;
  return CHOICES[name]?.includes(value as string) ?? true;
}
