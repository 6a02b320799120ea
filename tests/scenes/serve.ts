// Builds and serves a page of the tests: the real scenes, or the replay of recordings, without the app around them.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

export interface HarnessServer {
  /** The page's address, to which options are added as a query. */
  readonly page: string;
  close(): Promise<void>;
}

/** The page that plays recordings. */
export const REPLAY_PAGE = '../helpers/replayPage';

/** On a free port. `folder`: of the page, from here. */
export async function serveHarness(folder = 'harness'): Promise<HarnessServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'harness-'));
  const common = {
    configFile: false,
    root: fileURLToPath(new URL(folder, import.meta.url)),
    logLevel: 'error',
  } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true, target: 'es2022', minify: false } });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const page = server.resolvedUrls?.local[0];
  if (!page) throw new Error('The harness has no address');
  return {
    page,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
