// Attack: many visitors at once request daily puzzles that were never requested before. Shares no code with the server.

import { readdirSync, readFileSync } from 'node:fs';

const DAY = 86_400_000; // ms

/** Addresses of dailies of the last days, all different; `count`: up to 50 for each game. */
export function dailyAddresses(count: number, games: readonly string[], now = Date.now()): string[] {
  const days = Array.from({ length: 25 }, (_, back) => new Date(now - back * DAY).toISOString().slice(0, 10));
  return days
    .flatMap((day) => games.flatMap((game) => ['de', 'en'].map((language) => ({ day, game, language }))))
    .slice(0, count)
    .map(({ day, game, language }) => `/api/game/${game}/tagliches_ratsel/${language}-tagliches_ratsel-${day}`);
}

export interface Visit {
  readonly status: number;
  /** Seconds; undefined: the response does not say when to retry. */
  readonly retryAfter: number | undefined;
}

export const visitAll = (url: string, addresses: readonly string[]): Promise<Visit[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(`${url}${address}`);
      await answer.arrayBuffer();
      const after = answer.headers.get('retry-after');
      return { status: answer.status, retryAfter: after === null ? undefined : Number(after) };
    }),
  );

/** This process and all its descendants, itself first. Linux only. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const family = [pid];
  for (const member of family)
    family.push(...parents.filter(({ parent }) => parent === member).map((each) => each.pid));
  return family;
}

/** How many threads the process and its descendants have together. */
export const threadsOf = (pid: number): number =>
  familyOf(pid).reduce((sum, each) => sum + Number(/^Threads:\s+(\d+)/m.exec(statusOf(`${each}`))?.[1] ?? 0), 0);

const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? -1);

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return ''; // the process has just ended
  }
}
