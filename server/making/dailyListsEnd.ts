// When the lists of the daily arrowwords end. Later ones are made all the same, but without a theme, and clear of the listed ones only.
// That is easy to miss, so the server warns in time; its metrics and `npm run -s admin -- check` do too.

import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { daysBetween } from '../common/calendar.ts';
import { dailyFile } from './dailyCrossword.ts';

/** When fewer days than these are left, new lists are due. */
export const DUE = 30;

export interface ListsEnd {
  /** The last day that all languages have, YYYY-MM-DD. */
  readonly until: string;
  /** How many days come after today until then; below 0 if it is over. */
  readonly days: number;
  /** A sentence, if new lists are due. */
  readonly warning: string | undefined;
}

/** `until` is for tests. */
export function listsEnd(today: string, until = lastDay()): ListsEnd {
  const days = daysBetween(today, until);
  const tense = days < 0 ? 'ended on' : 'end on';
  const warning = `The lists of the daily arrowwords ${tense} ${until}, and later ones have no theme: \`npm run dailies\` makes more.`;
  return { until, days, warning: days < DUE ? warning : undefined };
}

let known: string | undefined;

function lastDay(): string {
  known ??= LANGUAGES.map(lastDayOf).toSorted()[0] as string;
  return known;
}

/** The lists are in the order of their days. */
function lastDayOf(language: Language): string {
  const text = readFileSync(dailyFile(language), 'utf8');
  return text.slice(text.trimEnd().lastIndexOf('\n') + 1).slice(0, 'YYYY-MM-DD'.length);
}

const HOUR = 3_600_000; // ms

/** Reports now and then once a day that new lists are due; returns how to stop. */
export function keepWarning(
  today: () => string,
  report: (warning: string) => void,
  endOn: typeof listsEnd = listsEnd,
): () => Promise<void> {
  let last = '';
  const look = () => {
    const day = today();
    if (day === last) return;
    last = day;
    const { warning } = endOn(day);
    if (warning !== undefined) report(warning);
  };
  look();
  const timer = setInterval(look, HOUR).unref();
  return async () => clearInterval(timer);
}
