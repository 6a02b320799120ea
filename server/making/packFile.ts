// The pack files in `assets/levels`: one per category; the first line describes the pack, each further line is a level.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../puzzles/languages.ts';

export const PACKS_FOLDER = join(import.meta.dirname, '../../assets/levels');

export interface PackLevel {
  /** From 1. */
  readonly number: number;
  readonly difficulty: string;
  /** The title in each language that the level exists in. */
  readonly titles: readonly { readonly language: Language; readonly title: string }[];
  /** An ipuz document; its title is set when the pack is seeded. */
  readonly content: Readonly<Record<string, unknown>>;
}

export interface PackHeader {
  readonly gameType: string;
  readonly categoryType: string;
  /** Missing if all languages share the levels. */
  readonly language?: Language;
  /** Incremented when a level is added or corrected. */
  readonly version: number;
  /** YYYY-MM-DD. */
  readonly createDate: string;
}

export interface Pack extends PackHeader {
  /** Such as `sudoku/leichtes` or `crossword/vollformat/de`. */
  readonly name: string;
  readonly levels: readonly PackLevel[];
}

/** All packs, sorted by name. Not validated: they are our own, checked when they were made. */
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
