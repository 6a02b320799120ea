// A board in a real browser: how much it draws and when, and that its picture survives lost contexts, zoom and resizing.

import { expect, type Page, test } from 'playwright/test';
import { inOneWorker } from '../helpers/full.ts';
import { counts, frames } from './harnessPage.ts';
import { type HarnessServer, serveHarness } from './serve.ts';

inOneWorker(); // each worker builds the page

let server: HarnessServer;
test.beforeAll(async () => {
  server = await serveHarness();
});
test.afterAll(() => server.close());

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${server.page}?side=180&${query}`);
  await page.waitForSelector('body[data-ready]');
  await frames(page, 3);
}

/** The cost of an action, once all its effects have happened. */
async function costOf(page: Page, action: () => Promise<unknown>) {
  const before = await counts(page);
  await action();
  await frames(page, 20);
  const after = await counts(page);
  return {
    renders: after.renders - before.renders,
    draws: after.draws - before.draws,
    frames: after.frames - before.frames,
    uploads: after.uploads - before.uploads,
  };
}

/** Stores a screenshot of the canvas under a name, in the page. */
async function keep(page: Page, name: string): Promise<void> {
  const png = await page.locator('canvas').screenshot();
  await page.evaluate(([key, base64]) => window.harness.keep(key, base64), [name, png.toString('base64')] as const);
}

/** Cells in which two stored pictures differ by more than the tolerance, 0 to 255 per channel. */
const differing = (page: Page, a: string, b: string, tolerance = 0): Promise<number[]> =>
  page.evaluate(([x, y, most]) => window.harness.differingCells(x, y, most), [a, b, tolerance] as const);

test('the first picture is one render and one draw call, cells, letters, lines and marks together', async ({
  page,
}) => {
  await open(page, 'board=states');
  const { renders, draws } = await counts(page);
  expect({ renders, draws }).toEqual({ renders: 1, draws: 1 });
  expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
});

test('a key is drawn at once: one render, one draw call, no frame requested, and no new texture', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.harness.focus());
  const cost = await costOf(page, () => page.keyboard.press('ArrowRight'));
  expect(cost).toEqual({ renders: 1, draws: 1, frames: 0, uploads: 0 });
});

test('many changes before a frame are one render; the same frame again is none', async ({ page }) => {
  await open(page);
  const many = await costOf(page, () =>
    page.evaluate(() => {
      for (let cell = 0; cell < 20; cell++) window.harness.moveCursor(cell);
    }),
  );
  expect(many.renders).toBe(1);
  const same = await costOf(page, () => page.evaluate(() => window.harness.nudge()));
  expect(same).toEqual({ renders: 0, draws: 0, frames: 0, uploads: 0 });
});

test('a digit that a finger entered is one picture, with motion too', async ({ page }) => {
  await open(page, 'motion');
  const cost = await costOf(page, () =>
    page.evaluate(() => window.harness.change(80, { digit: 3, given: false, revealed: false })),
  );
  expect(cost).toEqual({ renders: 1, draws: 1, frames: 0, uploads: 0 });
});

test('an idle board requests no frame and renders nothing', async ({ page }) => {
  await open(page, 'motion');
  const cost = await costOf(page, () => frames(page, 60));
  expect(cost).toEqual({ renders: 0, draws: 0, frames: 0, uploads: 0 });
});

test('a digit entered by a hint lands: it moves for some frames and rests where it would be without motion', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => window.harness.change(80, { digit: 3, given: false, revealed: true }));
  await frames(page, 3);
  await keep(page, 'still');
  await open(page, 'motion');
  await page.evaluate(() => window.harness.change(80, { digit: 3, given: false, revealed: true }));
  await expect.poll(async () => (await costOf(page, async () => undefined)).frames).toBe(0);
  expect((await counts(page)).renders).toBeGreaterThan(2);
  await keep(page, 'rested');
  expect(await differing(page, 'still', 'rested')).toEqual([]);
});

test('a look that changes repaints its own cell only', async ({ page }) => {
  await open(page);
  await keep(page, 'before');
  const cost = await costOf(page, () => page.evaluate(() => window.harness.change(43, { digit: 6, revealed: true })));
  expect(cost.renders).toBe(1);
  await keep(page, 'after');
  expect(await differing(page, 'before', 'after')).toEqual([43]);
});

test('every state of a cell looks different from an empty cell', async ({ page }) => {
  await open(page, 'board=states');
  await keep(page, 'states');
  await page.evaluate(() => window.harness.clear());
  await frames(page, 3);
  await keep(page, 'empty');
  expect(await differing(page, 'states', 'empty', 4)).toEqual(Array.from({ length: 74 }, (_, cell) => cell));
});

test('every mark of a cell has a distinct shape: it is visible even in a single colour', async ({ page }) => {
  await open(page, 'board=states&palette=mono');
  await keep(page, 'states');
  const marked = await page.evaluate(() => window.harness.dropMarks());
  await frames(page, 3);
  await keep(page, 'plain');
  expect(marked.length).toBeGreaterThan(40);
  expect(await differing(page, 'states', 'plain', 16)).toEqual(marked);
});

test('a restored context shows the same picture, with changes made in the meantime', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.harness.change(44, { digit: 9, given: true }));
  await frames(page, 3);
  await keep(page, 'whole');
  await open(page);
  await page.evaluate(() => window.harness.loseContext());
  await page.evaluate(() => window.harness.change(44, { digit: 9, given: true }));
  await page.evaluate(() => window.harness.restoreContext());
  await frames(page, 5);
  await keep(page, 'restored');
  expect(await differing(page, 'whole', 'restored')).toEqual([]);
  expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
});

test('without WebGL the canvas renderer draws the same picture, and keeps doing so', async ({ page }) => {
  await open(page, 'board=states');
  await page.evaluate(() => window.harness.change(75, { digit: 2, wrong: true }));
  await frames(page, 3);
  await keep(page, 'webgl');
  await open(page, 'board=states&noWebgl');
  expect((await counts(page)).draws).toBe(0);
  await page.evaluate(() => window.harness.change(75, { digit: 2, wrong: true }));
  await frames(page, 3);
  // Tinting rounds differently at the soft edges of letters; nothing else may differ.
  await keep(page, 'canvas');
  expect(await differing(page, 'webgl', 'canvas', 40)).toEqual([]);
});

test('the canvas is exactly the grid, in whole device pixels, wherever the host is', async ({ page }) => {
  await open(page, 'side=200&left=10.3');
  const box = await page.evaluate(() => {
    const { canvas } = window.harness.board;
    const { left, width } = canvas.getBoundingClientRect();
    return { left, width, pixels: canvas.width };
  });
  expect(box.pixels).toBe(198);
  expect(box.width).toBe(198);
  expect(box.left).toBeCloseTo(Math.round(box.left), 3);
});

for (const ratio of [1.25, 2, 3]) {
  test(`crisp at a device pixel ratio of ${ratio}`, async ({ browser }) => {
    const context = await browser.newContext({ deviceScaleFactor: ratio, viewport: { width: 260, height: 260 } });
    const page = await context.newPage();
    await open(page);
    const canvas = await page.evaluate(() => {
      const { canvas } = window.harness.board;
      return { pixels: canvas.width, css: canvas.getBoundingClientRect().width };
    });
    expect(canvas.pixels).toBe(Math.floor((180 * ratio) / 9) * 9);
    expect(canvas.pixels / canvas.css).toBeCloseTo(ratio, 3);
    // A row through empty cells: hairlines and strong lines have one pure colour each, no soft edge.
    await page.evaluate(() => window.harness.clear());
    await frames(page, 3);
    await keep(page, 'empty');
    expect(await page.evaluate(() => window.harness.coloursAcross('empty', 4))).toHaveLength(3);
    await context.close();
  });
}

test('a new pixel ratio redraws the board', async ({ page }) => {
  await open(page);
  const session = await page.context().newCDPSession(page);
  // One pixel wider: the emulation reports a new ratio to pages only together with a new size.
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 421,
    height: 480,
    deviceScaleFactor: 2,
    mobile: false,
  });
  await expect.poll(() => page.evaluate(() => window.harness.board.canvas.width)).toBe(360);
  expect(await page.evaluate(() => window.harness.board.canvas.getBoundingClientRect().width)).toBe(180);
});

test('the board follows a host that grows or is hidden', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.harness.setSide(270));
  await expect.poll(() => page.evaluate(() => window.harness.board.canvas.width)).toBe(270);
  await page.evaluate(() => window.harness.setSide(0));
  await frames(page, 5);
  await page.evaluate(() => window.harness.setSide(180));
  await expect.poll(() => page.evaluate(() => window.harness.board.canvas.width)).toBe(180);
  expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
});

test('a host with almost no room for a while, as with the keyboard of a phone in landscape, does no harm', async ({
  browser,
}) => {
  const context = await browser.newContext({ deviceScaleFactor: 3, viewport: { width: 260, height: 260 } });
  const page = await context.newPage();
  await open(page, 'board=states');
  for (const side of [90, 45, 36, 27, 18, 9, 3]) {
    await page.evaluate((px) => window.harness.setSide(px), side);
    await frames(page, 3);
  }
  await page.evaluate(() => window.harness.setSide(180));
  await expect.poll(() => page.evaluate(() => window.harness.board.canvas.width)).toBe(540);
  expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
  await context.close();
});

test('a tap and a drag are reported in cells', async ({ page }) => {
  await open(page);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('No canvas');
  const centre = (cell: number): [number, number] => [
    box.x + ((cell % 9) + 0.5) * (box.width / 9),
    box.y + (Math.floor(cell / 9) + 0.5) * (box.height / 9),
  ];
  await page.mouse.click(...centre(40));
  await page.mouse.move(...centre(0));
  await page.mouse.down();
  await page.mouse.move(...centre(2));
  await page.mouse.up();
  await page.mouse.click(...centre(8), { button: 'right' });
  expect(await page.evaluate(() => window.harness.gestures)).toEqual([
    { type: 'tap', cell: 40, extend: false },
    { type: 'drag', path: [0, 1, 2], end: false, extend: false },
    { type: 'drag', path: [0, 1, 2], end: true, extend: false },
  ]);
});

test('a drag that leaves the board at once is followed; one with a second button released last is not', async ({
  page,
}) => {
  await open(page);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  const gestures = () => page.evaluate(() => window.harness.gestures.splice(0).map(({ type }) => type));
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + box.height + 40);
  await page.mouse.move(box.x + 10, box.y + box.height - 5);
  await page.mouse.up();
  expect(new Set(await gestures())).toEqual(new Set(['drag']));
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up();
  await page.mouse.up({ button: 'right' });
  await gestures();
  await page.mouse.move(box.x + 90, box.y + 90);
  await page.mouse.move(box.x + 10, box.y + box.height + 40);
  expect(await gestures()).toEqual([]);
});

test('two fingers zoom without touching cells, then one finger pans; a tap still taps', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 260, height: 260 } });
  const page = await context.newPage();
  await open(page);
  await keep(page, 'fit');
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', [100, 110]);
  await touch('touchStart', [100, 110], [120, 110]);
  await touch('touchMove', [80, 110], [140, 110]);
  await touch('touchEnd');
  await touch('touchStart', [60, 60]);
  await touch('touchMove', [90, 90]);
  await touch('touchEnd');
  await frames(page, 20);
  await keep(page, 'zoomed');
  expect(await differing(page, 'fit', 'zoomed')).not.toEqual([]);
  expect(await page.evaluate(() => window.harness.gestures)).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Cells of sixty pixels now, and the grid's corner is 150 above and left of the canvas's.
  await page.touchscreen.tap(40, 40);
  expect(await page.evaluate(() => window.harness.gestures)).toEqual([{ type: 'tap', cell: 20, extend: false }]);
  await context.close();
});

test('zoomed, the atlas is drawn for the larger cells, and an off-screen cursor is brought back', async ({ page }) => {
  await open(page);
  const cost = await costOf(page, async () => {
    await page.evaluate(() => window.harness.board.zoom(2));
    await page.locator('canvas[data-sharp="false"]').waitFor();
    await page.locator('canvas[data-sharp="true"]').waitFor();
  });
  expect(cost.uploads).toBeGreaterThan(0);
  expect(cost.renders).toBeLessThanOrEqual(2);
  await page.evaluate(() => window.harness.clear());
  await frames(page, 3);
  await keep(page, 'middle');
  await page.evaluate(() => window.harness.moveCursor(80));
  await frames(page, 3);
  await keep(page, 'corner');
  // The last cell is twice as large and in the canvas's corner: its ring crosses the places of four cells of the fitted board.
  expect(await differing(page, 'middle', 'corner')).toEqual(expect.arrayContaining([70, 71, 79, 80]));
  await page.evaluate(() => window.harness.board.zoom(0.1));
  await frames(page, 3);
  expect(await page.evaluate(() => window.harness.board.canvas.width)).toBe(180);
  expect((await counts(page)).frames).toBeGreaterThan(0);
});

test('a failed frame is reported once, and the picture stays', async ({ page }) => {
  await open(page);
  await keep(page, 'before');
  await page.evaluate(() => window.harness.breakLooks());
  await frames(page, 3);
  await page.evaluate(() => window.harness.moveCursor(3));
  const cost = await costOf(page, () => page.evaluate(() => window.harness.board.zoom(2)));
  expect(cost.frames).toBe(0);
  expect(await page.evaluate(() => window.harness.errors)).toHaveLength(1);
  await keep(page, 'after');
  expect(await differing(page, 'before', 'after')).toEqual([]);
});

test('100 boards leave nothing behind: no listener, subscriber, texture or canvas', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.harness.board.destroy());
  const before = { ...(await counts(page)), subscribers: await page.evaluate(() => window.harness.subscribers()) };
  await page.evaluate(async () => {
    for (let i = 0; i < 100; i++) {
      const board = await window.harness.mount();
      await new Promise(window.harness.nextFrame);
      board.destroy();
    }
  });
  const after = { ...(await counts(page)), subscribers: await page.evaluate(() => window.harness.subscribers()) };
  expect(after.renders - before.renders).toBeGreaterThan(0);
  expect(after.listeners).toBe(before.listeners);
  expect(after.textures).toBe(before.textures);
  // A closed board passes its context to the next one.
  expect(after.contexts).toBe(before.contexts);
  expect(after.subscribers).toBe(0);
  expect(await page.locator('canvas').count()).toBe(0);
  expect(await page.evaluate(() => window.harness.errors)).toEqual([]);
});
