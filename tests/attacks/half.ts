// Attack: hundreds of requests that never finish, while the server is asked to stop.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, besideHealth, failing, seconds, tally } from './attack.ts';
import { drip, HALF_A_BODY, HALF_A_HEAD } from './drip.ts';
import { startServer } from './server.ts';

/** The request timeout, and as much again for polling and for a busy machine. */
const LONGEST = 75_000; // ms

export const half: Attack = {
  name: '400 dripping bodies and a SIGTERM',
  old: 'open for 150 s; stop took 19.6 s',
  async run() {
    const server = await startServer();
    const first = [await drip(server.port, 200, HALF_A_BODY), await drip(server.port, 200, HALF_A_HEAD)];
    const open = () => first.reduce((sum, each) => sum + each.open(), 0);
    const began = performance.now();
    const { statuses } = await besideHealth(server.url, async () => {
      while (open() > 0 && performance.now() - began < LONGEST) await sleep(250);
    });
    const [left, stayed] = [open(), performance.now() - began];
    const second = await drip(server.port, 400, HALF_A_BODY);
    const stopping = performance.now();
    const code = await server.end('SIGTERM');
    const stopped = performance.now() - stopping;
    for (const each of [...first, second]) each.stop();
    return {
      text: `open for ${seconds(stayed)}, /health ${tally(statuses)}; stop took ${seconds(stopped)}, exit code ${code}`,
      through: failing({
        'connections stayed open': left === 0,
        '/health did not answer 200': statuses.every((status) => status === 200),
        'the server did not stop in good order': code === 0,
        'stopping took more than 10 s': stopped < 10_000,
      }),
    };
  },
};
