// `steps sudoku --library`: HoDoKu's library format, read according to its description, and the results line by line.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type LibraryCase, readLibraryLine, writeLibraryLine } from '../../tools/puzzle/sudoku/library.ts';
import { stepsLine } from '../../tools/puzzle/sudoku/stepsLine.ts';

/** X-wing on 3 in the rows 4 and 9: r8c7 loses it. Without r9c9 there is none. */
const BOARD = '.26.43....83.5....514967238157.9....26953....34872.5..43..8.976.7..19..4.9.47....';
const X_WING = `:0300:3:${BOARD}::387::`;
/** Locked candidates remove a 1 in row 1, and in another place too. */
const TWO_WAYS = ':0100:1:.6..3.5.....4..9.35..17..4........3..8....7.29..6..8.....8...1.7.....3....6.14...::111 113::';
const NOTHING = `:0300-x:3:${BOARD}:399:::`;

const read = (line: string): LibraryCase => {
  const result = readLibraryLine(line);
  if (!result?.ok) throw new Error(result?.fault ?? 'nothing');
  return result.value;
};
const word = (line: string): string | undefined => stepsLine(line)?.text.split(' ')[0];

describe('the format', () => {
  test('a plus marks digits that were solved; the rest are givens', () => {
    const { state } = read(X_WING.replace('.26.43', '.+26.4+3'));
    expect([...state.digits.slice(0, 6)]).toEqual([0, 2, 6, 0, 4, 3]);
    expect([...state.givens.slice(0, 6)]).toEqual([0, 0, 6, 0, 4, 0]);
  });

  test('candidates are digit, row, column; all that the digits allow exist, except the deleted ones', () => {
    const before = read(X_WING).state;
    const { state } = read(X_WING.replace('::387', ':171 911:387'));
    expect([before.masks[54], before.masks[0]]).toEqual([0, (1 << 6) | (1 << 8)]);
    expect(state.masks[0]).toBe(1 << 6);
    expect([...state.masks.slice(1)]).toEqual([...before.masks.slice(1)]);
  });

  test('code, variant, digits, conclusions and the extra field', () => {
    expect(read(`:0702-2:53:${BOARD}::387 388::9`)).toMatchObject({
      code: '0702',
      siamese: false,
      variant: '2',
      negative: false,
      digits: [3, 5],
      eliminations: [
        { cell: 69, digit: 3 },
        { cell: 70, digit: 3 },
      ],
      placements: [],
      extra: '9',
    });
    expect(read(`:03111:3:${BOARD}::387::`)).toMatchObject({ code: '0311', siamese: true });
    expect(read(`:0003:7:${BOARD}:::711:`).placements).toEqual([{ cell: 0, digit: 7 }]);
  });

  test('a line expects nothing if its code says so or it concludes nothing', () => {
    expect(read(NOTHING).negative).toBe(true);
    expect(read(`:0606-x:3:${BOARD}::387::`).negative).toBe(true);
    expect(read(`:0300:3:${BOARD}::::`).negative).toBe(true);
    expect(read(`:0000:x:${BOARD}::::`)).toMatchObject({ negative: true, digits: [] });
    expect(read(X_WING).negative).toBe(false);
  });

  test.each([
    ['spaces around fields and in lists', ` :0300 : 3 : ${BOARD} :  :  387  : : \r`],
    ['no last colon', X_WING.slice(0, -1)],
    ['zeros', X_WING.replaceAll('.', '0')],
    ['groups of digits', `:0300:3:${BOARD.replace(/.{9}/g, '$& ')}::387::`],
    ['the same mark twice', `:0300:3:${BOARD}::387 387::`],
    ['a comment behind', `${X_WING} # from a forum: page 3`],
    ['a byte order mark', `\uFEFF${X_WING}`],
  ])('%s do not matter', (_, line) => {
    expect(word(line)).toBe('found');
  });

  test.each(['', '   ', '\r', '# 0300: X-Wing', '  #:0300:3:...'])('%j is skipped', (line) => {
    expect(stepsLine(line)).toBeUndefined();
  });

  test.each([
    ['hello', 'colon'],
    [X_WING.slice(1), 'colon'],
    [`:0300:3:${BOARD}:387`, 'colons'],
    [`:300:3:${BOARD}::387::`, 'code'],
    [`:0300-y:3:${BOARD}::387::`, 'code'],
    [`:0300:3a:${BOARD}::387::`, 'digits'],
    [`:0300:3:${BOARD.slice(1)}::387::`, '81'],
    [`:0300:3:+${BOARD}::387::`, 'cell'],
    [`:0300:3:${BOARD.replace('.26', '.2x')}::387::`, 'cell'],
    [`:0300:3:${BOARD.replace('.26', '226')}::387::`, 'twice'],
    [`:0300:3:${BOARD}:38:387::`, 'digit, row and column'],
    [`:0300:3:${BOARD}::380::`, 'digit, row and column'],
    [`:0300:3:${BOARD}::3871::`, 'digit, row and column'],
    [`:0300:3:${BOARD}::387:711:`, 'not both'],
  ])('%s is not a library line', (line, why) => {
    expect(stepsLine(line)).toEqual({ text: 'error', fault: expect.stringContaining(why) });
  });

  test('lines are written as HoDoKu writes them', () => {
    const line = `:0300:3:.+2${BOARD.slice(2)}:911 171:387::`;
    expect(writeLibraryLine(read(line))).toBe(`:0300:3:.+2${BOARD.slice(2)}:911:387::`);
  });
});

