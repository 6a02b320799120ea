// Which kinds the command can generate: a line for each. A generator is loaded when it is asked for.

import type { Sheet } from '../../puzzles/ipuz/sheet.ts';

/** What is wanted; equal orders give equal documents on every machine. */
export interface Order {
  /** One of the generator's `categories`. */
  readonly category: string;
  /** By the names of the generator's `wishes`: one of the values that are listed there. */
  readonly wishes: Readonly<Record<string, string>>;
  readonly language: 'de' | 'en';
  readonly seed: number;
  /** 0 is Sunday; for daily categories, which get harder from Monday on. */
  readonly weekday: number;
}

export interface Generator {
  readonly categories: readonly string[];
  /** What may be asked for besides, each an option of the command, with its values. */
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  /** Throws a RangeError where there is no such puzzle. */
  generate(order: Order): Sheet;
}

const LOADERS = {
  sudoku: async () => (await import('./sudokuGenerator.ts')).sudokuGenerator,
  crossword: async () => (await import('./crosswordGenerator.ts')).crosswordGenerator,
  gridpuzzle: async () => (await import('./gridpuzzleGenerator.ts')).gridpuzzleGenerator,
  wordsearch: async () => (await import('./wordsearchGenerator.ts')).wordsearchGenerator,
} satisfies Record<string, () => Promise<Generator>>;

export type GeneratedKind = keyof typeof LOADERS;
export const GENERATED_KINDS = Object.keys(LOADERS) as readonly GeneratedKind[];
export const isGeneratedKind = (value: string): value is GeneratedKind => Object.hasOwn(LOADERS, value);
export const loadGenerator = (kind: GeneratedKind): Promise<Generator> => LOADERS[kind]();
