// The engines other than Chromium, in parallel; `npm test` has built the client before.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/engines/*.engine.ts'],
    globalSetup: 'tests/engines/setUp.ts',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // as in Chromium: a second try is named, and three are a fault (tools/testParts.ts)
    retry: 1,
  },
});
