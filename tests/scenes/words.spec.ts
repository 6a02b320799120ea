// The boards of the word games in a real browser: how much they draw and when.

import { expect, type Page, test } from 'playwright/test';
import type { Gesture } from '../../puzzles/gesture.ts';
import { inOneWorker } from '../helpers/full.ts';
import { counts, frames } from './harnessPage.ts';
import { type HarnessServer, serveHarness } from './serve.ts';

/** The most draw calls that one picture may take. */
const DRAWS = 4;

inOneWorker(); // each worker builds the page

let server: HarnessServer;
test.beforeAll(async () => {
  server = await serveHarness();
});
test.afterAll(() => server.close());

async function open(page: Page, game: string, more = 'motion'): Promise<void> {
  await page.goto(`${server.page}?side=240&words=${game}&${more}`);
  await page.waitForSelector('body[data-ready]');
  await frames(page, 3);
}

/** The counts of a gesture, until the board requests no more frames. */
async function costOf(page: Page, gesture: Gesture) {
  const before = await counts(page);
  await page.evaluate((by) => window.harness.play(by), gesture);
  await frames(page, 30);
  const after = await counts(page);
  return { renders: after.renders - before.renders, draws: after.draws - before.draws };
}

/** Gestures that show something new, by game: letters, words, the line under a finger and the resulting capsule. */
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
  test(`a picture of a ${game} is at most ${DRAWS} draw calls; idle it draws none; almost no room does no harm`, async ({
    page,
  }) => {
    await open(page, game);
    await sharp(page);
    const first = await counts(page);
    // One more if the board is larger than its canvas: what is off-screen comes later.
    expect(first.renders).toBeLessThanOrEqual(2);
    expect(first.draws).toBeLessThanOrEqual(first.renders * DRAWS);
    for (const gesture of gestures) {
      const { renders, draws } = await costOf(page, gesture);
      expect(renders, `${gesture.type} shows nothing`).toBeGreaterThan(0);
      expect(draws).toBeLessThanOrEqual(renders * DRAWS);
    }

    const before = await counts(page);
    await frames(page, 60);
    expect(await counts(page)).toEqual(before);

    for (const side of [90, 45, 36, 27, 18, 9, 3, 240]) {
      await page.evaluate((px) => window.harness.setSide(px), side);
      await frames(page, 3);
    }
    expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
  });
}

test('the line under a finger is moved, not redrawn: no upload, and one picture for each cell entered', async ({
  page,
}) => {
  await open(page, 'wordsearch');
  await costOf(page, { type: 'drag', path: [0, 1], end: false, extend: false });
  const before = await counts(page);
  const path = [0, 1];
  for (const cell of [2, 3, 4, 5]) {
    path.push(cell);
    await costOf(page, { type: 'drag', path, end: false, extend: false });
  }
  const { renders, uploads, glyphs } = await counts(page);
  expect(renders - before.renders).toBe(4);
  expect({ uploads, glyphs }).toEqual({ uploads: before.uploads, glyphs: before.glyphs });
});

/** Turns the wheel over the board with Ctrl, in one display frame after the other. */
async function turnWheel(page: Page, times: number, deltaY: number): Promise<void> {
  await page.evaluate(
    async ([n, by]) => {
      const { board, nextFrame } = window.harness;
      for (let i = 0; i < n; i++) {
        board.canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: by, ctrlKey: true, cancelable: true }));
        await new Promise(nextFrame);
      }
    },
    [times, deltaY] as const,
  );
}

/** Waits until the board has nothing left to do. */
async function sharp(page: Page): Promise<void> {
  await page.locator('canvas[data-sharp="true"]').waitFor();
}

test('while the wheel turns the picture is only stretched; once it rests, another one replaces it in one frame', async ({
  page,
}) => {
  await open(page, 'crossword', '');
  await sharp(page);
  const before = await counts(page);
  await turnWheel(page, 5, -60);
  const turned = await counts(page);
  expect(turned.renders - before.renders).toBe(5);
  expect({ uploads: turned.uploads, glyphs: turned.glyphs }).toEqual({
    uploads: before.uploads,
    glyphs: before.glyphs,
  });
  await sharp(page);
  await frames(page, 20);
  const rested = await counts(page);
  expect(rested.uploads).toBeGreaterThan(turned.uploads);
  expect(rested.glyphs).toBeGreaterThan(turned.glyphs);
  await frames(page, 60);
  // but for the old picture, which is freed by and by
  expect({ ...(await counts(page)), destroyed: rested.destroyed }).toEqual(rested);
});

test('what is drawn in slices reaches the GPU once, not the whole page with each of them', async ({ page }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await open(page, 'crossword', '');
  await sharp(page);
  await turnWheel(page, 5, -60);
  await sharp(page);
  const { room, copied } = await counts(page);
  expect(copied).toBeLessThanOrEqual(room);
});

test('on a board larger than its canvas the visible part is painted first, and all of it before it moves', async ({
  page,
}) => {
  await open(page, 'crossword', 'side=90');
  const painted = await page.evaluate(async () => {
    const { harness } = window;
    harness.board.destroy();
    const none = harness.counts.glyphs;
    const { canvas } = await harness.mount();
    // it is drawn as soon as it is laid out, and has a size from then on
    await new Promise((drawn) => new ResizeObserver(drawn).observe(canvas));
    const first = harness.counts.glyphs;
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaX: 400, deltaY: 400, cancelable: true }));
    await new Promise(harness.nextFrame);
    return { first: first - none, whole: harness.counts.glyphs - none };
  });
  expect(painted.first).toBeGreaterThan(0);
  expect(painted.whole).toBeGreaterThan(painted.first);
  const moved = await page.locator('canvas').screenshot();
  await page.locator('canvas[data-sharp="true"]').waitFor();
  await frames(page, 20);
  expect(await page.locator('canvas').screenshot()).toEqual(moved);
});

test('a closed board is taken apart when there is time: the next level does not wait for it', async ({ page }) => {
  await open(page, 'crossword', '');
  await sharp(page);
  const before = (await counts(page)).destroyed;
  const atOnce = await page.evaluate(() => {
    window.harness.board.destroy();
    return window.harness.counts.destroyed;
  });
  expect(atOnce).toBe(before);
  await expect.poll(async () => (await counts(page)).destroyed - before).toBeGreaterThan(50);
  expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
});

test('a half-made picture is discarded when the wheel turns again, and leaves nothing behind', async ({ page }) => {
  await open(page, 'crossword');
  await sharp(page);
  const { textures } = await counts(page);
  for (let i = 0; i < 4; i++) {
    await turnWheel(page, 1, i % 2 === 0 ? -90 : 60);
    await frames(page, 12);
  }
  await sharp(page);
  await page.evaluate(() => window.harness.board.zoom(0.01));
  await page.locator('canvas[data-sharp="false"]').waitFor();
  await sharp(page);
  // empty pages are kept for the next picture for ten seconds
  await expect.poll(async () => (await counts(page)).textures, { timeout: 20_000 }).toBe(textures);
  expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
});
