// Browser tests: the built client with the real server, in a phone and in a desktop window of one Chromium.
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './tools/browser.ts';
import { freePort } from './tools/freePort.ts';

// Workers load this file again: the environment carries what must be the same in all of them.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH ||= ensureChromium();

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: process.env.RECORD === '1' ? '**/recordSessions.ts' : '**/*.spec.ts',
  snapshotPathTemplate: 'tests/e2e/approved/{arg}-{projectName}{ext}',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  maxFailures: 20,
  retries: 1, // `npm test` names each test that needed it, and takes more than two for a fault
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 40, threshold: 0.15 } },
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    {
      name: 'desktop',
      ...(process.env.FULL === '1' ? {} : { grepInvert: /@narrow/ }),
      testIgnore: /(ad(s|House)|offline)\.spec\.ts$/, // the phone's window is the harder one
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'scenes', testDir: 'tests/scenes', use: { viewport: { width: 420, height: 480 } } },
  ],
  webServer: {
    command: 'node tools/node.mjs tests/e2e/serve.ts',
    url: `${baseURL}/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
