// `npm run dailies -- --until YYYY-MM-DD`: lists the daily crosswords up to that date, day by day, so that none repeats the answers of
// the two weeks or the clues of the twenty days before it (server/making/dailyCrossword.ts) and each has its word of the week's
// sentence. Takes a few seconds of CPU a day. Days that are listed already stay as they are; `--from YYYY-MM-DD` lists that day and all
// later ones again, which is due after a change of the lexicon, the themes or the generator. `--lang de` lists one language only.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../puzzles/languages.ts';
import { sentenceOn, solutionOf } from '../puzzles/themes/sentences.ts';
import { addDays, isDate } from '../server/common/calendar.ts';
import { drawDaily, makeDaily } from '../server/making/crossword.ts';
import { dailyOrder } from '../server/making/dailies.ts';
import { type DayLists, dailyFile, dayLine, readDayLists } from '../server/making/dailyCrossword.ts';

const FIRST = '2026-11-23';
/** Most days take fewer than ten. */
const DRAWS = 400;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { until: text, from: text, lang: text } });
const { until = '', from } = values;
if (!isDate(until) || (from !== undefined && !isDate(from))) {
  process.stderr.write('usage: npm run dailies -- --until YYYY-MM-DD [--from YYYY-MM-DD] [--lang de|en]\n');
  process.exit(2);
}
for (const language of LANGUAGES) if (values.lang === undefined || values.lang === language) list(language, until);

function list(language: Language, last: string): void {
  const file = dailyFile(language);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const kept = lines.filter((line) => line !== '' && (from === undefined || line.slice(0, 10) < from));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kept.map((line) => `${line}\n`).join(''));
  const lists = new Map(readDayLists(kept.join('\n')));
  const latest = kept.at(-1)?.slice(0, 10);
  for (let date = latest ? addDays(latest, 1) : (from ?? FIRST); date <= last; date = addDays(date, 1)) {
    const line = lineOf(language, date, lists);
    appendFileSync(file, `${line}\n`);
    for (const [made, day] of readDayLists(line)) lists.set(made, day);
  }
  process.stdout.write(`${language}: ${lists.size} days up to ${last}\n`);
}

function lineOf(language: Language, date: string, lists: DayLists): string {
  const order = dailyOrder('crossword', date, language);
  for (let draw = 0; draw < DRAWS; draw++) {
    const made = drawDaily(order, date, lists, draw);
    if (made) return dayLine(date, draw, made);
  }
  const nearest = makeDaily(order, date, lists, 0);
  const sentence = sentenceOn(date, language);
  const lacks = sentence && solutionOf(sentence) !== nearest.prize;
  const word = lacks ? `, and not the solution word ${solutionOf(sentence)}` : '';
  process.stderr.write(`${language}: no seed gives all that ${date} should have; it gets the nearest${word}.\n`);
  return dayLine(date, 0, nearest);
}
