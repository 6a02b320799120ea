// Whatever the client loads on demand times out after 120 s and can be retried: every import() goes through src/late.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';

const root = join(import.meta.dirname, '../..');

/** Pure folders do not know the page: their callers wrap their imports in `late`. */
const CALLED = [
  'puzzles/registry.ts',
  ...GAME_TYPES.map((game) => `puzzles/${game}/index.ts`),
  'scenes/registry.ts',
  'scenes/renderer.ts',
];

const IMPORT = /(?<!typeof )\bimport\(/g;
const LATE =
  /\blate(Screen|Board|Dialog|Part|Page|Ornament)?\(\s*(async )?\(\) =>\s*(\(\{ default: \(await )?import\(/g;
const LAZY = /\blazy\b[^;]*from 'react'|React\.lazy/;

/** The modules that a source imports on demand without `late`. */
const bare = (source: string): number =>
  (source.match(IMPORT)?.length ?? 0) - (source.match(LATE)?.length ?? 0) + (LAZY.test(source) ? 1 : 0);

const code = (source: string): string => source.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');

const sources = ['src', 'machines', 'scenes', 'puzzles'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('every import on demand goes through src/late', () => {
  const offenders = sources.filter((file) => bare(code(readFileSync(join(root, file), 'utf8'))) !== 0);
  expect(offenders.toSorted()).toEqual(CALLED.toSorted());
});

test.each([
  ["const Part = lazy(() => import('./Part.tsx'));", 1],
  ["import { lazy, Suspense } from 'react';", 1],
  ["const { part } = await import('./part.ts');", 1],
  ["const load = late(() => import('./a.ts'));\nconst b = () => import('./b.ts');", 1],
  ["const load = late(() => import('./part.ts'));", 0],
  ["const Part = latePart(\n  () => import('./Part.tsx'),\n  'more',\n);", 0],
  ["const Part = latePart(async () => ({ default: (await import('./Part.tsx')).Part }));", 0],
  ["type Part = typeof import('./part.ts');", 0],
])('%s', (source, found) => expect(bare(source)).toBe(found));
