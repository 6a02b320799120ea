// Attack: one account keeps the server busy with logs that are slow to judge and with exports of all its data, while others wait.

import { type Attack, besideHealth, failing, seconds, spread, tally, upTo } from './attack.ts';
import { ask, putGame, unsigned } from './caller.ts';
import { startServer } from './server.ts';

const LIMIT = 255 * 1024; // bytes, just below the body limit

const PUZZLE = 'crossword/de-vollformat-001';

/** A log of that many bytes: each entry changes a big board, and is then undone. */
function hostile(salt: number, bytes = LIMIT): object[] {
  const log: object[] = [];
  for (let [at, size] = [1, 100]; size < bytes; at++) {
    const cells = upTo(30).map((n) => n * 7 + (at % 7));
    const entry =
      at % 11 === 0 && at < 5000
        ? { type: 'restart', at }
        : at % 3 === 0
          ? { type: 'undo', at }
          : at % 3 === 1
            ? { type: 'move', at, move: { type: 'letter', cell: (at * 13 + salt) % 200, letter: 'E', pencil: false } }
            : { type: 'move', at, move: { type: 'clear', cells } };
    log.push(entry);
    size += JSON.stringify(entry).length + 1;
  }
  return log;
}

const honest = [{ type: 'move', at: 4000, move: { type: 'digit', cell: 0, digit: 5, clean: false } }];

export const judgeFlood: Attack = {
  name: '120 hostile logs beside an honest save',
  old: '19.9 s, alone 69 ms',
  async run() {
    const { url, end } = await startServer();
    const save = (uid: string) => putGame(url, unsigned(uid), 'sudoku/de-leichtes-001', honest);
    await save('warm-up');
    const alone = await save('alone');
    const flood = upTo(120).map((n) => putGame(url, unsigned('hog'), PUZZLE, hostile(n)));
    const beside: { status: number; ms: number }[] = [];
    for (const n of upTo(3)) beside.push(await save(`honest-${n}`));
    const answers = await Promise.all(flood);
    await end('SIGTERM');
    const worst = Math.max(...beside.map(({ ms }) => ms));
    return {
      text: `alone ${seconds(alone.ms)}, beside them at most ${seconds(worst)} (${tally(beside.map(({ status }) => status))}); the flood: ${tally(answers.map(({ status }) => status))}`,
      through: failing({
        'an honest save was refused': [alone, ...beside].every(({ status }) => status === 200),
        'an honest save waited more than 5 s': worst < 5000,
        'an overload looked like a server fault': answers.every(({ status }) => status < 500 || status === 503),
      }),
    };
  },
};

export const exports: Attack = {
  name: 'export of many big games beside /health',
  old: '12.6 s of stall',
  async run() {
    const { url, end } = await startServer();
    const token = unsigned('archivist');
    const open: string[] = [];
    for (const language of ['de', 'en']) {
      const config = await ask(url, 'GET', '/api/game/config/', { headers: { 'accept-language': language } });
      for (const { type, categories } of config.body.data.games)
        for (const category of categories)
          if (!category.showLevelDate)
            open.push(...upTo(5).map((n) => `${type}/${language}-${category.type}-00${n + 1}`));
    }
    const big = (n: number) =>
      upTo(11_000)
        .map((at) => ({ type: (at + n) % 2 ? 'pause' : 'resume', at }))
        .slice(0, 8_000);
    const saved = await spread(open, 2, (puzzle, n) => putGame(url, token, puzzle, big(n)));
    const taken = saved.filter(({ status }) => status === 200).length;
    const { result, statuses, longest } = await besideHealth(url, () =>
      Promise.all(upTo(3).map(() => ask(url, 'GET', '/api/user/export', { token }))),
    );
    await end('SIGTERM');
    return {
      text: `${taken} of ${open.length} games kept; 3 exports at once: ${tally(result.map(({ status }) => status))}, ${(Math.max(...result.map(({ text }) => text.length)) / 2 ** 20).toFixed(1)} MiB; /health ${tally(statuses)}, longest ${seconds(longest)}`,
      through: failing({
        'the export failed': result.some(({ status }) => status === 200),
        'an export answered with a server fault': result.every(({ status }) => status < 500 || status === 503),
        'saving answered with a server fault': saved.every(({ status }) => status < 500 || status === 503),
        '/health did not answer 200': statuses.every((status) => status === 200),
        '/health took more than 3 s': longest < 3000,
      }),
    };
  },
};
