// `lexicon learn`: difficulties and the worst clues, from what players have taught.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { type ClueRecord, type Learned, type Lesson, learn, withDifficulties } from '../../puzzles/lexicon/learn.ts';
import { readLexicon } from '../../puzzles/lexicon/lexicon.ts';
import { lexiconFile } from '../../server/making/lexicon.ts';
import { print, UsageError } from './output.ts';

const USE = 'Use: lexicon learn FILE... [--write].';

/** Exit code 1 if a file cannot be read. `fileOf`: the lexicon's file. */
export async function learnFrom(args: readonly string[], fileOf = lexiconFile): Promise<number> {
  const { paths, write } = read(args);
  const records: ClueRecord[] = [];
  for (const path of paths) {
    const found = readExport(path);
    if (typeof found === 'string') {
      process.stderr.write(`${found}\n`);
      return 1;
    }
    records.push(...found);
  }
  for (const language of LANGUAGES) {
    if (!records.some((record) => record.language === language)) continue;
    const text = readFileSync(fileOf(language), 'utf8');
    const learned = learn(readLexicon(language, text), records);
    await print(report(language, learned));
    if (write) writeFileSync(fileOf(language), withDifficulties(text, learned.lessons));
  }
  if (write)
    await print(
      'The lexicons are written. Look at the change, then raise VERSION in tools/packs.ts and run npm run content.\n',
    );
  return 0;
}

function read(args: readonly string[]) {
  try {
    const options = { write: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 0) return { paths: positionals, write: values.write === true };
  } catch (error) {
    throw new UsageError(`${(error as Error).message} ${USE}`);
  }
  throw new UsageError(USE);
}

/** The records, or what is wrong with the file. */
function readExport(path: string): ClueRecord[] | string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return `${path} cannot be read: ${(error as Error).message}`;
  }
  const records: ClueRecord[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const record = readRecord(line);
    if (typeof record === 'string') return `${path}:${index + 1}: ${record}`;
    records.push(record);
  }
  return records;
}

function readRecord(line: string): ClueRecord | string {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return 'this is not JSON';
  }
  const { language, answer, clue, played, reported } = (raw ?? {}) as Record<string, unknown>;
  if (typeof language !== 'string' || typeof answer !== 'string' || typeof clue !== 'string')
    return 'language, answer and clue must be texts';
  if (!isObject(played) || !isObject(reported)) return 'played and reported must be objects';
  if (!Object.values(played).every(isCounts)) return 'played must hold counts, none of them above shown';
  if (!Object.values(reported).every(isCount)) return 'reported must hold counts';
  return { language, answer, clue, played, reported } as ClueRecord;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isCounts(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { shown, unaided, firstTry, tried, known, hinted, wrong } = value as Record<string, unknown>;
  const parts = [unaided, firstTry, tried, known, hinted, wrong];
  return isCount(shown) && parts.every((part) => isCount(part) && part <= shown);
}

function report(language: Language, { lessons, worst, unknown }: Learned): string {
  const changed = lessons.filter(({ was, is }) => was !== is).sort((a, b) => b.difficulty - a.difficulty);
  const harder = changed.filter(({ was, is }) => is > was).length;
  return [
    `${language}: ${lessons.length} clues with counts or reports, ${unknown} that the lexicon does not have`,
    `  ${harder} are harder than written, ${changed.length - harder} easier`,
    ...changed.map((lesson) => `  ${lesson.was} -> ${lesson.is}  ${told(lesson)}`),
    `  The worst ${worst.length}`,
    ...worst.map((lesson, index) => `  ${String(index + 1).padStart(2)}  ${told(lesson)}`),
    '',
  ].join('\n');
}

function told({ answer, clue, counts, expected, reported }: Lesson): string {
  const { shown, firstTry, hinted, wrong } = counts;
  const percent = (part: number) => `${((part / shown) * 100).toFixed(0)} %`;
  const reasons = Object.entries(reported).map(([reason, people]) => `${reason} ${people}`);
  return [
    `${answer}: ${clue}`,
    ...(shown === 0
      ? []
      : [
          `shown ${shown}, hinted ${percent(hinted)}, first wrong ${percent(wrong)}`,
          `trouble ${percent(shown - firstTry)}, expected ${percent(expected)}`,
        ]),
    ...(reasons.length === 0 ? [] : [`reported: ${reasons.join(', ')}`]),
  ].join(' | ');
}
