// The games there are. Each is loaded when it is wanted; a fifth game adds a line.

import type { AnyKind } from './kind.ts';

const LOADERS = {
  sudoku: async () => (await import('./sudoku/index.ts')).sudoku as AnyKind,
} satisfies Record<string, () => Promise<AnyKind>>;

export type KindId = keyof typeof LOADERS;
export const KIND_IDS = Object.keys(LOADERS) as readonly KindId[];
export const isKindId = (value: string): value is KindId => Object.hasOwn(LOADERS, value);
export const loadKind = (id: KindId): Promise<AnyKind> => LOADERS[id]();
