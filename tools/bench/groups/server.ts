// The server under load, on both databases: a level's bytes beside an empty route, the profile beside one select by primary key
// behind the same check of tokens. 200 connections, 30 s for each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../postgres.ts';
import { type Measure, median, type Row, row } from '../row.ts';
import { type Load, loads, type Subject, startNode } from '../server/load.ts';

const ROUNDS = 10;
const SECONDS = 3;

/** One of each game, as a browser asks for it. */
const LEVELS = ['sudoku', 'crossword', 'gridpuzzle', 'wordsearch'].map(
  (game) => `/api/game/${game}/leichtes/de-leichtes-001`,
);

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
    ];
    return judged(database, await loads(node.url, subjects, rounds, SECONDS));
  } finally {
    await node.stop();
  }
}

function judged(database: string, found: ReadonlyMap<string, Load>): Row[] {
  const of = (name: string): number => median(found.get(name)?.rates ?? []);
  const all = [...found.values()];
  const sum = (what: 'asked' | 'errors'): number => all.reduce((total, load) => total + load[what], 0);
  return [
    row(`server level bytes, ${database}`, of('levels'), 'requests/s', { name: 'empty route', value: of('empty') }),
    row(`server user info, ${database}`, of('info'), 'requests/s', { name: 'one select', value: of('select') }),
    row(`server errors, ${database}`, sum('errors'), 'errors', { name: 'requests', value: sum('asked') }),
  ];
}
