// `lexicon learn` as editors run it: a file in, a report out, and the lexicon written only when asked.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lexiconText } from '../../server/making/lexicon.ts';
import { learnFrom } from '../../tools/puzzle/learn.ts';
import { UsageError } from '../../tools/puzzle/output.ts';

const folder = mkdtempSync(join(tmpdir(), 'learn-'));
afterAll(() => rmSync(folder, { recursive: true }));
const copyOf = (language: string) => join(folder, `${language}.tsv`);
beforeEach(() => {
  for (const language of ['de', 'en'] as const) writeFileSync(copyOf(language), lexiconText(language));
});

const LINES = lexiconText('de').split('\n');
const [EASY, MIDDLE, HARD] = ['1', '2', '3'].map((level) =>
  LINES.map((line) => line.split('\t'))
    .filter(([answer, , difficulty]) => answer?.length === 4 && difficulty === level)
    .slice(0, 40),
);
const played = (fields: readonly string[], known: number, reported = {}) => ({
  ...{ language: 'de', answer: fields[0], clue: fields[6] ?? fields[1], reported },
  played: { leichtes: { shown: 300, tried: 300, known, unaided: 290, firstTry: 280, hinted: 5, wrong: 15 } },
});
const RECORDS = [
  ...(EASY ?? []).map((fields, n) => played(fields, n === 0 ? 30 : 240)),
  ...(MIDDLE ?? []).map((fields) => played(fields, 120)),
  ...(HARD ?? []).map((fields, n) => played(fields, 30, n === 1 ? { answer: 9 } : {})),
];

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}
async function run(...args: string[]) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await learnFrom(args, copyOf);
    const said = (spy: typeof out) => spy.mock.calls.map(([text]) => String(text)).join('');
    return { code, out: said(out), err: said(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

const GOOD = file(
  'good',
  RECORDS.map((record) => JSON.stringify(record)),
);

test('prints what changes and what is worst, and leaves the lexicon alone', async () => {
  const { code, out, err } = await run(GOOD);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('de: 120 clues with counts or reports, 0 that the lexicon does not have');
  expect(out).toContain('  1 are harder than written, 0 easier');
  expect(out).toContain(`  1 -> 2  ${EASY?.[0]?.[0]}: `);
  expect(out).toMatch(
    new RegExp(`The worst 50\\n   1  ${EASY?.[0]?.[0]}: .*\\n   2  ${HARD?.[1]?.[0]}: .*reported: answer 9\\n`),
  );
  expect(out).not.toContain('en:');
  expect(readFileSync(copyOf('de'), 'utf8')).toBe(lexiconText('de'));
});

test('--write sets that difficulty, and nothing else', async () => {
  expect((await run(GOOD, '--write')).code).toBe(0);
  const after = readFileSync(copyOf('de'), 'utf8').split('\n');
  const changed = after.flatMap((line, index) => (line === LINES[index] ? [] : [[LINES[index], line]]));
  const line = (EASY?.[0] ?? []).join('\t');
  expect(changed).toEqual([[line, line.replace('\t1\t', '\t2\t')]]);
  expect(readFileSync(copyOf('en'), 'utf8')).toBe(lexiconText('en'));
});

describe('a file that is no export is refused, and nothing is written', () => {
  const [first] = RECORDS;
  test.each([
    ['{', 'this is not JSON'],
    ['null', 'language, answer and clue must be texts'],
    [JSON.stringify({ ...first, clue: 7 }), 'language, answer and clue must be texts'],
    [JSON.stringify({ ...first, played: [] }), 'played and reported must be objects'],
    [
      JSON.stringify({ ...first, played: { leichtes: { shown: 1, known: 2 } } }),
      'played must hold counts, none of them above shown',
    ],
    [JSON.stringify({ ...first, reported: { answer: -1 } }), 'reported must hold counts'],
  ])('%s', async (line, reason) => {
    const path = file('bad', [JSON.stringify(first), line]);
    expect(await run(GOOD, path, '--write')).toEqual({ code: 1, out: '', err: `${path}:2: ${reason}\n` });
    expect(readFileSync(copyOf('de'), 'utf8')).toBe(lexiconText('de'));
  });

  test('one that is not there', async () => {
    const { code, err } = await run(join(folder, 'nowhere'));
    expect([code, err.includes('nowhere cannot be read')]).toEqual([1, true]);
  });
});

test.each([[[]], [['--wirte', 'x']]])('wrong usage: %j', async (args) => {
  await expect(learnFrom(args)).rejects.toThrow(UsageError);
});
