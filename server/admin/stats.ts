// `stats`: what was counted, by day and by level.

import { DEFAULT_KEY } from '../../api/brand.ts';
import { eventName, type LevelEvent, type PageEvent } from '../../api/events.ts';
import { addDays, dateIn } from '../common/calendar.ts';
import { countsBetween } from '../store/dailyCounts.ts';
import { rowOf } from './brands.ts';
import { type Command, read, table, UsageError, whole } from './command.ts';

/** Column by event. */
const COLUMNS = {
  visit: 'visits',
  start: 'starts',
  win: 'wins',
  ad_completed: 'ads seen',
  ad_none: 'no ad',
  ad_failed: 'ads failed',
} as const satisfies Record<LevelEvent | PageEvent, string>;
const EVENTS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

type Row = Awaited<ReturnType<typeof countsBetween>>[number];

export const stats: Command = async (args, { db, now, timeZone }) => {
  const { positionals, values } = read(args, {
    days: { type: 'string' },
    brand: { type: 'string' },
    levels: { type: 'string' },
  });
  if (positionals.length > 0) throw new UsageError('Use: stats [--days N] [--brand KEY] [--levels N]');
  const today = dateIn(timeZone, now);
  const first = addDays(today, 1 - whole('--days', values.days, 7, 1, 400));
  const most = whole('--levels', values.levels, 20, 0, 100_000);
  if (values.brand !== undefined && values.brand !== DEFAULT_KEY) await rowOf(db, values.brand);
  const rows = await countsBetween(db, first, today, values.brand);
  const days = summed(rows, ({ day, brand }) => ({ day, brand }));
  const levels = summed(
    rows.filter(({ level }) => level !== ''),
    ({ level, brand }) => ({ level, brand }),
  );
  const shown = levels
    .sort((one, other) => other.counts.start - one.counts.start || other.counts.win - one.counts.win)
    .slice(0, most);
  return {
    json: {
      days: days.map(({ counts, ...place }) => ({ ...place, ...counts })),
      levels: shown.map(({ counts: { start, win }, ...place }) => ({ ...place, start, win })),
    },
    text: days.length === 0 ? `Nothing was counted from ${first} to ${today}.` : written(days, shown),
  };
};

type Counts = Record<keyof typeof COLUMNS, number>;

/** Adds up the rows of each place, in the order of their first ones. */
function summed<Place extends object>(rows: readonly Row[], placeOf: (row: Row) => Place) {
  const sums = new Map<string, Place & { readonly counts: Counts }>();
  for (const row of rows) {
    const suffix = EVENTS.find((event) => eventName(event) === row.event);
    if (suffix === undefined) continue; // of another version
    const place = placeOf(row);
    const key = JSON.stringify(place);
    const sum = sums.get(key) ?? {
      ...place,
      counts: Object.fromEntries(EVENTS.map((event) => [event, 0])) as Counts,
    };
    sum.counts[suffix] += row.count;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

function written(
  days: readonly { day: string; brand: string; counts: Counts }[],
  levels: readonly { level: string; brand: string; counts: Counts }[],
): string {
  const byDay = table(
    ['day', 'brand', ...Object.values(COLUMNS)],
    days.map(({ day, brand, counts }) => [day, brand, ...EVENTS.map((event) => counts[event])]),
  );
  if (levels.length === 0) return byDay;
  const byLevel = table(
    ['level', 'brand', 'starts', 'wins'],
    levels.map(({ level, brand, counts: { start, win } }) => [level, brand, start, win]),
  );
  return `${byDay}\n\n${byLevel}`;
}
