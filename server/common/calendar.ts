// Dates in the form that ids use (YYYY-MM-DD), and which day it is in a time zone. Has no clock of its own.

/** The wall clock as an argument: unix milliseconds. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Cached: creating one takes longer than a whole request should. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** The date in the zone at `at`, unix ms. */
export function dateIn(timeZone: string, at: number): string {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const DAY = 86_400_000; // ms
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** Whether the date exists: 2026-02-30 does not. */
export function isDate(date: string): boolean {
  const at = noonOf(date);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === date;
}

export const addDays = (date: string, days: number): string =>
  new Date(noonOf(date) + days * DAY).toISOString().slice(0, 10);

/** Negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string): number => Math.round((noonOf(to) - noonOf(from)) / DAY);

/** 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(noonOf(date)).getUTCDay();
