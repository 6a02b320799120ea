// Attack: the metrics that are meant for the operator, requested at the public address.

import { connect } from 'node:net';
import { type Attack, failing, tally } from './attack.ts';
import { startServer } from './server.ts';

const PATHS = [
  ...[
    '/metrics',
    '/metrics/',
    '/api/metrics',
    '//metrics',
    '/./metrics',
    '/api/../metrics',
    '/%6detrics',
    '/metrics?x=1',
  ],
  ...[
    '/METRICS',
    '/metrics%00',
    '/health/../metrics',
    'http://localhost/metrics',
    '/api/docs/../../metrics',
    '/metrics;x',
  ],
  ...[
    '/.env',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/server/main.ts',
    '/.data/db/PG_VERSION',
    '/api/docs/%2e%2e/package.json',
  ],
];

/** Raw HTTP, since `fetch` normalises an address. */
const get = (port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });

export const secretFigures: Attack = {
  name: "the operator's figures at the public address",
  old: 'there were none',
  async run() {
    // with metrics switched on, which are served at another port, the operator's
    const server = await startServer({ METRICS_PORT: '0' });
    const answers: string[] = [];
    for (const path of PATHS) answers.push(await get(server.port, path));
    await server.end('SIGTERM');
    const leaks = PATHS.filter((_, n) =>
      /# (HELP|TYPE)|process_cpu|"dependencies"|PG_VERSION|readEnvironment/.test(answers[n] ?? ''),
    );
    const statuses = answers.map((answer) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0));
    return {
      text: tally(statuses),
      through: [
        ...failing({
          'an address was answered otherwise than by 400 or 404': statuses.every((s) => s === 400 || s === 404),
        }),
        ...leaks,
      ],
    };
  },
};
