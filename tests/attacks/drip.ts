// Attack: connections that begin a request and never finish it (slow loris). Shares no code with the server.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request that announces a long body and sends a few bytes of it. */
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
  /** How many connections are still open. */
  open(): number;
  /** Everything received on the first connection. */
  heard(): string;
  /** Resolves when the first connection has ended. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

/** Resolves when all connections have been accepted and have sent `words`, or have been closed. */
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
