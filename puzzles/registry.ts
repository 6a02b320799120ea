// The games there are. Each is loaded when it is wanted; a fifth game adds a line.

import type { AnyKind } from './kind.ts';

const LOADERS = {
  sudoku: async () => (await import('./sudoku/index.ts')).sudoku as AnyKind,
  crossword: async () => (await import('./crossword/index.ts')).crossword as AnyKind,
  gridpuzzle: async () => (await import('./gridpuzzle/index.ts')).gridpuzzle as AnyKind,
  wordsearch: async () => (await import('./wordsearch/index.ts')).wordsearch as AnyKind,
} satisfies Record<string, () => Promise<AnyKind>>;

export type KindId = keyof typeof LOADERS;
export const KIND_IDS = Object.keys(LOADERS) as readonly KindId[];
export const isKindId = (value: string): value is KindId => Object.hasOwn(LOADERS, value);
export const loadKind = (id: KindId): Promise<AnyKind> => LOADERS[id]();

/** Those that have a board (`scenes/registry.ts`): the app offers them, the others are still to come there. */
const PLAYABLE_IDS = ['sudoku'] as const satisfies readonly KindId[];
export type PlayableId = (typeof PLAYABLE_IDS)[number];
export const isPlayable = (value: string): value is PlayableId => PLAYABLE_IDS.some((id) => id === value);
