// Limits on connections: their number, the time that a request may take to arrive, and a shutdown that waits for responses but not
// for requests that never arrive in full.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import type { Code } from '../../api/codes.ts';
import { STATUS } from '../common/problem.ts';
import { failure } from './errors.ts';

/** How long a request may take to arrive, headers and body. */
const PATIENCE = 30_000; // ms
/** How long a shutdown waits for the rest of a request. */
const GRACE = 1_000; // ms

export interface Connections {
  /** Creates the server, and Fastify's second one if a name such as localhost has two addresses. */
  readonly serverFactory: FastifyServerFactory;
  /** Writes the response for malformed HTTP, or for a request that is too slow, to its socket. */
  readonly refuse: (error: NodeJS.ErrnoException, socket: Socket) => void;
  /** Call when the server begins to close: after a grace period, drops connections without a complete request. */
  end(): void;
}

/** `most`: concurrent connections for each address listened on. `patience`: ms. */
export function boundedConnections(most: number, patience = PATIENCE): Connections {
  /** The current request of each connection. */
  const open = new Map<Socket, IncomingMessage | undefined>();
  let servers = 0;

  const serverFactory: FastifyServerFactory = (handler, options): Server => {
    const limits = {
      requestTimeout: patience,
      headersTimeout: patience,
      connectionsCheckingInterval: Math.min(5_000, patience),
      keepAliveTimeout: (options as { keepAliveTimeout?: number }).keepAliveTimeout,
    };
    const server = createServer(limits, (request, response) => {
      open.set(request.socket, request);
      response.once('close', () => {
        if (open.get(request.socket) === request) open.set(request.socket, undefined);
      });
      handler(request, response);
    });
    server.maxConnections = most;
    server.on('connection', (socket: Socket) => {
      open.set(socket, undefined);
      socket.once('close', () => open.delete(socket));
    });
    // Fastify sets its clientErrorHandler on the first server only
    if (servers > 0) server.on('clientError', refuse);
    servers += 1;
    return server;
  };

  const cut = (): void => {
    for (const [socket, request] of open) if (!request?.complete) socket.destroy();
  };
  return { serverFactory, refuse, end: () => void setTimeout(cut, GRACE) };
}

/** In English: there are no headers to take a language from. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const code: Code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'REQUEST_TIMEOUT' : 'BAD_REQUEST';
  const body = JSON.stringify(failure(code, 'en'));
  const head = [
    `HTTP/1.1 ${STATUS[code]} ${code === 'BAD_REQUEST' ? 'Bad Request' : 'Request Timeout'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
