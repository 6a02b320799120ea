// One figure of a bench with its reference, judged by its bound; and CPU time, so that other work on the machine counts less.
import { BOUNDS, type Bound } from './bounds.ts';

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure is compared with: a peer measured in the same run, or a budget. */
  readonly reference: { readonly name: string; readonly value: number };
  /** value / reference.value */
  readonly ratio: number;
  /** As text, such as `ratio >= 8`. */
  readonly bound: string;
  readonly ok: boolean;
}

/** A group measures and returns its rows; `tools/bench/groups/<group>.ts` exports one as `measure`. */
export type Measure = () => Promise<readonly Row[]>;

/** Builds a row; its bound is the one in bounds.ts whose key is the longest prefix of `name`. Throws if there is none. */
export function row(name: string, value: number, unit: string, reference: { name: string; value: number }): Row {
  const key = Object.keys(BOUNDS)
    .filter((start) => name.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  const bound = key === undefined ? undefined : BOUNDS[key];
  if (bound === undefined) throw new Error(`bounds.ts has no bound for "${name}".`);
  const ratio = reference.value === 0 ? (value === 0 ? 1 : Number.POSITIVE_INFINITY) : value / reference.value;
  const judged = bound.of === 'ratio' ? ratio : value;
  const ok =
    judged >= (bound.atLeast ?? Number.NEGATIVE_INFINITY) && judged <= (bound.atMost ?? Number.POSITIVE_INFINITY);
  return { name, value, unit, reference, ratio, bound: inWords(bound), ok };
}

function inWords({ of, atLeast, atMost }: Bound): string {
  if (atLeast !== undefined && atLeast === atMost) return `${of} = ${atLeast}`;
  const parts = [
    ...(atLeast === undefined ? [] : [`${of} >= ${atLeast}`]),
    ...(atMost === undefined ? [] : [`${of} <= ${atMost}`]),
  ];
  return parts.join(', ');
}

/** The middle value; the lower one of two. NaN for an empty list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The `q` quantile: the smallest value that at least this share of the list does not exceed. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

/** µs of CPU, from the start of the process or since an earlier reading. */
export const cpu = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};

/** Calls `once` until `slice` µs of CPU are used up; returns the calls per CPU second. */
export function rateOf(once: () => void, slice: number): number {
  const start = process.cpuUsage();
  let calls = 0;
  do {
    once();
    calls++;
  } while (cpu(start) < slice);
  return (calls * 1e6) / cpu(start);
}
