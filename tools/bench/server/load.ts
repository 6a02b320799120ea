// Puts a node under load from many connections, in short alternating rounds, so that other work on the machine affects a
// figure and its reference alike.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';

const CONNECTIONS = 200;

export interface Node {
  readonly url: string;
  readonly token: string;
  stop(): Promise<void>;
}

/** `variables`: the server's settings that select the database. */
export async function startNode(variables: Readonly<Record<string, string>>): Promise<Node> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'node.ts')], {
    env: { ...process.env, DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [undefined])]);
  if (line === undefined) throw new Error('The server node of the bench exited immediately.');
  return {
    ...(JSON.parse(line) as { url: string; token: string }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What is requested: paths in turn, each with the same headers. */
export interface Subject {
  readonly name: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export interface Load {
  /** Responses per second of each round. */
  readonly rates: number[];
  requests: number;
  /** Responses other than 2xx, broken connections, timeouts. */
  errors: number;
}

/** p99 of the response time in ms, of each round, with `rate` requests a second over all connections. */
export async function delays(
  url: string,
  subjects: readonly Subject[],
  rounds: number,
  seconds: number,
  rate: number,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const { latency } = await fire(url, subject, seconds, { connections: 20, overallRate: rate });
      found.get(subject.name)?.push(latency.p99);
    }
  }
  return found;
}

/** `rounds` of `seconds` for each subject, its reference right before or after it; the order alternates. */
export async function loads(
  url: string,
  subjects: readonly Subject[],
  rounds: number,
  seconds: number,
): Promise<Map<string, Load>> {
  const found = new Map<string, Load>(subjects.map(({ name }) => [name, { rates: [], requests: 0, errors: 0 }]));
  for (const subject of subjects) await fire(url, subject, 1); // warm-up
  for (let round = 0; round < rounds; round++) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const result = await fire(url, subject, seconds);
      const load = found.get(subject.name) as Load;
      load.rates.push(result['2xx'] / result.duration);
      load.requests += result.requests.total;
      load.errors += result.errors + result.timeouts + result.non2xx;
    }
  }
  return found;
}

const fire = (url: string, { paths, headers }: Subject, duration: number, more: Partial<autocannon.Options> = {}) =>
  autocannon({
    url,
    connections: CONNECTIONS,
    ...more,
    duration,
    requests: paths.map((path) => ({ path, headers: { ...headers } })),
  });
