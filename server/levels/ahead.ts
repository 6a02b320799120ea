// Makes levels before they are requested, at the lowest priority: all dailies within reach, then the month's packs.

import { DAILY, GAME_TYPES } from '../../puzzles/catalogue.ts';
import { LANGUAGES } from '../../puzzles/languages.ts';
import { datedId } from '../../puzzles/levelId.ts';
import { type Clock, dateIn } from '../common/calendar.ts';
import { makeAhead } from '../making/maker.ts';
import type { Database } from '../store/database.ts';
import { dailiesSince, keepDaily } from '../store/levels.ts';
import { datesInReach, makeDaily } from './daily.ts';
import { growCatalogue } from './months.ts';

export interface Ahead {
  readonly db: Database;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly signal: AbortSignal;
  readonly make?: typeof makeAhead;
}

/** Makes and stores every missing daily within reach; returns how many. Rejects when `signal` aborts it. */
export async function makeDailies({ db, today, signal, make = makeAhead }: Ahead): Promise<number> {
  const dates = datesInReach(today);
  const kept = await dailiesSince(db, dates.at(-1) ?? today);
  let added = 0;
  for (const date of dates) {
    for (const gameType of GAME_TYPES) {
      for (const language of LANGUAGES) {
        if (kept.has(`${gameType}/${datedId(language, DAILY, date)}`)) continue;
        const level = await makeDaily(gameType, date, language, (order) => make(order, signal));
        await keepDaily(db, level, language);
        added += 1;
      }
    }
  }
  return added;
}

const HOUR = 3_600_000; // ms

export interface Growing {
  /** Resolves when nothing is in progress any more. */
  stop(): Promise<void>;
}

/** Makes what is due now, and again every hour. `report` receives what was added, and errors. */
export function keepAhead(
  db: Database,
  clock: Clock,
  timeZone: string,
  report: (result: { dailies: number; packs: readonly string[] } | Error) => void,
): Growing {
  const end = new AbortController();
  const { signal } = end;
  let running = Promise.resolve();
  const grow = () => {
    running = running.then(async () => {
      if (signal.aborted) return;
      try {
        const today = dateIn(timeZone, clock.now());
        const dailies = await makeDailies({ db, today, signal });
        const packs = await growCatalogue({ db, today, signal });
        if (dailies > 0 || packs.length > 0) report({ dailies, packs });
      } catch (error) {
        if (!signal.aborted) report(error as Error);
      }
    });
  };
  grow();
  const timer = setInterval(grow, HOUR).unref();
  return {
    async stop() {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
