// Unit, machine, scene and rule tests in Node; the server's on the databases of one run (tests/server/setUp.ts); those of the
// React chrome in happy-dom. Browser tests are Playwright's.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// dozens of tests run a command or a server as a process: compiled modules make each start three times as fast
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'raetsel-compiled');

// A database is a thousand files, copied some eighty times: in memory, where there is room, each copy costs a tenth of the CPU.
// The full run installs the project's packages there, which is too much.
const MEMORY = '/dev/shm';
if (process.env.FULL === undefined && freeBytes(MEMORY) > 4 * 2 ** 30) process.env.TMPDIR = MEMORY;

/** 0 where there is no such folder. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** What wants a database. */
const SERVER = ['tests/server/**/*.test.ts', 'tests/tools/import.test.ts'];

/** Files that take longest: begun last, one of them would keep a worker busy long after the others have run out of files. */
const LONG = /(firstStart|races|process|containers|generate|farming|kill|backup|rewards|soundness|life)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter((file) => LONG.test(file.moduleId)),
      ...sorted.filter((file) => !LONG.test(file.moduleId)),
    ];
  }
}

export default defineConfig({
  test: {
    // one more than cores: dozens of tests wait for a process, and nobody else waits for them
    maxWorkers: 3,
    // The files of a worker share their modules, lexicons and packs: to load them anew for each file took more than a third of
    // the unit tests' CPU. So a test puts back what it changes; `--isolate` shows whether it is that.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/src/**', 'tests/e2e/**', ...SERVER],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER,
          globalSetup: 'tests/server/setUp.ts',
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: ['tests/src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
