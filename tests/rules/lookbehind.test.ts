// Safari reads no lookbehind in regular expressions before 16.4: a file that has one does not run there at all.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LOOKBEHIND = /\(\?<[=!]/;

test('it finds one', () => {
  expect(['(?<=a)b', '(?<!a)b', '(?<name>a)', '(?=a)'].map((text) => LOOKBEHIND.test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['api', 'machines', 'puzzles', 'scenes', 'src'])('%s has none', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => LOOKBEHIND.test(readFileSync(join(ROOT, folder, file), 'utf8')));
  expect(found).toEqual([]);
});
