// Builds the client into dist/; in development it passes /api on to the API at API_TARGET.
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  plugins: [react(), withoutUnusedPixi],
  // Workers load kinds on demand, as the page does.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The size budget reads it.
    manifest: true,
    // A preload polyfill is for browsers older than the target.
    modulePreload: { polyfill: false },
    // Small files stay files: inlined ones would need a looser content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Otherwise what is loaded only with the celebration moves into what the board waits for (15 KiB brotli).
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      // Pixi's eval-free code names this one part of WebGPU: alone, else all of WebGPU comes with the board (14 KiB).
      // XState in one piece: the machines that come later would have it cut into three (1.4 KiB).
      output: {
        codeSplitting: {
          groups: [
            { name: 'ubo', test: /GpuUboSystem/ },
            { name: 'xstate', test: /node_modules\/xstate\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': API, '/health': API } },
});
