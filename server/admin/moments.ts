// Parses and prints the points in time that support staff type and read.

import { addDays, dateIn, isDate } from '../common/calendar.ts';
import { UsageError } from './command.ts';

const QUARTER = 900_000; // ms; no zone is off by less
const REACH = 15 * 3_600_000; // ms; no zone is further from UTC

/** When the day begins in the zone, unix ms. Searched rather than computed, so that it holds across clock changes. */
function startOf(date: string, timeZone: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  for (let at = utc - REACH; at <= utc + REACH; at += QUARTER) if (dateIn(timeZone, at) === date) return at;
  return utc;
}

/** Takes a day of the zone, `2026-12-24`, or a moment, `2026-12-24T18:00Z`. `end`: the end of the day, not its beginning. */
export function momentOf(name: string, value: string | undefined, timeZone: string, end = false): Date | undefined {
  if (value === undefined) return undefined;
  if (isDate(value) && value.length === 10) return new Date(startOf(end ? addDays(value, 1) : value, timeZone));
  const at = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at))
    throw new UsageError(`${name} must be a day such as 2026-12-24 or a moment such as 2026-12-24T18:00Z.`);
  return new Date(at);
}

/** Such as 2026-12-24 18:00Z; a hyphen for null and for the epoch, which means "always". */
export const written = (moment: Date | null): string =>
  moment === null || moment.getTime() === 0 ? '-' : `${moment.toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** The state of something with a beginning and an end. */
export function standing({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }, now: number): string {
  if (startsAt.getTime() > now) return 'to come';
  return endsAt !== null && endsAt.getTime() <= now ? 'ended' : 'open';
}
