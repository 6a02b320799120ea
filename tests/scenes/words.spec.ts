// The boards of the word games in a real browser: how much they draw and when.

import { expect, type Page, test } from 'playwright/test';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Harness } from './harness/page.ts';
import { type HarnessServer, serveHarness } from './serve.ts';

declare global {
  interface Window {
    harness: Harness;
  }
}

/** The most that one picture may cost. */
const DRAWS = 4;

let server: HarnessServer;
test.beforeAll(async () => {
  server = await serveHarness();
});
test.afterAll(() => server.close());

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`${server.page}?side=240&motion&words=${game}`);
  await page.waitForSelector('body[data-ready]');
  await frames(page, 3);
}

/** Waits for display frames, asked for outside the board's count. */
async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (n) => {
    for (let i = 0; i < n; i++) await new Promise(window.harness.nextFrame);
  }, count);
}

const counts = (page: Page) => page.evaluate(() => ({ ...window.harness.counts }));

/** Counts of what follows from a gesture, until the board asks for no more frames. */
async function costOf(page: Page, gesture: Gesture) {
  const before = await counts(page);
  await page.evaluate((by) => window.harness.play(by), gesture);
  await frames(page, 30);
  const after = await counts(page);
  return { renders: after.renders - before.renders, draws: after.draws - before.draws };
}

/** Gestures that show something new, by game: letters, words, the line under a finger and the capsule that it leaves. */
const PLAYS: Readonly<Record<string, readonly Gesture[]>> = {
  crossword: [
    { type: 'symbol', symbol: 'Q', alt: false },
    { type: 'next', back: false },
    { type: 'symbol', symbol: 'E', alt: false },
  ],
  gridpuzzle: [
    { type: 'step', to: 'down', extend: false },
    { type: 'symbol', symbol: 'Q', alt: false },
    { type: 'pick', item: 'SHALL' },
  ],
  wordsearch: [
    { type: 'drag', path: [0, 1, 2], end: false, extend: false },
    { type: 'drag', path: [0, 1, 2, 3, 4], end: true, extend: false },
    { type: 'drag', path: [3, 9, 15, 21, 27], end: true, extend: false },
  ],
};

for (const [game, gestures] of Object.entries(PLAYS)) {
  test(`a picture of a ${game} is at most ${DRAWS} draw calls, the first and every other one`, async ({ page }) => {
    await open(page, game);
    const first = await counts(page);
    expect(first.renders).toBe(1);
    expect(first.draws).toBeLessThanOrEqual(DRAWS);
    for (const gesture of gestures) {
      const { renders, draws } = await costOf(page, gesture);
      expect(renders, `${gesture.type} shows nothing`).toBeGreaterThan(0);
      expect(draws).toBeLessThanOrEqual(renders * DRAWS);
    }
    expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
  });

  test(`an idle ${game} asks for no frame and draws nothing, after play too`, async ({ page }) => {
    await open(page, game);
    for (const gesture of gestures) await costOf(page, gesture);
    const before = await counts(page);
    await frames(page, 60);
    expect(await counts(page)).toEqual(before);
  });
}
