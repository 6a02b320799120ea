// Sends a command to the server that runs on the folder (socket.ts), and stores the files that it sends back.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type NewFile, Refused } from './command.ts';
import { newFile } from './newFile.ts';
import type { CommandResult } from './run.ts';
import { type CommandRequest, type SocketFrame, socketPath } from './socket.ts';

/** undefined if no server listens there. */
export async function sendToServer(folder: string, request: CommandRequest): Promise<CommandResult | undefined> {
  const socket = await connected(folder);
  if (socket === undefined) return undefined;
  let file: NewFile | undefined;
  try {
    socket.write(`${JSON.stringify(request)}\n`);
    for await (const line of createInterface({ input: socket })) {
      const frame: SocketFrame = JSON.parse(line);
      if ('result' in frame) return frame.result;
      if ('open' in frame) {
        if (!request.words.includes(frame.open))
          throw new Refused('The server tried to write a file that the command does not name.');
        file = await newFile(frame.open);
      } else if ('bytes' in frame) await file?.write(Buffer.from(frame.bytes, 'base64'));
      else {
        await (frame.keep ? file?.keep() : file?.drop());
        file = undefined;
      }
    }
    throw new Refused('The server exited before it responded.');
  } catch (error) {
    if (error instanceof Refused) return { out: '', err: `${error.message}\n`, code: 1 };
    throw error;
  } finally {
    await file?.drop();
    socket.destroy();
  }
}

async function connected(folder: string): Promise<Socket | undefined> {
  const path = socketPath(folder);
  if (path === undefined) return undefined;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    socket.on('error', () => undefined); // ends the loop over its lines
    return socket;
  } catch {
    return undefined; // no socket, or one left by a killed server
  }
}
