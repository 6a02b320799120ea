// How the support tool reaches a running server with an embedded database: a socket in the data folder, for the folder's owner
// only, who could do all of this anyway.
//
// The request is one line of JSON (CommandRequest), the response several (SocketFrame), of which the last holds the result.

import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { StartRefused } from '../settings/environment.ts';
import type { AdminContext, NewFile } from './command.ts';
import type { CommandResult } from './run.ts';

export interface CommandRequest {
  readonly words: readonly string[];
  readonly operator: string;
}

/** The client opens, fills, and keeps or drops a file; the last frame is the result. */
export type SocketFrame =
  | { readonly open: string }
  | { readonly bytes: string }
  | { readonly keep: boolean }
  | { readonly result: CommandResult };

/** Some brands with their logos. */
const LONGEST_REQUEST = 1024 * 1024; // bytes
/** Every system allows this much for a socket's path. */
const LONGEST_PATH = 100; // bytes

/** undefined if the folder cannot have one: on Windows, or with too long a path. */
export function socketPath(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, 'admin.sock');
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= LONGEST_PATH);
}

export type ServerContext = Omit<AdminContext, 'operator' | 'newFile' | 'now'> & { now(): number };

/** `report` receives each command with its operator, and errors. Rejects if the folder allows no socket. */
export async function listenForSupport(
  folder: string,
  context: ServerContext,
  report: (event: { command: string; operator: string; code: number } | Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const path = socketPath(folder);
  if (path === undefined) throw new StartRefused(`No socket can be made in ${folder}.`);
  if (existsSync(path)) rmSync(path); // left by a killed process, since we hold the folder's lock
  const inProgress = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const answered = answer(socket, context, report)
      .catch((error) => report(error))
      .finally(() => {
        socket.destroySoon();
        inProgress.delete(answered);
      });
    inProgress.add(answered);
  });
  await listening(server, path);
  return {
    async stop() {
      server.close();
      await Promise.all(inProgress);
    },
  };
}

/** The umask keeps others out even before chmod. */
async function listening(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    const ready = new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
    server.listen(path); // creates the file synchronously
    await ready;
  } finally {
    process.umask(before);
  }
  chmodSync(path, 0o600);
  server.unref();
}

async function answer(
  socket: Socket,
  context: ServerContext,
  report: Parameters<typeof listenForSupport>[2],
): Promise<void> {
  socket.on('error', () => undefined); // the client has gone
  socket.setTimeout(10_000, () => socket.destroy());
  const { words, operator } = await requestFrom(socket);
  socket.setTimeout(0);
  const send = (frame: SocketFrame): void => void socket.write(`${JSON.stringify(frame)}\n`);
  const now = context.now();
  const command = words.slice(0, 2).join(' ');
  try {
    const { runAdmin } = await import('./run.ts'); // loaded on demand, so that no start waits for the commands
    const result = await runAdmin(words, (work) =>
      work({ ...context, now, operator, newFile: async (path) => remoteFile(socket, path, send) }),
    );
    send({ result });
    report({ command, operator, code: result.code });
  } catch (error) {
    send({ result: { out: '', err: 'The server could not do that; see its log for the reason.\n', code: 1 } });
    throw error;
  }
}

async function requestFrom(socket: Socket): Promise<CommandRequest> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.includes('\n')) break;
    if (text.length > LONGEST_REQUEST) throw new Error('The support tool’s request is too long.');
  }
  const { words, operator } = JSON.parse(text) as CommandRequest;
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string') || typeof operator !== 'string')
    throw new Error('The support tool’s request is malformed.');
  return { words, operator: operator.slice(0, 64) };
}

/** Buffers in memory if the client is slow: the database must not wait for it. */
function remoteFile(socket: Socket, path: string, send: (frame: SocketFrame) => void): NewFile {
  send({ open: path });
  return {
    async write(bytes) {
      if (socket.destroyed) throw new Error('The support tool disconnected during the backup.');
      send({ bytes: Buffer.from(bytes).toString('base64') });
    },
    keep: async () => send({ keep: true }),
    drop: async () => send({ keep: false }),
  };
}
