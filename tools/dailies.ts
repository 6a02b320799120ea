// `npm run dailies -- --until YYYY-MM-DD`: lists what each daily crossword holds up to that date, one day after the other, so that each
// keeps clear of those before it (server/making/dailyCrossword.ts). Days that have a list keep it, unless `--from YYYY-MM-DD` begins there
// anew. `--lang de` makes one language only.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../puzzles/languages.ts';
import { addDays, daysBetween, isDate } from '../server/common/calendar.ts';
import { makeDailyCrossword } from '../server/making/crossword.ts';
import { dailyOrder } from '../server/making/dailies.ts';
import { dailyFile, dayLine, readDayLists } from '../server/making/dailyCrossword.ts';

const FIRST = '2026-11-23';

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
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const lines = kept.filter((line) => line !== '' && (from === undefined || line.slice(0, 10) < from));
  const next = lines.at(-1)?.slice(0, 10);
  const first = next === undefined ? (from ?? FIRST) : addDays(next, 1);
  const lists = new Map(readDayLists(lines.join('\n')));
  for (let day = 0; day <= daysBetween(first, last); day++) {
    const date = addDays(first, day);
    const line = dayLine(date, makeDailyCrossword(dailyOrder('crossword', date, language), lists));
    lines.push(line);
    for (const [made, words] of readDayLists(line)) lists.set(made, words);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  process.stdout.write(`${language}: ${lines.length} days up to ${last}\n`);
}
