// `npm run -s replays:record`: runs the tests of the machines and records their sessions.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Where all sessions go before some are chosen. */
export const RAW = join(tmpdir(), 'raetsel-sessions');

export default defineConfig({
  test: {
    include: ['tests/machines/**/*.test.ts'],
    exclude: ['**/replay*.test.ts', '**/gameShortcut.test.ts'],
    setupFiles: [join(import.meta.dirname, 'record.setup.ts')],
    reporters: ['dot'],
  },
});
