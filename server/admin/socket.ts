// The way by which the support's tool reaches a running server whose database is embedded: a socket in the data folder, for the
// owner of that folder alone. Whoever may read the folder can do all of this anyway.
//
// One line of JSON asks: CommandRequest. Lines of JSON answer, one SocketFrame each; the last one holds what was said.

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

/** A file is opened, filled, and kept or dropped, by whoever asked. */
export type SocketFrame =
  | { readonly open: string }
  | { readonly bytes: string }
  | { readonly keep: boolean }
  | { readonly said: CommandResult };

const LONGEST_QUESTION = 64 * 1024; // bytes
/** What every system allows for a socket's address. */
const LONGEST_PATH = 100; // bytes

/** undefined where the folder cannot have one: on Windows, or far down in the tree. */
export function socketPath(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, 'admin.sock');
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= LONGEST_PATH);
}

export type ServerContext = Omit<AdminContext, 'operator' | 'newFile' | 'now'> & { now(): number };

/** `report` gets what was done and by whom, and what failed. Rejects where the folder allows no socket. */
export async function listenForSupport(
  folder: string,
  context: ServerContext,
  report: (told: { command: string; operator: string; code: number } | Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const path = socketPath(folder);
  if (path === undefined) throw new StartRefused(`No socket can be made in ${folder}.`);
  if (existsSync(path)) rmSync(path); // of a process that was killed: the folder's lock is ours
  const underWay = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const answered = answer(socket, context, report)
      .catch((error) => report(error))
      .finally(() => {
        socket.destroySoon();
        underWay.delete(answered);
      });
    underWay.add(answered);
  });
  await listening(server, path);
  return {
    async stop() {
      server.close();
      await Promise.all(underWay);
    },
  };
}

/** Nobody else may connect, not even in the moment before its rights are set. */
async function listening(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    const ready = new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
    server.listen(path); // makes the file before it returns
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
  socket.on('error', () => undefined); // whoever asked has gone
  socket.setTimeout(10_000, () => socket.destroy());
  const { words, operator } = await question(socket);
  socket.setTimeout(0);
  const send = (frame: SocketFrame): void => void socket.write(`${JSON.stringify(frame)}\n`);
  const now = context.now();
  const command = words.slice(0, 2).join(' ');
  try {
    const { runAdmin } = await import('./run.ts'); // with all commands: no start waits for them
    const said = await runAdmin(words, (work) =>
      work({ ...context, now, operator, newFile: async (path) => remoteFile(socket, path, send) }),
    );
    send({ said });
    report({ command, operator, code: said.code });
  } catch (error) {
    send({ said: { out: '', err: 'The server could not do that: its log says why.\n', code: 1 } });
    throw error;
  }
}

async function question(socket: Socket): Promise<CommandRequest> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.includes('\n')) break;
    if (text.length > LONGEST_QUESTION) throw new Error('The question of the support’s tool is too long.');
  }
  const { words, operator } = JSON.parse(text) as CommandRequest;
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string') || typeof operator !== 'string')
    throw new Error('The question of the support’s tool is none.');
  return { words, operator: operator.slice(0, 64) };
}

/** The bytes wait in the socket's memory where the other side is slow: the database must not wait for it. */
function remoteFile(socket: Socket, path: string, send: (frame: SocketFrame) => void): NewFile {
  send({ open: path });
  return {
    async write(bytes) {
      if (socket.destroyed) throw new Error('Whoever wanted the file has gone.');
      send({ bytes: Buffer.from(bytes).toString('base64') });
    },
    keep: async () => send({ keep: true }),
    drop: async () => send({ keep: false }),
  };
}
