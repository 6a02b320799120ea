// Foreign ipuz files: read as what they are, or refused for what is wrong with them, in both languages.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import { openGridpuzzle } from '../../puzzles/gridpuzzle/ipuz.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { LANGUAGES } from '../../puzzles/languages.ts';
import { ok } from '../../puzzles/result.ts';
import { openSudoku } from '../../puzzles/sudoku/ipuz.ts';
import { openWordsearch } from '../../puzzles/wordsearch/ipuz.ts';
import { readPacks } from '../../server/making/packFile.ts';
import { readDocuments } from '../../tools/puzzle/check.ts';
import { describe as told } from '../../tools/puzzle/faults.ts';
import { toOurs } from '../../tools/puzzle/foreign/foreign.ts';
import { SMALL } from '../kinds/crossword/documents.ts';
import { SMALL as FILL } from '../kinds/gridpuzzle/documents.ts';
import { EASY } from '../kinds/sudoku/documents.ts';
import { SMALL as SEARCH } from '../kinds/wordsearch/documents.ts';
import { clues, type Foreign, PLAIN, READ, REFUSED } from './foreignFiles.ts';

const reason = async (file: string | object, only?: 'sudoku' | 'crossword'): Promise<string> => {
  const result = await readDocuments(typeof file === 'string' ? file : JSON.stringify(file), only);
  return result.ok ? 'ok' : told(result.fault, 'en');
};

function opened<Givens>(
  document: unknown,
  open: (sheet: never) => { ok: true; value: Givens } | { ok: false },
): Givens {
  const sheet = readSheet(document);
  const givens = sheet.ok ? open(sheet.value as never) : sheet;
  if (!givens.ok) throw new Error('not a puzzle');
  return givens.value;
}

/** What a player sees of an arrowword. */
const arrowword = (document: unknown) =>
  opened(document, openCrossword).slots.map(({ answer, clue }) => [answer, clue.text, clue.cell, clue.arrow]);
const fill = (document: unknown) => {
  const { letters, words, given } = opened(document, openGridpuzzle);
  return { letters, words, given };
};

const SAME: Readonly<Record<Foreign['same'], (document: unknown) => [found: unknown, wanted: unknown]>> = {
  crossword: (document) => [arrowword(document), arrowword(SMALL)],
  'crossword with lengths': (document) => [
    arrowword(document),
    arrowword(SMALL).map(([answer, text, ...place]) => [answer, `${text} (2,1)`, ...place]),
  ],
  fill: (document) => [fill(document), fill(FILL)],
  'fill, two letters given': (document) => [
    fill(document),
    { ...fill(FILL), given: fill(FILL).given.map((_, cell) => cell < 2) },
  ],
  search: (document) => [opened(document, openWordsearch), opened(SEARCH, openWordsearch)],
  sudoku: (document) => [opened(document, openSudoku), opened(EASY, openSudoku)],
};

test.each(Object.entries(READ))('with %s a file is read as the same puzzle', async (_, { file, same }) => {
  const read = await readDocuments(file);
  if (!read.ok) throw new Error(told(read.fault, 'en'));
  expect(read.value).toHaveLength(1);
  const [found, wanted] = SAME[same](read.value[0]);
  expect(found).toEqual(wanted);
});

test.each(Object.entries(REFUSED))(
  '%s: refused, and told why in both languages',
  async (_, { file, reason: wanted }) => {
    const read = await readDocuments(file);
    const sentences = LANGUAGES.map((language) => (read.ok ? 'ok' : told(read.fault, language)));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_0-9]+ at .+: \p{Lu}.{15,}\.$/u);
    for (const sentence of sentences) expect(sentence.slice(0, wanted.length + 1)).toBe(`${wanted}:`);
    expect(new Set(sentences).size).toBe(2);
  },
);

test('in any mixture of notations it is the same arrowword', async () => {
  const wrap = fc.constantFrom<(value: unknown) => unknown>(
    (value) => value,
    (cell) => ({ cell, style: { shapebg: 'circle' } }),
    (cell) => (cell === '#' ? cell : ''),
    (cell) => (cell === '#' ? { cell } : {}),
  );
  const solve = fc.constantFrom<(letter: string) => unknown>(
    (letter) => letter,
    (letter) => letter.toLowerCase(),
    (value) => ({ value, style: 'mine' }),
  );
  const say = fc.constantFrom<Parameters<typeof clues>[0]>(
    (text, number) => [number, text],
    (text, number) => [`${number}`, `<b>${text}</b>`, '4'],
    (clue, number) => ({ number, clue, enumeration: '1-2', highlight: true }),
  );
  const many = <Of>(arbitrary: fc.Arbitrary<Of>) => fc.array(arbitrary, { minLength: 16, maxLength: 16 });
  const sign = fc.constantFrom('#', '@', '.');
  await fc.assert(
    fc.asyncProperty(
      many(wrap),
      many(solve),
      many(say),
      sign,
      fc.boolean(),
      async (wraps, solves, says, block, mark) => {
        const { puzzle, solution } = PLAIN as unknown as Record<'puzzle' | 'solution', string[][]>;
        const wrapped = puzzle.map((row, r) =>
          row.map((cell, c) => (wraps[r * 4 + c] as (v: unknown) => unknown)(cell)),
        );
        const solved = solution.map((row, r) =>
          row.map((cell, c) => (cell === '#' ? block : (solves[r * 4 + c] as (letter: string) => unknown)(cell))),
        );
        const signed = JSON.parse(JSON.stringify(wrapped).replaceAll('"#"', JSON.stringify(block)));
        let next = 0;
        const said = clues((...clue) => (says[next++] as Parameters<typeof clues>[0])(...clue));
        const file = JSON.stringify({ ...PLAIN, block, puzzle: signed, solution: solved, clues: said });
        const read = await readDocuments(mark ? `\uFEFFipuz(${file})` : file);
        expect(read.ok ? arrowword(read.value[0]) : told(read.fault, 'en')).toEqual(arrowword(SMALL));
      },
    ),
    { seed: 1, numRuns: 300 },
  );
});

