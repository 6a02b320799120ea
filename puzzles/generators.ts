// Which kinds can be generated. Apart from registry.ts, so that no player's device loads a generator.

import type { Sheet } from './ipuz/sheet.ts';

/** What is wanted; equal orders give equal documents on every machine. */
export interface Order {
  readonly category: string;
  readonly language: 'de' | 'en';
  readonly seed: number;
  /** 0 is Sunday; for daily categories, which get harder from Monday on. */
  readonly weekday: number;
}

export interface Generator {
  readonly categories: readonly string[];
  /** `category` must be one of `categories`. */
  generate(order: Order): Sheet;
}

const LOADERS = {
  sudoku: async () => (await import('./sudoku/generator.ts')).sudokuGenerator as Generator,
} satisfies Record<string, () => Promise<Generator>>;

export type GeneratedKind = keyof typeof LOADERS;
export const GENERATED_KINDS = Object.keys(LOADERS) as readonly GeneratedKind[];
export const isGeneratedKind = (value: string): value is GeneratedKind => Object.hasOwn(LOADERS, value);
export const loadGenerator = (kind: GeneratedKind): Promise<Generator> => LOADERS[kind]();
