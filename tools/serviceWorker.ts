// Builds the service worker (src/adapters/offline) as the last step of the client's build: one classic script, since not every browser
// takes a module here, with the names of the client's files put in.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/adapters/offline/worker.ts', import.meta.url));
/** Not needed to play: stored later. */
const LATER = /assets\/(fonts|images|sounds)\//;

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** What the worker stores, and when; addresses from the root. */
export function filesOf(bundle: Bundle): { readonly files: readonly string[]; readonly rest: readonly string[] } {
  const built = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'));
  const isRest = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
    LATER.test((file.type === 'chunk' ? file.facadeModuleId : file.originalFileNames[0]) ?? '');
  const addresses = (files: typeof built) => files.map(({ fileName }) => `/${fileName}`).toSorted();
  return { files: addresses(built.filter((file) => !isRest(file))), rest: addresses(built.filter(isRest)) };
}

export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const files = filesOf(bundle);
    const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
    const api = process.env.VITE_API_BASE ?? '/api';
    const made = (await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: {
        BUILD: JSON.stringify({ version, api, ...files }),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    })) as Rolldown.RolldownOutput;
    writeFileSync(join(dir, 'sw.js'), made.output[0].code);
  },
};
