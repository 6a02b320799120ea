// Days as ISO dates, without a clock: the weeks behind today, a streak of solved ones, and how they are written.

const DAY = 86_400_000;

const shifted = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The last `count` days up to and with `today`, oldest first. */
export const daysUpTo = (today: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => shifted(today, index - count + 1));

/** Solved days in a row up to today; today itself may still be open. */
export function streak(today: string, isSolved: (iso: string) => boolean): number {
  let day = isSolved(today) ? today : shifted(today, -1);
  let length = 0;
  while (isSolved(day)) {
    length += 1;
    day = shifted(day, -1);
  }
  return length;
}

/** The day is meant, not an instant: hence UTC. */
export const dayText = (iso: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${iso}T00:00:00Z`),
  );

export const dailyId = (language: string, category: string, iso: string): string => `${language}-${category}-${iso}`;
