// The player's settings, kept in local storage. Stored values are checked; a bad one falls back to its default.

import type { SafeStorage } from './store/storage.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  readonly sound: boolean;
  /** Preset of the start dialog: no mistake limit, no timer. */
  readonly relaxed: boolean;
  /** From here on settings of the kinds, by the kinds' names. Which is chosen first, cell or digit. */
  readonly entry: 'cell' | 'digit';
  readonly cleanNotes: boolean;
  readonly markHouses: boolean;
  readonly markSame: boolean;
  readonly markConflicts: boolean;
  /** Typing skips filled cells. */
  readonly skipFilled: boolean;
  /** After a word's last letter the cursor stays, or goes to the next word. */
  readonly wordEnd: 'stay' | 'next';
  /** An arrow key across the word first only turns. */
  readonly turnFirst: boolean;
  /** Words that fit the chosen place are marked. */
  readonly markFits: boolean;
  readonly leftHanded: boolean;
  /** The board neither zooms nor moves by hand. */
  readonly lockZoom: boolean;
  /** On-screen letters even with a real keyboard. */
  readonly screenKeys: boolean;
  /** Less motion even where the system does not ask for it. */
  readonly reducedMotion: boolean;
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
  screenKeys: false,
  reducedMotion: false,
};

const CHOICES: { readonly [Key in keyof Settings]?: readonly string[] } = {
  theme: THEMES,
  entry: ['cell', 'digit'],
  wordEnd: ['stay', 'next'],
};

export interface SettingsStore {
  /** The same object until something changes. */
  current(): Settings;
  set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void;
  subscribe(changed: () => void): () => void;
}

const KEY = 'settings';

export function localSettings(storage: SafeStorage): SettingsStore {
  let current = readSettings(storage);
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    set(key, value) {
      if (current[key] === value) return;
      current = { ...current, [key]: value };
      storage.setItem(KEY, JSON.stringify(current));
      for (const listener of listeners) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

function readSettings(storage: SafeStorage): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(storage.getItem(KEY) ?? '{}');
  } catch {
    return DEFAULT_SETTINGS;
  }
  if (typeof raw !== 'object' || raw === null) return DEFAULT_SETTINGS;
  const kept = Object.entries(raw).filter(([key, value]) => isSetting(key, value));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(kept) };
}

function isSetting(key: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULT_SETTINGS, key)) return false;
  const name = key as keyof Settings;
  if (typeof value !== typeof DEFAULT_SETTINGS[name]) return false;
  return CHOICES[name]?.includes(value as string) ?? true;
}
