// A proxy to the server that can be cut and restored: the same for every engine, whatever its driver supports.

import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  readonly url: string;
  /** Responses so far, such as `POST /api/user/progress 200`, newest last. */
  readonly answered: readonly string[];
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** `server`: the address at the other end. */
export async function lineTo(server: string): Promise<Line> {
  const answered: string[] = [];
  let whole = true;
  const line = createServer((incoming, outgoing) => {
    if (!whole) return void incoming.socket.destroy();
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = request(`${server}${url}`, { method, headers }, (answer) => {
      answered.push(`${method} ${url.split('?')[0]} ${answer.statusCode}`);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
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
    async close() {
      line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

const broken = (outgoing: ServerResponse): void => void outgoing.socket?.destroy();
