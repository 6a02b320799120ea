// Attack: connections that are opened, begin a request, and never bring it to its end. Shares no code with the server.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request whose body is said to be long and of which a few bytes come. */
export const HALF_A_BODY = [
  'POST /api/feedback HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 10000',
  '',
  '{"kind":',
].join('\r\n');

export const HALF_A_HEAD = 'GET /api/settings HTTP/1.1\r\nHost: loc';

export interface Dripping {
  /** How many are still open. */
  open(): number;
  /** Everything that came back on the first one. */
  heard(): string;
  /** Resolves when the first one has ended. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

/** Resolves when all have been let in and have sent `words`, or have been closed. */
export async function drip(port: number, count: number, words: string): Promise<Dripping> {
  let heard = '';
  const sockets = await Promise.all(Array.from({ length: count }, () => opened(port)));
  const [first] = sockets;
  first?.on('data', (chunk) => {
    heard += chunk;
  });
  for (const socket of sockets) socket.write(words);
  return {
    open: () => sockets.filter((socket) => !socket.closed).length,
    heard: () => heard,
    ended: first === undefined ? Promise.resolve() : once(first, 'close'),
    stop() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}
