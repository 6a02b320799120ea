// Monthly packs: every month after the first packs each category gets one more. Its seeds name the month, and it knows the answers
// and clues of the levels before it. Months missed while no server ran are made up for. Several nodes may work at once: the database
// stores each pack once.

import { CLUE_WINDOW, makeSeries, recallLevels } from '../making/make.ts';
import { makeAhead } from '../making/maker.ts';
import type { MadeLevel } from '../making/order.ts';
import { FIRST_MONTH, PACK_PLACES, type PackPlace, packLevel, packOrders } from '../making/pack.ts';
import { packName } from '../making/packFile.ts';
import type { Database } from '../store/database.ts';
import { addPack, keptPacks, lastLevels } from '../store/packs.ts';

/** The months after the first one up to today's, oldest first. `today`: YYYY-MM-DD. */
export function monthsUpTo(today: string): string[] {
  const months: string[] = [];
  for (let month = nextMonth(FIRST_MONTH); month <= today.slice(0, 7); month = nextMonth(month)) months.push(month);
  return months;
}

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

export interface Growth {
  readonly db: Database;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly signal: AbortSignal;
  readonly make?: typeof makeAhead;
  readonly places?: readonly PackPlace[];
}

/** Makes the missing packs; returns the names of those that this call added. */
export async function growCatalogue(growth: Growth): Promise<string[]> {
  const { db, today, signal, make = makeAhead, places = PACK_PLACES } = growth;
  const kept = await keptPacks(db);
  const added: string[] = [];
  for (const month of monthsUpTo(today)) {
    for (const place of places) {
      const name = `${packName(place)}/${month}`;
      if (kept.has(name)) continue;
      if (signal.aborted) return added;
      const before = await recallLevels(place.gameType, await lastLevels(db, place, CLUE_WINDOW));
      const made = await makeSeries(packOrders(place, 1, month), (order) => make(order, signal), before);
      if (await addPack(db, name, numbered(place, `${month}-01`, made))) added.push(name);
    }
  }
  return added;
}

/** The pack, numbered once the category's last number is known. */
const numbered = (place: PackPlace, createDate: string, made: readonly MadeLevel[]) => ({
  ...place,
  createDate,
  levelsAfter: (last: number) => made.map((level, index) => packLevel(place, last + 1 + index, level)),
});
