// The level packs in `assets/levels`: one file per category, its first line about the pack, then a level a line.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../puzzles/languages.ts';

export const PACKS_FOLDER = join(import.meta.dirname, '../../assets/levels');

export interface PackLevel {
  /** From 1. */
  readonly number: number;
  readonly difficulty: string;
  /** The languages that the level exists in, with its title in each. */
  readonly titles: readonly { readonly language: Language; readonly title: string }[];
  /** An ipuz document; its title is set when it is seeded. */
  readonly content: Readonly<Record<string, unknown>>;
}

export interface PackHeader {
  readonly gameType: string;
  readonly categoryType: string;
  /** Left out where both languages share the levels. */
  readonly language?: Language;
  /** Grows when a level is added or mended. */
  readonly version: number;
  /** YYYY-MM-DD. */
  readonly createDate: string;
}

export interface Pack extends PackHeader {
  /** Such as `sudoku/leichtes` or `crossword/vollformat/de`. */
  readonly name: string;
  readonly levels: readonly PackLevel[];
}

/** All packs, in the order of their names. They are ours and were checked when they were made. */
export function readPacks(folder = PACKS_FOLDER): Pack[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ndjson'));
  return files.sort().map((file) => parsePack(readFileSync(join(folder, file), 'utf8')));
}

function parsePack(text: string): Pack {
  const [header, ...levels] = text.trim().split('\n');
  const about: PackHeader = JSON.parse(header ?? '');
  return { ...about, name: packName(about), levels: levels.map((line) => JSON.parse(line)) };
}

export const packName = ({ gameType, categoryType, language }: Omit<PackHeader, 'version' | 'createDate'>): string =>
  [gameType, categoryType, ...(language === undefined ? [] : [language])].join('/');

export const printPack = (header: PackHeader, levels: readonly PackLevel[]): string =>
  [header, ...levels].map((line) => `${JSON.stringify(line)}\n`).join('');
