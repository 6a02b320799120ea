// The `import` command on an embedded database: sound levels are added after the existing ones, once.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../server/store/embedded.ts';
import { findLevel, listLevels } from '../../server/store/levels.ts';
import { SMALL } from '../kinds/crossword/documents.ts';
import { EASY } from '../kinds/sudoku/documents.ts';
import { copyTemplate } from '../server/nodes.ts';

const MAIN = join(import.meta.dirname, '../../tools/puzzle/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'import-'));
beforeAll(() => copyTemplate('full', join(folder, 'data')));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'import', ...args], { encoding: 'utf8', env });
  return { status, out: stdout.trim().split('\n'), err: stderr };
}

function file(name: string, document: object | string): string {
  const path = join(folder, name);
  writeFileSync(path, typeof document === 'string' ? document : JSON.stringify(document));
  return path;
}

const SUDOKU = ['--game', 'sudoku', '--category', 'leichtes'];
const sound = file('sound.ipuz', { ...EASY, title: 'Von Hand' });
const broken = file('broken.ipuz', {
  ...EASY,
  puzzle: (EASY.puzzle as number[][]).with(0, [5, 5, 0, 0, 7, 0, 0, 0, 0]),
});
const foreign = file('foreign.ipuz', `\uFEFFipuz(${JSON.stringify({ ...EASY, title: '<b>Von</b> Hand' })})`);
const crossword = file('crossword.ipuz', SMALL);

test('wrong arguments are reported, and no database is opened', () => {
  expect(run([]).status).toBe(2);
  expect(run([sound, '--game', 'chess', '--category', 'leichtes']).err).toContain('--game must be one of');
  expect(run([sound, '--game', 'sudoku', '--category', 'tagliches_ratsel']).err).toContain('--category must be one of');
});

test('one broken file keeps all of them out, and is reported with code and place', () => {
  const { status, out } = run([sound, broken, crossword, join(folder, 'none.ipuz'), ...SUDOKU]);
  expect(status).toBe(1);
  expect(out[0]).toBe('ok');
  expect(out[1]).toMatch(/^[A-Z_]+ at \S+: .+\.$/);
  expect(out[2]).toBe('OTHER_GAME at kind: This is a puzzle for another game than the one asked for.');
  expect(out[3]).toMatch(/^NOT_READABLE at /);
  expect(run([crossword, ...SUDOKU, '--lang', 'de']).out).toEqual([
    'OTHER_GAME at kind: Dieses Rätsel gehört zu einem anderen Spiel als dem verlangten.',
  ]);
});

test('sound files are served after the others, and importing them again adds nothing', async () => {
  expect(run([sound, ...SUDOKU])).toMatchObject({ status: 0, out: ['ok', 'added de and en leichtes 21'] });
  expect(run([sound, ...SUDOKU])).toMatchObject({ status: 0, out: ['ok', 'imported before, nothing added'] });
  // in another program's notation it is the same puzzle
  expect(run([foreign, ...SUDOKU])).toMatchObject({ status: 0, out: ['ok', 'imported before, nothing added'] });
  const before = run([crossword, '--game', 'crossword', '--category', 'leichtes']);
  expect(before.out[1]).toMatch(/^added de leichtes \d+$/);
  const { db, close } = await openEmbedded(join(folder, 'data'), async () => {}, 'test');
  try {
    const of = { gameType: 'sudoku', categoryType: 'leichtes', limit: 100 } as const;
    expect((await listLevels(db, { ...of, language: 'en' })).at(-1)).toBe('en-leichtes-021');
    expect(await findLevel(db, 'sudoku', 'de-leichtes-021')).toMatchObject({
      title: 'Von Hand',
      content: { solution: EASY.solution },
    });
    const words = await listLevels(db, { ...of, gameType: 'crossword', language: 'de' });
    expect(await findLevel(db, 'crossword', words.at(-1) as string)).toMatchObject({ content: { clues: SMALL.clues } });
  } finally {
    await close();
  }
});
