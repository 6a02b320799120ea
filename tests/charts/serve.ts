// Builds the app with the ports of page/ in place of its own, and serves it from the real server with ads turned on.

import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { startServer } from '../../tools/serve.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(import.meta.dirname, 'page');
const CLIENT = join(ROOT, 'test-results/charts/client');

/** The modules that are replaced, by what imports name. puzzles/registry.ts only where the app loads rules. */
const REPLACED: readonly (readonly [module: string, by: string, importer?: string])[] = [
  ['src/adapters/ports.ts', 'ports.ts'],
  ['src/late/tap.ts', 'tap.ts'],
  ['src/adapters/hints/hints.ts', 'hints.ts'],
  ['puzzles/registry.ts', 'registry.ts', 'src/app/start.ts'],
  ['src/adapters/ads/scripts.ts', 'scripts.ts'],
  ['src/adapters/ads/videoPlayer.ts', 'videoPlayer.ts'],
];

const replaced: Plugin = {
  name: 'replaced',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || importer.startsWith(PAGE)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const one = REPLACED.find(
      ([module, , only]) => found?.id === join(ROOT, module) && (only === undefined || importer === join(ROOT, only)),
    );
    return one ? join(PAGE, one[1]) : found;
  },
};

await build({
  root: ROOT,
  configFile: join(ROOT, 'vite.config.ts'),
  plugins: [replaced],
  logLevel: 'error',
  build: { outDir: CLIENT, emptyOutDir: true, minify: false },
});

delete process.env.NODE_ENV; // the build's, not the server's

const ADS = 'https://ads.example.org';
const server = await startServer({
  port: Number(process.env.CHARTS_PORT),
  client: CLIENT,
  variables: {
    AD_TAG_URL: `${ADS}/vast.xml`,
    CONSENT_URL: `${ADS}/cmp.js`,
    IMA_URL: `${ADS}/ima3.js`,
    AD_PLAYER_URL: ADS,
  },
});

// the sign-in emulator starts with its first request
await fetch(`${server.url}/api/whitelabel/firebase-config`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
