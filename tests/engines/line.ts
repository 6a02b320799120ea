// A proxy to the server that can be cut and restored: the same for every engine, whatever its driver supports. It can also serve another
// version of the client from a certain moment on.

import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Line {
  readonly url: string;
  /** Responses so far, such as `POST /api/user/progress 200`, newest last. */
  readonly answered: readonly string[];
  cut(): void;
  mend(): void;
  /** From now on there is a version of the client whose files all have other names; those of the first are gone. */
  deploy(): void;
  close(): Promise<void>;
}

/** `server`: the address at the other end. `without`: what it does not have, so that nobody waits until it is made. */
export async function lineTo(server: string, without = /^$/): Promise<Line> {
  const answered: string[] = [];
  let whole = true;
  let named = (names: string): string => names;
  const line = createServer((incoming, outgoing) => {
    if (!whole) return void incoming.socket.destroy();
    const { method = 'GET', url = '/' } = incoming;
    if (without.test(url)) return void outgoing.writeHead(404).end();
    const headers: OutgoingHttpHeaders = { ...incoming.headers, 'accept-encoding': 'identity' };
    // what the browser has is perhaps of the other version
    if (method === 'GET') for (const known of ['if-none-match', 'if-modified-since']) delete headers[known];
    const onward = request(`${server}${named(url)}`, { method, headers }, (answer) => {
      answered.push(`${method} ${url.split('?')[0]} ${answer.statusCode}`);
      pass(answer, outgoing, named).catch(() => broken(outgoing));
    });
    onward.once('error', () => broken(outgoing));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    answered,
    cut() {
      whole = false;
      line.closeAllConnections();
    },
    mend() {
      whole = true;
    },
    deploy() {
      named = otherNames;
    },
    async close() {
      line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

async function pass(answer: IncomingMessage, outgoing: ServerResponse, named: (names: string) => string) {
  const { 'content-length': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  if (!/html|script|css/.test(headers['content-type'] ?? '')) return void answer.pipe(outgoing);
  outgoing.end(named(await text(answer)));
}

/** Reverses the hashes in the names of built files, and the worker's version: done twice, it changes nothing. */
const otherNames = (names: string): string =>
  names
    .replace(/-([\w-]{8})(\.(?:js|css)\b)/g, (_, hash, end) => `-${backwards(hash)}${end}`)
    .replace(/(["'`])([0-9a-f]{12})\1/g, (_, quote, version) => quote + backwards(version) + quote);

const backwards = (text: string): string => [...text].toReversed().join('');

const broken = (outgoing: ServerResponse): void => void outgoing.socket?.destroy();
