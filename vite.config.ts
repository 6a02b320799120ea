// Builds the client into dist/; in development it passes /api on to the API at API_TARGET.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { API_PATH } from './tools/apiPath.ts';
import { serviceWorker } from './tools/serviceWorker.ts';

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

/**
 * Small modules that the lobby loads anyway, in one chunk: on their own, each costs about 100 bytes more, and the first board has a
 * budget.
 */
const AT_ONCE = new RegExp(
  [
    'src/(app/)?late/',
    'src/app/(context|days|deferred|navigation|remembered|timeText|useAppState|useSite|wallet)\\.ts',
    'src/text/sentence\\.ts',
    'src/adapters/page/(frame|idle|vendor)\\.ts',
    'src/theme/logo\\.ts',
    'src/games/(GameArt|registry|techniques|manifest|[a-z]+/manifest)\\.tsx?',
    'puzzles/(grid|hint)\\.ts',
    'machines/(ports|orderedStore)\\.ts',
    // late parts need some of them too: the ad player, the replay of sessions
    'machines/(app|config|game|levels|modal|session)/',
    'puzzles/(solve|ipuz/sheet|log|replay|pace|result|levelId|catalogue|lock|gesture)\\.ts',
    'lucide-react/dist/esm/icons/(chevron-down|circle-check|circle-question-mark|house|lightbulb|lock|pause|play|star)\\.',
  ].join('|'),
);

/** Small modules that every board and dialogs share, likewise. */
const WITH_BOARD = new RegExp(
  [
    'src/board/(BoardHost|BoardSkeleton|usePress|PadKey|Pad|ofBoard|boardSource)\\.',
    'src/play/(BoardKeys|Zoom|ends|focus|useStart)\\.',
    'src/app/(gameHandle|levelFacts)\\.',
    'src/ui/(Switch|Segmented)\\.',
    'scenes/(keys|layer|strokes|marks|lines|palette)\\.',
    'puzzles/keyboards\\.',
    'lucide-react/dist/esm/icons/(chevron-left|delete|rotate-ccw|zoom-in|zoom-out|circle)\\.',
  ].join('|'),
);

/** Those that the lobby shares with other screens, so that it comes in one file. */
const WITH_LOBBY = new RegExp(
  [
    'src/app/useDaily\\.ts',
    'src/parts/(Brand|Links)\\.',
    'src/shop/(JokerCounter|JokerIcon)\\.',
    'lucide-react/dist/esm/icons/(check|chevron-right|flame|settings)\\.',
  ].join('|'),
);

/** And those of the lobby's game that its late parts need as well. */
const WITH_RULES = /puzzles\/(sudoku\/(board|rules|spoken|techniques\/masks)|grid|hint)\.ts/;

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

export default defineConfig({
  plugins: [ownLoading, react(), withoutUnusedPixi, withoutColourNames, serviceWorker, servedEmbed],
  // Pixi brings a copy of the colour library that the theme uses: 2 KiB brotli.
  resolve: { alias: { '@pixi/colord': 'colord' } },
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
    rolldownOptions: {
      input: { index: 'index.html', embed: EMBED },
      // Otherwise what is loaded only with the celebration moves into what the board waits for (15 KiB brotli).
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      // Pixi's eval-free code names this one part of WebGPU: alone, else all of WebGPU comes with the board (14 KiB).
      // XState in one piece: the machines that come later would have it cut into three (1.4 KiB).
      output: {
        // publishers' pages name it
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'late', test: AT_ONCE },
            { name: 'board', test: WITH_BOARD, includeDependenciesRecursively: false },
            { name: 'overview', test: WITH_LOBBY, includeDependenciesRecursively: false },
            { name: 'rules', test: WITH_RULES },
            { name: 'ubo', test: /GpuUboSystem/ },
            { name: 'xstate', test: /node_modules\/xstate\// },
          ],
        },
      },
    },
  },
  server: { proxy: { [API_PATH]: API, '/health': API } },
});
