// The editors' lists of words: `--words`, `--theme` and `--ban`.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lexiconOf } from '../../server/making/lexicon.ts';
import { UsageError } from '../../tools/puzzle/output.ts';
import { run } from '../../tools/puzzle/run.ts';
import { readTheme, readWords, themeLines, withFamilies } from '../../tools/puzzle/wordLists.ts';

const MAIN = join(import.meta.dirname, '../../tools/puzzle/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function generate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'generate', ...args], { encoding: 'utf8' });
  return { status, out: stdout.split('\n').slice(0, -1), err: stderr.trim() };
}

describe('a list of words', () => {
  test('from a file: with clues, comments and empty lines; from the option itself: between commas', () => {
    const path = file('good.txt', '# Weihnachten\r\n\r\nTanne\r\nGruß\tsteht auf der Karte\r\n');
    expect(readWords('--words', path)).toEqual([{ answer: 'TANNE' }, { answer: 'GRUSS', clue: 'steht auf der Karte' }]);
    expect(readWords('--ban', 'Tanne, Öl')).toEqual([{ answer: 'TANNE' }, { answer: 'OEL' }]);
  });

  test.each([
    ['a digit', 'TANNE\nHaus1', /:2:5: "1" is not a letter/],
    ['one letter', 'A', /:1:1: A is too short/],
    ['13 letters', 'ABCDEFGHIJKLM', /:1:1: ABCDEFGHIJKLM has 13 letters; at most 12/],
    ['no word', '\tBaum', /:1:1: there is no word/],
    ['an empty clue', 'TANNE\t ', /:1:7: the clue is empty/],
    ['a long clue', `TANNE\t${'x'.repeat(25)}`, /:1:7: the clue has 25 signs; at most 24/],
    ['two clues', 'TANNE\tBaum\tNadelbaum', /:1:11: there is a second tab/],
    ['a clue that tells', 'TANNE\teine Tanne', /:1:7: the clue holds its answer, TANNE/],
    ['a word twice', 'TANNE\nTanne', /:2:1: TANNE is there twice/],
    ['nothing', '# only this\n', /there is no word in/],
  ])('%s', (name, text, fault) => {
    const path = file(`${name}.txt`, text);
    expect(() => readWords('--words', path)).toThrow(UsageError);
    expect(() => readWords('--words', path)).toThrow(fault);
  });

  test('tells all its faults at once', () => {
    expect(() => readWords('--words', 'A,TANNE,B2')).toThrow(/--words:1:1: .*\n--words:1:10: /);
  });

  test('of more words than fit', () => {
    const words = Array.from(
      { length: 41 },
      (_, at) => `W${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}`,
    );
    expect(() => readWords('--words', words.join(','))).toThrow(/41 words are too many; at most 40/);
  });

  test('bans whole families', () => {
    const { get } = lexiconOf('de');
    const banned = withFamilies([{ answer: 'LIEBE' }], lexiconOf('de'));
    expect(banned).toContain('LIEBE');
    for (const answer of banned) expect(get(answer)?.root).toBe(get('LIEBE')?.root);
  });
});

describe('a theme', () => {
  test('by id or title, of the calendar or of the word searches', () => {
    expect(readTheme('ostern', 'de').id).toBe('ostern');
    expect(readTheme('Große Ferien', 'de').id).toBe('ferien');
    expect(readTheme('zoo', 'en').words.length).toBeGreaterThan(10);
    expect(() => readTheme('ostern', 'en')).toThrow('There is no theme "ostern" in en; --theme list prints them all.');
  });

  test('list: each with its title, days and countries', () => {
    const lines = themeLines('en', 2027);
    expect(lines).toContain('easter\tEaster\t2027-03-25 to 2027-03-29\tgb us ie');
    expect(lines.some((line) => /^zoo\t[^\t]+$/.test(line))).toBe(true);
    const { status, out } = generate('crossword', '--theme', 'list', '--lang', 'de');
    expect([status, out.some((line) => line.startsWith('advent\tAdvent\t'))]).toEqual([0, true]);
  });
});

describe('generate', () => {
  test.each(['crossword', 'gridpuzzle', 'wordsearch'])('%s: a theme is set, and is the title', (game) => {
    const { status, out, err } = generate(game, '--category', 'leichtes', '--theme', 'advent', '--lang', 'en');
    expect([status, JSON.parse(out[0] as string).title]).toEqual([0, 'Advent']);
    expect(Number(/^set (\d+) of/.exec(err)?.[1])).toBeGreaterThanOrEqual(3);
  });

  test('sets words that the lexicon lacks, names what it left out, and exits with 1 then', () => {
    const path = file('own.txt', 'QUALLO\tfrei erfunden\nTANNE\n');
    const { status, out, err } = generate('crossword', '--category', 'leichtes', '--words', path);
    const set = /^set (\d) of 2: ([A-Z, ]+)/.exec(err);
    expect(status).toBe(set?.[1] === '2' ? 0 : 1);
    if (set?.[2]?.includes('QUALLO')) expect(out[0]).toContain('frei erfunden');
    expect(set?.[2]).toMatch(/QUALLO|TANNE/);
  });

  test.each([
    [['crossword', '--words', 'QUALLO'], /Not in the lexicon, so with a clue after a tab only: QUALLO\./],
    [['crossword', '--words', 'TANNE', '--theme', 'advent'], /--words or --theme, not both/],
    [['crossword', '--words', 'TANNE', '--ban', 'TANNE'], /Both wanted and banned: TANNE/],
    [['crossword', '--ban', 'none.txt'], /--ban: there is no file none\.txt/],
    [['crossword', '--theme', 'xx'], /There is no theme "xx"/],
    [
      ['wordsearch', '--words', 'TANNE,FICHTE'],
      /A word search of leichtes needs at least \d+ words that fit; there are 2/,
    ],
    [['sudoku', '--words', 'TANNE'], /Unknown option '--words'/],
  ])('%j', async ([game = '', ...options], fault) => {
    const refused = run(['generate', game, '--category', 'leichtes', ...options]);
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(fault);
  });
});
