// Builds the client into dist/; in development it passes /api on to the API at API_TARGET.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.API_TARGET ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
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
      output: { codeSplitting: { groups: [{ name: 'ubo', test: /GpuUboSystem/ }] } },
    },
  },
  server: { proxy: { '/api': API, '/health': API } },
});
