// The server under load, on both databases: a level's bytes compared with an empty route, the profile with one select by primary
// key behind the same token check, the configuration of a brand with that of the built-in one. 200 connections, 30 s each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_TYPES } from '../../../puzzles/catalogue.ts';
import { startPostgres } from '../../postgres.ts';
import { type Measure, type Row, row } from '../row.ts';
import { BRAND } from '../server/brand.ts';
import { delays, type Load, loads, type Subject, startNode } from '../server/load.ts';

const ROUNDS = 15;
const SECONDS = 2;
/** Requests per second to a small node on a busy evening. */
const RATE = 300;

/** One level of each game, as a browser requests it. */
const LEVELS = GAME_TYPES.map((game) => `/api/game/${game}/leichtes/de-leichtes-001`);

/** What visitors and signed-in players read. */
const READS = [
  '/api/game/config/',
  '/api/settings',
  '/api/game/crossword/leichtes',
  ...LEVELS,
  '/api/user/info',
  '/api/inventory/consumables',
  '/api/game/progress',
  '/health',
];

export const measure: Measure = async () => {
  const cluster = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const onPostgres = await rowsOf('PostgreSQL', { DATABASE_URL: cluster.url });
    return [...onPostgres, ...(await rowsOf('embedded', { DATA_DIR: folder }))];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
};

export async function rowsOf(database: string, variables: Readonly<Record<string, string>>, rounds = ROUNDS) {
  const node = await startNode(variables);
  try {
    const own = { authorization: `Bearer ${node.token}` };
    const browser = { 'accept-encoding': 'gzip, deflate, br' };
    const subjects: readonly Subject[] = [
      { name: 'empty', paths: ['/bench/empty'], headers: browser },
      { name: 'levels', paths: LEVELS, headers: browser },
      { name: 'select', paths: ['/bench/select'], headers: { ...browser, ...own } },
      { name: 'info', paths: ['/api/user/info'], headers: { ...browser, ...own } },
      { name: 'brand', paths: ['/api/game/config/'], headers: { ...browser, 'x-white-label': BRAND } },
      { name: 'built in', paths: ['/api/game/config/'], headers: browser },
    ];
    const rates = judged(database, await loads(node.url, subjects, rounds, SECONDS));
    const [empty] = subjects as [Subject];
    const reads: Subject = { name: 'reads', paths: READS, headers: { ...browser, ...own } };
    const late = await delays(node.url, [empty, reads], rounds, SECONDS, RATE);
    return [...rates, latencyRow(database, late)];
  } finally {
    await node.stop();
  }
}

function judged(database: string, found: ReadonlyMap<string, Load>): Row[] {
  const all = [...found.values()];
  const sum = (what: 'requests' | 'errors'): number => all.reduce((total, load) => total + load[what], 0);
  const beside = (name: string, subject: string, reference: string, words: string): Row => {
    const round = middleRound(found.get(subject)?.rates ?? [], found.get(reference)?.rates ?? []);
    return row(`server ${name}, ${database}`, round.value, 'requests/s', { name: words, value: round.reference });
  };
  return [
    beside('level bytes', 'levels', 'empty', 'empty route'),
    beside('user info', 'info', 'select', 'one select'),
    beside('configuration of a brand', 'brand', 'built in', 'configuration without brands'),
    beside('configuration beside nothing', 'brand', 'empty', 'empty route'),
    row(`server errors, ${database}`, sum('errors'), 'errors', { name: 'requests', value: sum('requests') }),
  ];
}

/** 300 reads a second of all kinds, compared with as many of the empty route. */
function latencyRow(database: string, late: ReadonlyMap<string, readonly number[]>): Row {
  const round = middleRound(late.get('reads') ?? [], late.get('empty') ?? []);
  // autocannon reports whole milliseconds
  return row(`server p99 of reads, ${database}`, round.value, 'ms', {
    name: 'empty route, at least 1 ms',
    value: Math.max(1, round.reference),
  });
}

/** The round with the median ratio: other work on the machine slows a round and its reference alike. */
function middleRound(values: readonly number[], references: readonly number[]): { value: number; reference: number } {
  const rounds = values.map((value, index) => ({ value, reference: references[index] ?? Number.NaN }));
  const sorted = rounds.sort((a, b) => a.value / a.reference - b.value / b.reference);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? { value: 0, reference: Number.NaN };
}
