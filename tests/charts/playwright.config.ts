// `npm run test:charts`: the app, built with the test's ports, on the real server.
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/browser.ts';
import { freePort } from '../../tools/freePort.ts';

process.env.CHARTS_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH ||= ensureChromium();

const baseURL = `http://127.0.0.1:${process.env.CHARTS_PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/charts/failed',
  globalSetup: './coverage.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: '../../test-results/charts.json' }]],
  use: {
    baseURL,
    actionTimeout: 10_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] },
  },
  webServer: {
    command: 'node tools/node.mjs tests/charts/serve.ts',
    cwd: '../..',
    url: `${baseURL}/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
