// What has changed between two values of a machine, place by place.

import { aliases, fingerprint, isOfTheWorld, toPortable } from '../../machines/replay/portable.ts';

export interface Change {
  /** Such as `saved.log.12`. */
  readonly place: string;
  /** In short; undefined: it was not there, or is gone. */
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** More than anyone reads. */
const MOST = 60;
const DEPTH = 12;

/** Two contexts, or two of anything: what is the same is left out, and so is what belongs to the page. */
export function changesOf(was: unknown, is: unknown): Change[] {
  const changes: Change[] = [];
  compare(was, is, '', 0, changes);
  return changes;
}

function compare(was: unknown, is: unknown, place: string, depth: number, changes: Change[]): void {
  if (was === is || changes.length >= MOST || fingerprint(was) === fingerprint(is)) return;
  const before = depth < DEPTH ? partsOf(was) : undefined;
  const after = depth < DEPTH ? partsOf(is) : undefined;
  if (!before || !after) {
    changes.push({ place, was: inShort(was), is: inShort(is) });
    return;
  }
  for (const key of new Set([...before.keys(), ...after.keys()]))
    compare(before.get(key), after.get(key), place === '' ? key : `${place}.${key}`, depth + 1, changes);
}

/** The parts of a value by name; undefined if it has none that could be told apart. */
export function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Error || ArrayBuffer.isView(value))
    return undefined;
  if (value instanceof Map) return new Map([...value].map(([key, part]) => [String(key), part]));
  const entries =
    value instanceof Set ? [...value].map((part) => [String(part), part] as const) : Object.entries(value);
  return new Map(entries.filter(([key, part]) => part !== undefined && !isOfTheWorld(key, part)));
}

const LENGTH = 90;

/** As one line; undefined for nothing. */
export function inShort(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const parts = partsOf(value);
  // a long value is not written out only to be cut
  if (parts && parts.size > LENGTH) return Array.isArray(value) ? `[… ${parts.size}]` : `{… ${parts.size}}`;
  const text = JSON.stringify(toPortable(value, aliases()));
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
