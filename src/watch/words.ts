// Events and transitions as people read them. Their names are those of the code in every language.

import type { StateOutline, TransitionOutline } from '../../machines/replay/outline.ts';
import { MOVE } from '../../machines/replay/playedGame.ts';
import { BEGIN, type RecordedEntry, STATE, typeOf } from '../../machines/replay/recording.ts';
import type { Taken } from './film.ts';

export interface EventWords {
  readonly name: string;
  /** What else the event says, in short; '' if nothing. */
  readonly more: string;
}

const ANSWER = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(?:\w+\.)?(.+)$/;
const TIMER = /^xstate\.after\.([^.]+)\./;

export function eventWords(entry: RecordedEntry): EventWords {
  const type = typeOf(entry);
  const [, , event] = entry;
  const {
    type: _,
    at: __,
    actorId: ___,
    ...rest
  } = (typeof event === 'string' ? {} : event) as Record<string, unknown>;
  if (type === BEGIN || type === STATE) return { name: 'begin', more: '' };
  const [, sort, where = ''] = ANSWER.exec(type) ?? [];
  if (sort !== undefined)
    return { name: `${where.replace(/^.*\./, '')} ${sort === 'done' ? 'done' : 'failed'}`, more: briefly(rest) };
  const [, delay] = TIMER.exec(type) ?? [];
  if (delay !== undefined) return { name: `after ${delay}`, more: '' };
  const { gesture } = rest as { readonly gesture?: { readonly type: string; readonly move?: object } };
  if (gesture?.type === MOVE) return { name: 'move', more: briefly(gesture.move) };
  if (gesture) return { name: type, more: briefly(gesture) };
  return { name: type, more: briefly(rest) };
}

const LENGTH = 80;

/** Without brackets, quotes and what is false: `digit · cell 4 · clean`. A `type` comes first, without its name. */
function briefly(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { type = '', ...rest } = value as Record<string, unknown>;
  const said = Object.entries(rest).flatMap(([key, part]) => {
    if (part === false || part === undefined || key === type) return [];
    return part === true ? key : `${key} ${typeof part === 'object' ? partWords(part) : part}`;
  });
  const own = rest[String(type)];
  const head = typeof own === 'string' || typeof own === 'number' ? `${type} ${own}` : String(type);
  const text = [head, ...said].filter((part) => part !== '').join(' · ');
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}

const PART_LENGTH = 30;

/** Of a long part only what it is made of: `[… 12]` or `{ok, value}`. */
function partWords(part: object | null): string {
  const text = JSON.stringify(part);
  if (text.length <= PART_LENGTH) return text;
  return Array.isArray(part) ? `[… ${part.length}]` : `{${Object.keys(part ?? {}).join(', ')}}`;
}

/** Such as `HINT: thinking → hinting`; without an arrow if the state stays. */
export function takenWords(chart: StateOutline, { source, targets, type }: Taken): string {
  const event = nodeAt(chart, source)?.transitions.find((one) => one.type === type)?.event ?? type;
  return targets.length === 0 ? event : `${event}: ${source || chart.key} → ${targets.join(', ')}`;
}

export const nodeAt = (chart: StateOutline, path: string): StateOutline | undefined =>
  chart.path === path ? chart : chart.states.map((state) => nodeAt(state, path)).find((found) => found !== undefined);

/** The paths of all states that a machine is in, from the root down. */
export function activePaths(value: unknown, above = ''): string[] {
  const place = (key: string): string => (above === '' ? key : `${above}.${key}`);
  if (typeof value === 'string') return [place(value)];
  return Object.entries((value ?? {}) as object).flatMap(([key, below]) => [
    place(key),
    ...activePaths(below, place(key)),
  ]);
}

/** What leads on from where the machine is, from the innermost state up. */
export function waysOn(chart: StateOutline, active: readonly string[]): TransitionOutline[] {
  const states = [...active.toReversed(), ''].flatMap((path) => nodeAt(chart, path) ?? []);
  return states.flatMap(({ transitions }) => transitions.filter(({ targets }) => targets.length > 0));
}
