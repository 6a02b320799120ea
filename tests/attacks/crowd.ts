// Attack: sixty visitors request sixty dailies that do not exist yet; and a signed-in account plays those of the year 1900.

import { readFileSync } from 'node:fs';
import { gamesOf } from './api.ts';
import { type Attack, besideHealth, failing, seconds, tally, upTo } from './attack.ts';
import { ask, now, putGame, unsigned } from './caller.ts';
import { dailyAddresses, familyOf, threadsOf, visitAll } from './dailies.ts';
import { startServer } from './server.ts';

/** MiB. Linux only; 0 elsewhere. */
const memoryOf = (pid: number): number =>
  familyOf(pid).reduce((sum, each) => {
    try {
      return sum + Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return sum; // the process has just ended
    }
  }, 0);

/** A Node process has about a dozen threads; one process that makes puzzles may be added. */
const MORE_THREADS = 20;

export const crowd: Attack = {
  name: 'sixty visits of dailies that nobody has made',
  old: '71 threads, 3.3 GB, /health up to 14 s',
  async run() {
    const server = await startServer();
    const linux = process.platform === 'linux';
    const before = linux ? threadsOf(server.pid) : 0;
    let [threads, memory] = [0, 0];
    const look = () => {
      if (!linux) return;
      threads = Math.max(threads, threadsOf(server.pid));
      memory = Math.max(memory, memoryOf(server.pid));
    };
    const looking = setInterval(look, 200);
    const games = (await gamesOf(server.url)).filter((game) => game !== 'crossword'); // crosswords take a minute more
    const { result, statuses, longest } = await besideHealth(server.url, () =>
      visitAll(server.url, dailyAddresses(60, games)),
    );
    clearInterval(looking);
    await server.end('SIGTERM');
    const refused = result.filter(({ status }) => status === 503);
    return {
      text: `${tally(result.map(({ status }) => status))}; ${before} -> ${threads} threads, ${Math.round(memory)} MB, /health ${tally(statuses)}, longest ${seconds(longest)}`,
      through: failing({
        'threads grow with the crowd': threads <= before + MORE_THREADS,
        'memory grows with the crowd': memory < 1500,
        '/health did not answer 200': statuses.every((status) => status === 200),
        '/health took more than 5 s': longest < 5000,
        'neither served nor told when to come again': result.every(
          ({ status, retryAfter }) => status === 200 || (status === 503 && Number(retryAfter) > 0),
        ),
        'the queue has no end': refused.length > 0,
      }),
    };
  },
};

export const formerDailies: Attack = {
  name: 'dailies of 1900 from a signed-in account',
  old: 'made, and 110 rows for good',
  async run({ home }) {
    const { url, pid } = await home();
    const linux = process.platform === 'linux';
    const before = linux ? threadsOf(pid) : 0;
    const token = unsigned(`historian-${now()}`);
    const days = upTo(28).map((n) => `1900-02-${String(n + 1).padStart(2, '0')}`);
    const calls = days.flatMap((day) => [
      putGame(url, token, `sudoku/de-tagliches_ratsel-${day}`, []),
      putGame(url, token, `wordsearch/en-tagliches_ratsel-${day}`, []),
      ask(url, 'GET', `/api/game/gridpuzzle/tagliches_ratsel/de-tagliches_ratsel-${day}`, { token }),
      ask(url, 'POST', '/api/inventory/unique', {
        token,
        body: { kind: 'level', id: `sudoku/de-tagliches_ratsel-${day}` },
      }),
    ]);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    const after = linux ? threadsOf(pid) : 0;
    return {
      text: `${tally(statuses)}; ${before} -> ${after} threads`,
      through: failing({
        'a puzzle of 1900 was served, sold or saved': statuses.every((status) => status >= 400 && status < 500),
        'generators were started': after <= before + 4,
      }),
    };
  },
};
