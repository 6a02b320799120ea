// Proves that the purity rules work: each forbidden name is planted in a folder that must stay pure, and the linter reports it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Override {
  readonly includes: readonly string[];
  readonly linter: {
    rules: { style: { noRestrictedGlobals: { options: { deniedGlobals: Record<string, string> } } } };
  };
}

const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { overrides: Override[] };

/** Every denied name in every folder that denies it. */
const CASES = overrides.flatMap(({ includes, linter }) =>
  includes.flatMap((glob) =>
    Object.keys(linter.rules.style.noRestrictedGlobals.options.deniedGlobals).map((name) => ({
      file: `${glob.replace('/**', '')}/${name}.ts`,
      source: `export const planted = ${name};\n`,
    })),
  ),
);

const CHANCE = ['puzzles', 'machines', 'scenes'].map((folder) => `${folder}/chance.ts`);

let folder = '';

/** The linter of `npm test`; a finding opens with `FILE:LINE:COLUMN RULE`. Its JSON report leaves plugins out. */
const lint = (path: string) => {
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [program, 'lint', '--max-diagnostics=none', '--colors=off', path];
  const ended = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const findings = `${ended.stdout}${ended.stderr}`.matchAll(
    /^(\S+):\d+:\d+ (plugin|lint\/style\/noRestrictedGlobals)/gm,
  );
  return { status: ended.status, files: [...findings].map(([, file]) => file) };
};

const plant = (file: string, source: string) => writeFileSync(join(folder, file), source);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'purity-'));
  for (const name of ['puzzles', 'machines', 'scenes', 'src', 'tools']) mkdirSync(join(folder, name));
  for (const name of ['biome.json', '.gitignore', 'tools/noChance.grit']) cpSync(join(root, name), join(folder, name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('purity rules', () => {
  test('clock, console, page, network and chance are denied to puzzles and machines', () => {
    for (const place of ['puzzles', 'machines']) {
      const denied = CASES.filter((each) => each.file.startsWith(place)).map((each) => each.file);
      const names = ['Date', 'performance', 'setTimeout', 'console', 'window', 'document', 'fetch'];
      expect(denied).toEqual(expect.arrayContaining(names.map((name) => `${place}/${name}.ts`)));
    }
  });

  test('the same names are allowed in src', () => {
    plant('src/free.ts', 'export const now = () => Date.now() + Math.random();\n');
    expect(lint('src/free.ts').status).toBe(0);
  });

  test.each(CHANCE)('chance in %s is found', (file) => {
    plant(file, 'export const planted = Math.random();\n');
    expect(lint(file)).toEqual({ status: 1, files: [file] });
  });

  test('every planted name is found', () => {
    for (const { file, source } of CASES) plant(file, source);
    const { status, files } = lint('.');
    expect(status).toBe(1);
    expect(CASES.map((each) => each.file).filter((file) => !files.includes(file))).toEqual([]);
  });
});
