// What an attack is and what it may use.

import type { Server } from './server.ts';

export interface Seen {
  /** Figures, in words. */
  readonly text: string;
  /** What got through, one sentence each; empty: the server held. */
  readonly through: readonly string[];
}

export interface Targets {
  /** One local server, on the embedded database. */
  readonly home: () => Promise<Server>;
  /** Two servers on one PostgreSQL, and the secret that signs their payment provider's notices. */
  readonly pair: () => Promise<Pair>;
}

export interface Pair {
  readonly nodes: readonly [Server, Server];
  readonly database: string;
  readonly secret: string;
}

export interface Attack {
  readonly name: string;
  /** The figure before the fix, from the issue. */
  readonly old: string;
  run(targets: Targets): Promise<Seen>;
}

/** The sentences that are false: what did not hold. */
export const failing = (cases: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(cases).filter((sentence) => cases[sentence] !== true);

/** `3 x 200, 1 x 409`. */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, count]) => `${count} x ${value}`)
    .join(', ');
}

/** Runs `work` for each item, `width` at a time; returns the results in the items' order. */
export async function spread<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, n: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < items.length; n = next++) results[n] = await work(items[n] as Item, n);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Polls /health until `work` has ended: how many responses, which statuses, the longest wait in ms. */
export async function besideHealth<Result>(url: string, work: () => Promise<Result>) {
  let over = false;
  const statuses: number[] = [];
  let longest = 0;
  const probe = async () => {
    while (!over) {
      const began = performance.now();
      const status = await fetch(`${url}/health`).then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        () => 0,
      );
      longest = Math.max(longest, performance.now() - began);
      statuses.push(status);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const probing = probe();
  const result = await work().finally(() => {
    over = true;
  });
  await probing;
  return { result, statuses, longest };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