test('what we write comes through unchanged: every committed level', async () => {
  const packs = readPacks();
  const levels = packs.flatMap((pack) => pack.levels.map(({ content }) => content));
  expect(levels.length).toBeGreaterThan(400);
  for (const level of levels) {
    const ours = toOurs(level);
    if (JSON.stringify(ours) !== JSON.stringify({ ok: true, value: level })) expect(ours).toEqual(ok(level));
  }
  for (const gameType of GAME_TYPES) {
    const pack = packs.find((each) => each.gameType === gameType && each.categoryType === 'leichtes');
    const lines = pack?.levels.slice(0, 3).map(({ content }) => JSON.stringify(content)) ?? [];
    const read = await readDocuments(lines.join('\n'), gameType);
    expect(read.ok && read.value.map((document) => JSON.stringify(document))).toEqual(lines);
  }
});

test('a damaged file gives a puzzle or a reason, and never throws', async () => {
  const documents = [SMALL, PLAIN, FILL, SEARCH, EASY] as Record<string, unknown>[];
  const names = fc.constantFrom('puzzle', 'solution', 'clues', 'kind', 'block', 'empty', 'styles', 'answer', 'charset');
  const cell = fc.oneof(
    fc.constantFrom<unknown>({ cell: { cell: 0 } }, { style: 'x' }, [['A']], 'ß', null),
    fc.jsonValue(),
  );
  const bent = fc.oneof(
    fc
      .tuple(fc.constantFrom(...documents), names, fc.jsonValue())
      .map(([one, name, value]) => ({ ...one, [name]: value })),
    fc
      .tuple(fc.constantFrom(...documents), fc.constantFrom('puzzle', 'solution'), fc.nat(3), fc.nat(3), cell)
      .map(([one, name, r, c, value]) => {
        const rows = one[name] as unknown[][] | undefined;
        if (!Array.isArray(rows?.[r])) return one;
        return { ...one, [name]: rows?.with(r, (rows[r] as unknown[]).with(c, value)) };
      }),
    fc.tuple(fc.constantFrom('Across', 'Down', 'x'), fc.array(cell, { maxLength: 4 })).map(([way, list]) => ({
      ...PLAIN,
      clues: { ...SMALL.clues, [way]: list },
    })),
  );
  await fc.assert(
    fc.asyncProperty(bent, async (document) => {
      const told = await reason(document);
      expect(told === 'ok' || /^[A-Z_0-9]+ at .+: .{10,}/s.test(told) ? '' : told).toBe('');
      expect(told).not.toContain('not sound');
    }),
    { seed: 1, numRuns: 1000 },
  );
});

const plain = { ...SMALL, kind: ['http://ipuz.org/crossword#1'] };

test('a crossword with numbered clues is told how to become an arrowword, in any version of its kind', async () => {
  for (const kind of ['http://ipuz.org/crossword#1', 'http://ipuz.org/crossword', 'http://ipuz.org/crossword#2'])
    expect(await reason({ ...plain, kind: [kind] })).toMatch(/^PLAIN_CROSSWORD at kind: .*convert/);
  expect(await reason(plain, 'crossword')).toMatch(/^PLAIN_CROSSWORD/);
});

test('a sound puzzle for another game is not called a bad kind', async () => {
  expect(await reason(SMALL, 'sudoku')).toMatch(/^OTHER_GAME/);
  expect(await reason(EASY, 'crossword')).toMatch(/^OTHER_GAME/);
});

test.each([
  ['http://ipuz.org/acrostic#1', /an acrostic/],
  ['http://ipuz.org/block', /sliding-block/],
  ['http://ipuz.org/crossword/diagramless#1', /diagramless/],
  ['http://ipuz.org/sudoku/latinsquare#1', /Latin square/],
  ['http://ipuz.org/sudoku/jigsawsudoku#1', /jigsaw/],
  ['http://weave.example/kind/spiral#1', /"http:\/\/weave\.example\/kind\/spiral#1"/],
])('what no game plays is refused by its own name: %s', async (kind, name) => {
  expect(await reason({ ...EASY, kind: [kind] })).toMatch(/^UNKNOWN_KIND at kind: This is /);
  expect(await reason({ ...EASY, kind: [kind] })).toMatch(name);
});

test('a variety beside the ordinary kind is named too', async () => {
  const kind = ['http://ipuz.org/sudoku#1', 'http://ipuz.org/sudoku/killersudoku#1'];
  expect(await reason({ ...EASY, kind })).toMatch(/^OTHER_RULES at kind: This is a killer sudoku, /);
});

test('addresses with https and a kind outside a list are read', async () => {
  expect(await reason({ ...EASY, version: 'https://ipuz.org/v2', kind: ['https://ipuz.org/sudoku#1'] })).toBe('ok');
  expect(await reason({ ...EASY, kind: 'http://ipuz.org/sudoku#1' })).toBe('ok');
});

test('a missing grid is said to be missing', async () => {
  const { solution: _, ...unsolved } = SMALL as Record<string, unknown>;
  expect(await reason(unsolved)).toMatch(/^BAD_GRID at solution: .*missing/);
});
