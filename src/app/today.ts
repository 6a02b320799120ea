// Which day it is where the configuration says that days begin.

import type { Today } from '../../machines/app/types.ts';

/** `now`: ms since 1970. */
export function todayIn(timeZone: string, now: number): Today {
  // Swedish writes dates as ISO does.
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  return { iso, weekday: new Date(`${iso}T00:00:00Z`).getUTCDay() };
}
