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
  },
  server: { proxy: { '/api': API, '/health': API } },
});
