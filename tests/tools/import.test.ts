// The `import` command on an embedded database: sound levels are added after the existing ones, once. Run without a process;
// puzzle.test.ts tests the process around the commands.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded } from '../../server/store/embedded.ts';
import { findLevel, listLevels } from '../../server/store/levels.ts';
import { UsageError } from '../../tools/puzzle/output.ts';
import { run } from '../../tools/puzzle/run.ts';
import { SMALL } from '../kinds/crossword/documents.ts';
import { EASY } from '../kinds/sudoku/documents.ts';
import { copyTemplate } from '../server/nodes.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
beforeAll(() => copyTemplate('full', join(folder, 'data')));
afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The exit code, and the lines on stdout. */
async function importing(args: readonly string[]) {
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('DATABASE_URL', '');
  let text = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  const status = await run(['import', ...args]);
  return { status, out: text.trim().split('\n') };
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

test.each([
  [[], 'Which files?'],
  [[sound, '--game', 'chess', '--category', 'leichtes'], '--game must be one of'],
  [[sound, '--game', 'sudoku', '--category', 'tagliches_ratsel'], '--category must be one of'],
])('wrong arguments are reported: %j', async (args, sentence) => {
  await expect(importing(args)).rejects.toThrow(UsageError);
  await expect(importing(args)).rejects.toThrow(sentence);
});

test('one broken file keeps all of them out, and is reported with code and place', async () => {
  const { status, out } = await importing([sound, broken, crossword, join(folder, 'none.ipuz'), ...SUDOKU]);
  expect(status).toBe(1);
  expect(out[0]).toBe('ok');
  expect(out[1]).toMatch(/^[A-Z_]+ at \S+: .+\.$/);
  expect(out[2]).toBe('OTHER_GAME at kind: This is a puzzle for another game than the one asked for.');
  expect(out[3]).toMatch(/^NOT_READABLE at /);
  expect((await importing([crossword, ...SUDOKU, '--lang', 'de'])).out).toEqual([
    'OTHER_GAME at kind: Dieses Rätsel gehört zu einem anderen Spiel als dem verlangten.',
  ]);
});

test('sound files are served after the others, and importing them again adds nothing', async () => {
  expect(await importing([sound, ...SUDOKU])).toMatchObject({ status: 0, out: ['ok', 'added de and en leichtes 21'] });
  expect(await importing([sound, ...SUDOKU])).toMatchObject({
    status: 0,
    out: ['ok', 'imported before, nothing added'],
  });
  // in another program's notation it is the same puzzle
  expect(await importing([foreign, ...SUDOKU])).toMatchObject({
    status: 0,
    out: ['ok', 'imported before, nothing added'],
  });
  const before = await importing([crossword, '--game', 'crossword', '--category', 'leichtes']);
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

test('sudokus of a text become levels with a title and a difficulty; for another game they are refused', async () => {
  const lines = (EASY.puzzle as number[][]).map((row) => `|${row.join('')}|`).join('\r\n');
  const text = file(
    'two.ss',
    `# two\r\n*-----------*\r\n${lines}\r\n${(EASY.solution as number[][])
      .flat()
      .join('')
      .replace(/^.{9}/, '.'.repeat(9))} 1.2\r\n`,
  );
  const other = await importing([text, '--game', 'crossword', '--category', 'leichtes']);
  expect([other.status, other.out[0]]).toEqual([1, expect.stringMatching(/^OTHER_GAME at /)]);
  const { status, out } = await importing([text, ...SUDOKU]);
  expect([status, out]).toEqual([0, ['ok', 'added de and en leichtes 22', 'added de and en leichtes 23']]);
  const { db, close } = await openEmbedded(join(folder, 'data'), async () => {}, 'test');
  try {
    expect(await findLevel(db, 'sudoku', 'de-leichtes-022')).toMatchObject({
      title: 'Leichtes Sudoku 22',
      difficulty: 'easy',
      content: { title: 'Leichtes Sudoku 22', puzzle: EASY.puzzle },
    });
  } finally {
    await close();
  }
});