describe('the result', () => {
  test('found: this technique with exactly these conclusions, then its other uses', () => {
    expect(stepsLine(X_WING)).toEqual({
      text: expect.stringMatching(/^found 0300 xWing r8c7-3; other steps: .*nakedTriple/),
      failed: false,
    });
  });

  test.each([
    ['a conclusion too many', `:0300:3:${BOARD}::387 388::`],
    ['another conclusion', `:0300:3:${BOARD}::388::`],
    ['another technique', `:0301:3:${BOARD}::387::`],
    ['a technique that nobody knows here', `:0305:3:${BOARD}::387::`],
    ['a part of the reason is gone', `:0300:3:${BOARD}:399:387::`],
    ['a place instead of what goes', `:0300:3:${BOARD}:::387:`],
  ])('missing: %s', (_, line) => {
    expect(stepsLine(line)).toEqual({ text: expect.stringMatching(/^missing 030\d /), failed: true });
  });

  test('differs: found, but with the same digits also another conclusion', () => {
    expect([word(TWO_WAYS), stepsLine(TWO_WAYS)?.failed]).toEqual(['differs', true]);
  });

  test('two fish on the same rows count as one, whichever of them gives the name and comes first', () => {
    const board = '.5+7..8+329......68+73+86.7.+1...1.........4...8...3..4659..61.5.7.......3+9...9+3..1...';
    const line = `:03101:4:${board}:224 924 225 925 226 926 434 436:471 484::`;
    expect(word(line)).toBe('found');
    expect(word(line.replace('471 484', '484 471'))).toBe('found');
    expect(word(line.replace('03101', '03201'))).toBe('found');
    expect(word(line.replace('03101', '0310'))).toBe('missing');
    expect(stepsLine(line.replace('03101', '03101-x'))).toMatchObject({ failed: true });
  });

  test('the digits must be the line’s', () => {
    expect(word(X_WING.replace(':3:', ':4:'))).toBe('missing');
    expect(word(X_WING.replace(':3:', '::'))).toBe('found');
  });

  test('none if nothing is expected and nothing is found; otherwise found, which is a failure', () => {
    expect(stepsLine(NOTHING)).toMatchObject({ text: expect.stringMatching(/^none 0300-x xWing/), failed: false });
    const there = `:0300-x:3:${BOARD}::::`;
    expect(stepsLine(there)).toMatchObject({ text: expect.stringMatching(/^found 0300-x xWing r8c7-3/), failed: true });
    expect(word(there.replace(':3:', ':4:'))).toBe('none');
    expect(word(there.replace(':3:', '::'))).toBe('found');
  });
});

describe('the command', () => {
  const MAIN = join(import.meta.dirname, '../../tools/puzzle/main.ts');
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  function steps(args: readonly string[], input = '') {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'steps', ...args], {
      input,
      encoding: 'utf8',
    });
    const printed = stdout.split('\n').slice(0, -1);
    const end = printed.findIndex((line) => line.startsWith('matched'));
    const words = printed.slice(0, Math.max(end, 0)).map((line) => line.split(' ')[0]);
    return { status, words, summary: end < 0 ? [] : printed.slice(end), err: stderr.trim() };
  }

  test('reads the input, or files one after the other', () => {
    const text = `# a comment\n\n${X_WING}\r\n${NOTHING}\n`;
    expect(steps(['sudoku', '--library'], text)).toMatchObject({
      status: 0,
      words: ['found', 'none'],
      summary: ['matched 2 of 2'],
      err: '',
    });
    const [one, two] = [file('one', text), file('two', X_WING)];
    expect(steps(['sudoku', '--library', one, two, '-'], NOTHING)).toMatchObject({
      status: 0,
      words: ['found', 'none', 'found', 'none'],
      summary: ['matched 4 of 4'],
      err: '',
    });
  });

  test('exit code 1 if something is missing or cannot be read, which is reported with its line number', () => {
    expect(steps(['sudoku', '--library'], X_WING.replace('387', '388'))).toMatchObject({
      status: 1,
      words: ['missing'],
      summary: ['matched 0 of 1', 'not line 1: missing 0300 xWing'],
      err: '',
    });
    const bad = steps(['sudoku', '--library'], `# one\n:0300:\n${X_WING}\n`);
    expect(bad).toMatchObject({ status: 1, words: ['error', 'found'], err: expect.stringMatching(/^line 2: \w/) });
    expect(bad.summary).toEqual(['matched 1 of 2', 'not line 2: error']);
    const lost = steps(['sudoku', '--library', join(folder, 'none'), file('bad', 'x'), file('good', X_WING)]);
    expect([lost.status, lost.words]).toEqual([1, ['error', 'found']]);
    expect(lost.err).toMatch(/none cannot be read\n.*bad line 1: \w/);
  });

  test.each([[[]], [['sudoku']], [['chess', '--library']], [['sudoku', '--list']]])('%j is wrong use', (args) => {
    const { status, words, err } = steps(args);
    expect([status, words]).toEqual([2, []]);
    expect(err).toMatch(/^\w/);
  });
});
