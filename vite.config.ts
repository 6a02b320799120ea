// Builds the client into dist/; in development it passes /api on to the API at API_TARGET.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { API_PATH } from './tools/apiPath.ts';
import { chunkGroups, drawingOf, visits } from './tools/chunks.ts';
import { serviceWorker } from './tools/serviceWorker.ts';
import { stillShell } from './tools/stillShell.ts';

const API = process.env.API_TARGET ?? 'http://localhost:8080';

/**
 * Pixi's index registers masks, videos and spritesheets for everybody, and its eval-free code names particles. We have none of
 * them, and they would come with the first board (9 KiB brotli).
 */
const withoutUnusedPixi: Plugin = {
  name: 'without-unused-pixi',
  transform: {
    filter: { id: /pixi\.js\/lib\/(.*\/)?((rendering|spritesheet)\/init|ParticleBuffer)\.mjs$/ },
    handler: (_, id) => ({
      code: id.includes('ParticleBuffer') ? 'export class ParticleBuffer {}' : 'export {};',
      map: null,
      moduleSideEffects: false,
    }),
  },
};

/** What comes with the page itself: no import has to bring it. */
const withPage = new Set<string>();

/** What is loaded on demand comes by a way of our own: src/late/chunk.ts says why. */
const ownLoading: Plugin = {
  name: 'own-loading',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export * from ${JSON.stringify(fileURLToPath(new URL('src/late/chunk.ts', import.meta.url)))}`,
  },
  generateBundle(_, bundle) {
    const add = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || withPage.has(file)) return;
      withPage.add(file);
      for (const next of chunk.imports) add(next);
    };
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName);
  },
};

/** What publishers' pages load: a file of its own, at the same address in development. */
const EMBED = 'src/embed/embed.ts';
const servedEmbed: Plugin = {
  name: 'served-embed',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url === '/embed.js') request.url = `/${EMBED}`;
      next();
    });
  },
};

/** Pixi's texts begin black; it needs no other of the 148 colours that CSS has names for (1.4 KiB brotli). */
const withoutColourNames: Plugin = {
  name: 'without-colour-names',
  load: {
    filter: { id: /node_modules\/colord\/plugins\/names/ },
    handler: () => `const colours = { black: 0, white: 255 };
      export default (_, { string }) => string.push([(name) => {
        const value = colours[name];
        return value === undefined ? null : { r: value, g: value, b: value, a: 1 };
      }, 'name']);`,
  },
};

const ALIAS = { '@pixi/colord': 'colord' };

export default defineConfig({
  plugins: [
    ownLoading,
    react(),
    withoutUnusedPixi,
    withoutColourNames,
    serviceWorker,
    stillShell,
    servedEmbed,
    visits,
    drawingOf([withoutUnusedPixi, withoutColourNames], ALIAS),
  ],
  // Pixi brings a copy of the colour library that the theme uses: 2 KiB brotli.
  resolve: { alias: ALIAS },
  // Workers load kinds on demand, as the page does.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The size budget reads it.
    manifest: true,
    // A preload polyfill is for browsers older than the target.
    // The files of an import: its own as well, which Vite leaves out where it is the only one.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, others, { hostType }) =>
        hostType === 'html' ? others : [...new Set([file, ...others])].filter((name) => !withPage.has(name)),
    },
    // Small files stay files: inlined ones would need a looser content security policy.
    assetsInlineLimit: 0,
    // tools/size.ts watches what a visit loads
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { index: 'index.html', embed: EMBED },
      // Otherwise what is loaded only with the celebration moves into what the board waits for (15 KiB brotli).
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      output: {
        // publishers' pages name it
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { [API_PATH]: API, '/health': API } },
});
