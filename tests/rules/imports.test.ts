// Proves that the import rules work: one forbidden import is planted for every rule, and the tool names the rule and the file.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

/** A small tree that obeys every rule, with every sort of import that is allowed. */
const ALLOWED: Record<string, string> = {
  'puzzles/grid.ts': 'export type Cell = number; export const size = 9;',
  'puzzles/registry.ts': "export const kinds = { sudoku: () => import('./sudoku/index.ts') };",
  'puzzles/sudoku/index.ts':
    "import { size } from '../grid.ts'; export const hint = () => import('./hint.ts'); export { size };",
  'puzzles/sudoku/hint.ts': 'export const hint = 1;',
  'puzzles/sudoku/generate.ts': 'export const generate = 1;',
  'puzzles/blank/index.ts': "import type { Cell } from '../grid.ts'; export const blank: Cell = 1;",
  'machines/game.ts':
    "import 'xstate'; import type { Level } from '../api/level.ts'; export { size } from '../puzzles/grid.ts'; export type L = Level;",
  'machines/configuration.ts': "export { rules } from '../api/defaults.ts';",
  'api/defaults.ts': 'export const rules = 1;',
  'scenes/palette.ts': 'export type Palette = string; export const ink = 0;',
  'scenes/sudoku/painter.ts': "import 'pixi.js'; export { ink } from '../palette.ts';",
  'scenes/crossword/painter.ts': 'export const painter = 1;',
  'puzzles/catalogue.ts': 'export const games = 4;',
  'api/level.ts':
    "import 'typebox'; import { games } from '../puzzles/catalogue.ts'; export const level = games; export type Level = 1;",
  'src/theme.ts': "import type { Palette } from '../scenes/palette.ts'; export const palette: Palette = '';",
  'src/board/BoardHost.tsx':
    "import 'react'; import { ink } from '../../scenes/palette.ts'; export const Host = () => <p>{ink}</p>;",
  'src/adapters/api.ts': "import 'ky'; export { level } from '../../api/level.ts';",
  'src/celebration/Win.tsx': "import '@pixi/react'; import 'pixi.js'; export const win = 1;",
  'server/app.ts': "import 'fastify'; import 'pg'; import { join } from 'node:path'; export { join };",
  'tests/game.test.ts': "import '../server/app.ts'; import '../machines/game.ts';",
};

/** For every rule a file that breaks it; if rules overlap, the narrower one must be reported as well. */
const PLANTED: readonly { rule: string; file: string; source: string }[] = [
  { rule: 'puzzles-are-pure', file: 'puzzles/log.ts', source: "import '../machines/game.ts';" },
  { rule: 'puzzles-are-pure', file: 'puzzles/spell.ts', source: "import 'ky';" },
  {
    rule: 'machines-know-only-puzzles',
    file: 'machines/a.ts',
    source: "import type { Palette } from '../scenes/palette.ts'; export type A = Palette;",
  },
  { rule: 'machines-know-only-puzzles', file: 'machines/b.ts', source: "import 'react';" },
  { rule: 'scenes-know-only-puzzles', file: 'scenes/a.ts', source: "import '../machines/game.ts';" },
  { rule: 'scenes-know-only-puzzles', file: 'scenes/b.ts', source: "export * from 'xstate';" },
  {
    rule: 'api-is-self-contained',
    file: 'api/a.ts',
    source: "import '../machines/game.ts';",
  },
  {
    rule: 'api-takes-the-catalogue',
    file: 'api/b.ts',
    source: "import { size } from '../puzzles/grid.ts'; export { size };",
  },
  {
    rule: 'machines-take-types-of-the-api',
    file: 'machines/c.ts',
    source: "import { level } from '../api/level.ts'; export { level };",
  },
  {
    rule: 'src-stays-in-the-browser',
    file: 'src/a.tsx',
    source: "import { join } from '../server/app.ts'; export const A = () => <p>{join('a')}</p>;",
  },
  { rule: 'src-stays-in-the-browser', file: 'src/pool.ts', source: "import 'pg';" },
  {
    rule: 'no-node-in-the-browser',
    file: 'src/b.ts',
    source: "import { readFileSync } from 'node:fs'; export { readFileSync };",
  },
  {
    rule: 'server-knows-no-client',
    file: 'server/a.ts',
    source: "export const later = () => import('../machines/game.ts');",
  },
  { rule: 'server-knows-no-client', file: 'server/b.ts', source: "import 'react';" },
  { rule: 'the-ad-house-knows-no-app', file: 'tools/adHouse/a.ts', source: "import '../../machines/game.ts';" },
  {
    rule: 'attackers-know-no-server',
    file: 'tests/attacks/a.ts',
    source: "import type { A } from '../../server/app.ts'; export type B = A;",
  },
  {
    rule: 'kinds-do-not-know-each-other',
    file: 'puzzles/blank/a.ts',
    source: "import type { size } from '../sudoku/index.ts'; export type A = typeof size;",
  },
  {
    rule: 'the-contract-knows-no-kind',
    file: 'puzzles/replay.ts',
    source: "import { blank } from './blank/index.ts'; export { blank };",
  },
  {
    rule: 'painters-do-not-know-each-other',
    file: 'scenes/sudoku/a.ts',
    source: "import { painter } from '../crossword/painter.ts'; export { painter };",
  },
  { rule: 'no-generator-on-the-board', file: 'puzzles/wordsearch/index.ts', source: "import './fill.ts';" },
  {
    rule: 'hints-on-demand',
    file: 'puzzles/crossword/index.ts',
    source: "import { hint } from './hint.ts'; export { hint };",
  },
  { rule: 'sdks-in-adapters-only', file: 'src/c.ts', source: "import 'ky';" },
  {
    rule: 'pixi-in-celebration-only',
    file: 'src/d.ts',
    source: "import type { Sprite } from 'pixi.js'; export type D = Sprite;",
  },
  {
    rule: 'scenes-where-boards-are',
    file: 'src/board/Pad.tsx',
    source: "import { ink } from '../../scenes/palette.ts'; export const Pad = () => <p>{ink}</p>;",
  },
  {
    rule: 'src-floor-by-floor',
    file: 'src/app/e.ts',
    source: "import type { W } from '../play/won.ts'; export type E = W;",
  },
  { rule: 'src-floor-by-floor', file: 'src/play/f.ts', source: "import '../main.tsx';" },
  { rule: 'src-floor-by-floor', file: 'src/shop/g.ts', source: "import '../celebration/Win.tsx';" },
  { rule: 'every-room-has-its-floor', file: 'src/attic/h.ts', source: "import 'react';" },
  {
    rule: 'games-do-not-know-each-other',
    file: 'src/games/sudoku/manifest.ts',
    source: "import '../crossword/manifest.ts';",
  },
  {
    rule: 'games-are-known-by-their-manifests',
    file: 'src/play/i.ts',
    source: "import '../games/crossword/manifest.ts';",
  },
  { rule: 'no-circles', file: 'server/round.ts', source: "import { b } from './trip.ts'; export const a = b;" },
  {
    rule: 'no-circles',
    file: 'src/round.ts',
    source: "import type { B } from './trip.ts'; export type A = B;",
  },
  { rule: 'nothing-missing', file: 'tests/a.ts', source: "import './not-there.ts';" },
];

