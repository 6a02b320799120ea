// The `puzzle` command as users run it: arguments and input in, lines and exit code out.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseIpuz } from '../../puzzles/ipuz/sheet.ts';
import { parseBoard } from '../../puzzles/sudoku/board.ts';
import { SUDOKU_CATEGORIES } from '../../puzzles/sudoku/generate.ts';
import { countSolutions } from '../../puzzles/sudoku/solve.ts';
import { UsageError } from '../../tools/puzzle/output.ts';
import { run } from '../../tools/puzzle/run.ts';

const MAIN = join(import.meta.dirname, '../../tools/puzzle/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'puzzle-'));
afterAll(() => rmSync(folder, { recursive: true }));

function puzzle(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { input, encoding: 'utf8' });
  return { status, out: stdout.split('\n').slice(0, -1), err: stderr.trim() };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const EASY = '4.7...2.3.....6.5.9....7.8........26..387.....45.3..........53..3.95.67..8......1';
const TWO = `1234567894567891237891234562${EASY.slice(28).replace(/\d/g, '.')}`;

describe('generate', () => {
  test.each(SUDOKU_CATEGORIES)(
    '%s: as many documents as asked for, all sound, the same for the same seed',
    (category) => {
      const args = ['generate', 'sudoku', '--category', category, '--lang', 'en', '--seed', '7', '--count', '3'];
      const { status, out } = puzzle(args);
      expect(status).toBe(0);
      expect(new Set(out).size).toBe(3);
      expect(out.every((line) => parseIpuz(line).ok)).toBe(true);
      expect(puzzle(['check', file(`${category}.ipuz`, out.join('\n'))])).toEqual({ status: 0, out: ['ok'], err: '' });
      expect(puzzle([...args.slice(0, -1), '2']).out).toEqual(out.slice(0, 2));
    },
  );
});

describe('check', () => {
  const [document = ''] = puzzle(['generate', 'sudoku', '--category', 'leichtes']).out;
  const changed = (
    change: (fields: { [key: string]: unknown; solution: number[][]; puzzle: number[][] }) => void,
  ): string => {
    const fields = JSON.parse(document);
    change(fields);
    return JSON.stringify(fields);
  };

  test.each([
    ['not JSON', 'hello', /^NOT_JSON at document: ./],
    ['empty', '', /^NOT_JSON at document: ./],
    ['a list', '[]', /^NOT_OBJECT at document: ./],
    [
      'an unknown kind',
      changed((f) => Object.assign(f, { kind: ['http://ipuz.org/acrostic#1'] })),
      /^UNKNOWN_KIND at kind: ./,
    ],
    ['a bad cell', changed((f) => f.puzzle[2]?.splice(3, 1, 12)), /^BAD_CELL at puzzle\[2\]\[3\]: ./],
    [
      'several solutions',
      changed((f) => f.puzzle.splice(0, 5, ...Array(5).fill(Array(9).fill(0)))),
      /^NOT_UNIQUE at puzzle: ./,
    ],
    [
      'a wrong solution',
      changed((f) => f.solution[0]?.reverse()),
      /^(SOLUTION_BROKEN|GIVEN_DIFFERS) at solution\[\d\]\[\d\]: ./,
    ],
    ['the second of two', `${document}\n{"version":1}\n`, /^BAD_VERSION at line 2 version: ./],
  ])('%s', (name, text, line) => {
    const { status, out } = puzzle(['check', file(`${name}.ipuz`, text)]);
    expect(status).toBe(1);
    expect(out).toEqual([expect.stringMatching(line)]);
    expect(out[0]).not.toContain('The document is not sound');
  });

  test('one line per file in the order of the files, even for a missing one', () => {
    const good = file('good.ipuz', JSON.stringify(JSON.parse(document), null, 2));
    const { status, out } = puzzle(['check', good, join(folder, 'none'), good]);
    expect(status).toBe(1);
    expect(out).toEqual(['ok', expect.stringMatching(/^NOT_READABLE at .*none: ./), 'ok']);
  });
});

describe('solve and grade', () => {
  test('a line in, a line out: one solution, none, several, no board', () => {
    const { status, out, err } = puzzle(
      ['solve', 'sudoku'],
      [EASY, `11${EASY.slice(2)}`, '.'.repeat(81), 'x', EASY].join('\n'),
    );
    const solution = countSolutions(parseBoard(EASY) as Uint8Array).solution?.join('');
    expect(out).toEqual([`1:${solution}`, '0:', expect.stringMatching(/^2:[1-9]{81}$/), '0:', `1:${solution}`]);
    expect(err).toMatch(/^line 4: ./);
    expect(status).toBe(1);
  });

  test('zeros, carriage returns and a million characters', () => {
    const { status, out } = puzzle(['solve', 'sudoku'], `${EASY.replaceAll('.', '0')}\r\n`.repeat(12_000));
    expect(status).toBe(0);
    expect(out.length).toBe(12_000);
    expect(new Set(out).size).toBe(1);
  });

  test('level, score and hardest technique between tabs', () => {
    const { status, out } = puzzle(['grade', 'sudoku'], `${EASY}\n`);
    expect([status, out]).toEqual([0, ['easy\t330\thiddenSingle']]);
    const bad = puzzle(['grade', 'sudoku'], `${TWO}\n${'.'.repeat(81)}\n?\n`);
    expect([bad.status, bad.out]).toEqual([1, Array(3).fill('invalid\t0\tnone')]);
    expect(bad.err.split('\n').map((line) => line.slice(0, 7))).toEqual(['line 1:', 'line 2:', 'line 3:']);
  });
});

test('solve and grade: an answer for each grid, whatever its notation; a reason with its line and column', () => {
  const rows = (EASY.match(/.{9}/g) ?? []).map((row) => `|${(row.match(/.{3}/g) ?? []).join('|')}|`);
  const text = `\uFEFF# two grids\r\n*-----------*\r\n${rows.join('\r\n')}\r\n\r\n${EASY}${EASY} 1.2\r\n`;
  expect(puzzle(['grade', 'sudoku'], text)).toEqual({
    status: 0,
    out: Array(3).fill('easy\t330\thiddenSingle'),
    err: '',
  });
  expect(new Set(puzzle(['solve', 'sudoku'], text).out)).toEqual(new Set(puzzle(['solve', 'sudoku'], EASY).out));
  const twice = `5${'.'.repeat(9)}5${'.'.repeat(70)}`;
  const bad = puzzle(['grade', 'sudoku'], `${rows.join('\n').replace('.8.', '.8Z')}\n${twice}\n${EASY.slice(1)}\n`);
  expect([bad.status, bad.out]).toEqual([1, Array(3).fill('invalid\t0\tnone')]);
  expect(bad.err.split('\n')).toEqual([
    expect.stringMatching(/^line 3: column 12: "Z" is not a cell; ./),
    'line 10: two 5s in box 1',
    'line 11: column 81: the grid has 80 cells instead of 81',
  ]);
});

test('grade --json: the grade and every step, one document a line', () => {
  const { status, out } = puzzle(['grade', 'sudoku', '--json'], `${EASY}\n?\n`);
  expect([status, out.length]).toEqual([1, 2]);
  const [grade, bad] = out.map((line) => JSON.parse(line));
  expect(grade).toMatchObject({ level: 'easy', score: 330, se: 2.3, hardest: 'hiddenSingle', solved: true });
  expect(grade.explainer).toEqual({ rating: expect.any(Number), hardest: expect.any(String), solved: true });
  expect(grade.steps.reduce((sum: number, step: { score: number }) => sum + step.score, 0)).toBe(330);
  expect(grade.steps[0]).toMatchObject({ code: expect.stringMatching(/^\d{4}$/), placements: [{}], eliminations: [] });
  expect(bad).toEqual({ level: 'invalid', fault: expect.any(String) });
});

test('generate takes a level, a technique and a symmetry', () => {
  const order = ['--level', 'hard', '--technique', 'wWing', '--symmetry', 'rotational', '--seed', '3'];
  const { status, out } = puzzle(['generate', 'sudoku', ...order]);
  expect(status).toBe(0);
  const { difficulty, puzzle: rows } = JSON.parse(out[0] as string);
  expect(difficulty).toBe('hard');
  const given = rows.flat().map((digit: number) => digit > 0);
  expect(given.toReversed()).toEqual(given);
});

test('generate sets the solution word that it is given', () => {
  const { status, out } = puzzle(['generate', 'crossword', '--category', 'leichtes', '--solution', 'Gärten']);
  expect(status).toBe(0);
  expect(JSON.parse(out[0] as string).answer).toBe('GAERTEN');
});

const SENTENCE = /^[A-Z-].*[.?\w"]$/;

describe('wrong use', () => {
  test.each([
    [[]],
    [['make']],
    [['generate']],
    [['generate', 'chess', '--category', 'leichtes']],
    [['generate', 'sudoku']],
    [['generate', 'sudoku', '--category', 'none']],
    [['generate', 'sudoku', '--category', 'leichtes', '--lang', 'fr']],
    [['generate', 'sudoku', '--category', 'leichtes', '--seed', 'x']],
    [['generate', 'sudoku', '--category', 'leichtes', '--count', '0']],
    [['generate', 'sudoku', '--category', 'leichtes', '--size', '3']],
    [['generate', 'sudoku', '--category', 'leichtes', '--symmetry', 'spiral']],
    [['generate', 'sudoku', '--category', 'leichtes', '--technique', 'xWing']],
    [['generate', 'sudoku', '--level', 'none']],
    [['generate', 'crossword', '--category', 'leichtes', '--solution', 'zwei Worte']],
    [['generate', 'sudoku', '--category', 'leichtes', '--solution', 'WORT']],
    [['check']],
    [['check', '--all']],
    [['solve']],
    [['grade', 'crossword']],
  ])('%j: one sentence', async (args) => {
    const refused = run(args);
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(SENTENCE);
  });

  test('is reported on stderr, with exit code 2', () => {
    expect(puzzle(['make'])).toEqual({ status: 2, out: [], err: expect.stringMatching(SENTENCE) });
  });

  test('asking for help is not wrong use', () => {
    const { status, out } = puzzle(['--help']);
    expect(status).toBe(0);
    expect(out.join('\n')).toMatch(/generate.*check.*solve.*grade/s);
  });
});
