// Serves metrics on a port of its own; the public port has none.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartRefused } from '../settings/environment.ts';
import type { Prometheus } from './prometheus.ts';

export interface MetricsListener {
  readonly port: number;
  stop(): Promise<void>;
}

/** Throws StartRefused if the port is not available. */
export async function listenForMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  prometheus: Pick<Prometheus, 'contentType' | 'text'>,
  report: (error: Error) => void,
): Promise<MetricsListener> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    prometheus.text().then(
      (text) => response.writeHead(200, { 'content-type': prometheus.contentType }).end(text),
      (error) => {
        report(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartRefused(`METRICS_PORT ${port} at METRICS_HOST ${host} cannot be used: ${(error as Error).message}.`);
  }
  server.on('error', report);
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
