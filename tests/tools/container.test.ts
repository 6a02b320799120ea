// The Containerfile, which cannot be built here: each path, script, setting and package that it relies on exists.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const steps = read('Containerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
const all = (name: string): string[] => steps.filter(([step]) => step === name).map(([, rest]) => rest);
const last = steps.slice(steps.findLastIndex(([step]) => step === 'FROM'));
const settings = Object.fromEntries(all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))));
const { scripts, dependencies } = JSON.parse(read('package.json'));
const copied = last.filter(([step]) => step === 'COPY').map(([, rest]) => rest);

it('copies files that exist, or that an earlier stage has made', () => {
  const sources = all('COPY').flatMap((line) => {
    const words = line.split(' ');
    return words[0]?.startsWith('--from=') ? [] : words.slice(0, -1);
  });
  expect(sources.length).toBeGreaterThan(8);
  for (const source of sources) expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
  expect(copied.filter((line) => line.startsWith('--from=')).map((line) => line.split(' ')[1])).toEqual([
    '/app/node_modules',
    '/app/dist',
  ]);
  expect(all('FROM').map((line) => /^([a-z]+):(\d+)-slim(?: AS [a-z]+)?$/.exec(line)?.slice(1))).toEqual(
    Array(3).fill(['node', '24']),
  );
});

it('runs existing scripts, as an unprivileged user, on a volume that this user owns', () => {
  for (const command of all('RUN')) {
    const [, script] = /^npm run -s (\w+)$/.exec(command) ?? [];
    if (script !== undefined) expect(scripts).toHaveProperty(script);
    else expect(command).toMatch(/^(npm ci|mkdir)\b/);
  }
  expect(all('USER')).toEqual(['node']);
  expect(all('VOLUME')).toEqual([settings.DATA_DIR]);
  expect(all('RUN').at(-1)).toBe(`mkdir ${settings.DATA_DIR} && chown node:node ${settings.DATA_DIR}`);
  const [program, entry] = JSON.parse(all('CMD')[0] ?? '');
  expect([program, existsSync(join(ROOT, entry))]).toEqual(['node', true]);
});

it('serves a precompressed client', () => {
  const [build] = all('RUN').filter((command) => command.includes('build'));
  expect(build).toBe('npm run -s build');
  expect(scripts.build).toContain('tools/compressClient.ts');
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'console.log(1);'.repeat(100);
  for (const name of ['assets/main.js', 'assets/picture.png']) writeFileSync(join(folder, name), script);
  execFileSync(process.execPath, [join(ROOT, 'tools/compressClient.ts'), folder]);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['main.js', 'main.js.br', 'picture.png']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});

it('sets variables that the server knows, and calls a probe that it has', () => {
  for (const name of Object.keys(settings))
    expect([name, read('README.md').includes(`\`${name}\``)]).toEqual([name, true]);
  const check = all('HEALTHCHECK')[0] ?? '';
  const [, path] = /PORT}(\/[\w/]+)/.exec(check) ?? [];
  expect(read('server/routes/health.ts')).toContain(`'${path}'`);
  const [node, flag, program] = JSON.parse(check.slice(check.indexOf('['))) as [string, string, string];
  const away = () => execFileSync(process.execPath, [flag, program], { env: { PORT: '1' }, stdio: 'ignore' });
  expect([node, away]).toEqual(['node', expect.any(Function)]);
  expect(away).toThrow(); // nothing listens there
});

it('includes every folder and every package that the server needs', () => {
  const folders = new Set(copied.map((line) => line.split(' ')[0]));
  const files = ['server', 'api', 'puzzles'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !DEVELOPMENT.includes(`${folder}/${name}`))
      .map((name) => `${folder}/${name}`),
  );
  for (const file of files) {
    for (const [, from = ''] of read(file).matchAll(/(?:from |import\()'([^']+)'/g)) {
      if (from.startsWith('node:')) continue;
      const needed = from.startsWith('.')
        ? [join(file, '..', from).split('/')[0], folders]
        : [/^(@[^/]+\/[^/]+|[^/]+)/.exec(from)?.[0], new Set(Object.keys(dependencies))];
      expect([file, needed[0], (needed[1] as Set<unknown>).has(needed[0])]).toEqual([file, needed[0], true]);
    }
  }
});

/** Not used in a container. */
const DEVELOPMENT = ['server/start.ts', 'server/drizzle.config.ts', 'server/folder/makeImage.ts'];

it('its build context has no personal data and no packages of another machine', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', 'node_modules', 'dist', '.env*']));
  for (const line of read('.gitignore').split('\n').filter(Boolean))
    expect([line, ignored.includes(line.replace(/\/$/, ''))]).toEqual([line, true]);
});
