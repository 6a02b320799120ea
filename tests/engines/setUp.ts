// One server for all engines: the built client and the real API on an empty database.

import type { TestProject } from 'vitest/node';
import { startServer } from '../../tools/serve.ts';

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('server', server.url);
  // starts the sign-in emulator, which starts on its first request, while other tests run
  void fetch(`${server.url}/api/whitelabel/firebase-config`);
  return server.stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly server: string;
  }
}