/** What the planted files import, itself within the rules. */
const BESIDE: Record<string, string> = {
  'puzzles/wordsearch/fill.ts': "import './generate.ts';",
  'puzzles/wordsearch/generate.ts': 'export const generate = 1;',
  'puzzles/crossword/hint.ts': 'export const hint = 1;',
  'src/trip.ts': "import type { A } from './round.ts'; export type B = A | 1;",
  'src/main.tsx': 'export const main = 1;',
  'src/play/won.ts': 'export type W = 1;',
  'src/games/crossword/manifest.ts': 'export const crossword = 1;',
  'server/trip.ts': "import { a } from './round.ts'; export const b = () => a;",
};

const PACKAGES = ['xstate', 'pixi.js', '@pixi/react', 'typebox', 'react', 'ky', 'fastify', 'pg'];

let folder = '';

const write = (files: Record<string, string>) => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
};

/** The command of `npm test`; its lines read `error RULE: FILE → what it imports`. */
const check = (): { status: number | null; found: readonly string[] } => {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', '.dependency-cruiser.cjs', '.'];
  const ended = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stripVTControlCharacters(ended.stdout).matchAll(/^ *error ([a-z-]+): (\S+)/gm);
  return { status: ended.status, found: [...lines].map(([, rule, file]) => `${rule} ${file}`) };
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  cpSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
  const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
  write({ 'package.json': JSON.stringify({ type: 'module', dependencies }), ...ALLOWED });
  for (const name of PACKAGES) {
    write({ [`node_modules/${name}/package.json`]: '{"main":"index.js"}', [`node_modules/${name}/index.js`]: '' });
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import rules', () => {
  test('a tree that obeys them passes', () => {
    expect(check()).toEqual({ status: 0, found: [] });
  });

  test('every rule has a planted violation', () => {
    expect([...new Set(PLANTED.map((each) => each.rule))].sort()).toEqual(
      [...new Set(config.forbidden.map((rule) => rule.name))].sort(),
    );
  });

  test('every planted violation is found under its name, and the tool fails', () => {
    write({ ...BESIDE, ...Object.fromEntries(PLANTED.map((each) => [each.file, each.source])) });
    const { status, found } = check();
    expect(status).toBeGreaterThan(0);
    expect(PLANTED.map((each) => `${each.rule} ${each.file}`).filter((line) => !found.includes(line))).toEqual([]);
    expect(found.filter((line) => Object.keys(ALLOWED).some((file) => line.endsWith(` ${file}`)))).toEqual([]);
  });
});
