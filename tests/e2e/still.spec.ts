// A level's page holds the board before any script runs: as a still picture where the board will be, to the pixel, and nothing moves when
// the app takes over.

import { expect, type Page, test } from 'playwright/test';
import { NARROW } from '../helpers/full.ts';

const LEVELS = [
  'sudoku/de-leichtes-001',
  'crossword/de-leichtes-001',
  'crossword/de-halbe_seite-001',
  'crossword/de-doppelseiter-001',
  'gridpuzzle/de-leichtes-001',
  'gridpuzzle/de-vollformat-001',
  'wordsearch/de-leichtes-001',
];

const WINDOWS = {
  phone: [
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ],
  desktop: [{ width: 1280, height: 800 }],
} as const;

const windowsOf = (hasTouch: boolean) => WINDOWS[hasTouch ? 'phone' : 'desktop'];

/** Scripts wait until they are let go. */
async function heldScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

const picture = (page: Page) => page.locator('.still-board');

async function boxOf(page: Page, what: string) {
  const box = await page.locator(what).first().boundingBox();
  if (box === null) throw new Error(`${what} has no box`);
  return box;
}

for (const level of LEVELS)
  test(`the still picture of ${level} lies where its board will be`, async ({ page, hasTouch }) => {
    for (const size of windowsOf(hasTouch)) {
      await page.setViewportSize(size);
      const letGo = await heldScripts(page);
      await page.goto(`/${level}`, { waitUntil: 'commit' });
      await expect(picture(page).locator('svg')).toBeVisible();
      const still = await boxOf(page, '.still-board');
      const stage = await boxOf(page, '.still-room');
      letGo();
      await page.getByRole('grid').waitFor();
      await expect(picture(page)).toHaveCount(0);
      const board = await boxOf(page, 'canvas');
      const host = await page.locator('canvas').locator('..').boundingBox();
      const at = `${level} in ${size.width}x${size.height}: ${JSON.stringify({ still, board })}`;
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs(still[side] - board[side]), `${side} of ${at}`).toBeLessThanOrEqual(1);
        expect(Math.abs(stage[side] - (host?.[side] ?? 0)), `the room’s ${side}: ${at}`).toBeLessThanOrEqual(1);
      }
      await page.unroute('**/assets/*.js');
    }
  });

/** Shifts without a press, from the first paint on, and the frames in which neither the still picture nor the board was in sight. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const told = { shifts: [] as string[], bare: 0, frames: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        told.shifts.push(`${entry.value} ${entry.sources.map(({ node }) => (node as Element)?.className).join()}`);
    }).observe({ type: 'layout-shift', buffered: true });
    let seen = false;
    const look = (): void => {
      requestAnimationFrame(look);
      const canvas = document.querySelector('canvas');
      const waits = document.querySelector('[data-open="false"], [data-open] [role="status"][aria-label]') !== null;
      const drawn = canvas !== null && canvas.offsetWidth > 0 && !waits;
      const there = document.querySelector('.still-board > svg') !== null || drawn;
      seen ||= there;
      told.frames++;
      if (seen && !there) told.bare++;
    };
    requestAnimationFrame(look);
    Object.assign(window, { told });
  });

const toldOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { shifts: string[]; bare: number; frames: number } }).told);

for (const level of ['sudoku/de-leichtes-001', 'crossword/de-leichtes-001'])
  test(`nothing moves, and the board of ${level} stays in sight, when the app takes over late`, async ({ page }) => {
    await watch(page);
    const letGo = await heldScripts(page);
    await page.goto(`/${level}`, { waitUntil: 'commit' });
    await expect(picture(page).locator('svg')).toBeVisible();
    letGo();
    await page.getByRole('grid').waitFor();
    await page.waitForLoadState('networkidle');
    const { shifts, bare, frames } = await toldOn(page);
    expect({ shifts, bare }).toEqual({ shifts: [], bare: 0 });
    expect(frames).toBeGreaterThan(2);
  });

test('the first paint needs no script and no other file', NARROW, async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/crossword/en-leichtes-001', { waitUntil: 'commit' });
  await expect(picture(page).locator('svg text').first()).toBeVisible();
  await expect(page.locator('.still-title')).toBeVisible();
  await expect(page).toHaveTitle(/Easy arrowword 1 – Puzzles/);
});

test('a locked level’s page has a frame and no picture, and leads to the lobby', NARROW, async ({ page }) => {
  const letGo = await heldScripts(page);
  await page.goto('/sudoku/de-leichtes-019', { waitUntil: 'commit' });
  await expect(picture(page)).toBeAttached();
  await expect(picture(page).locator('svg')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
});

test(
  'another level chosen before the app’s board is there does not show the first one’s picture',
  NARROW,
  async ({ page }) => {
    await page.goto('/sudoku/de-leichtes-001');
    await page.getByRole('grid').waitFor();
    await page.goto('/sudoku/de-leichtes-002');
    await page.getByRole('grid').waitFor();
    await page.goBack();
    await page.getByRole('grid').waitFor();
    await expect(picture(page)).toHaveCount(0);
  },
);

test.describe('in a dark brand’s page', () => {
  test.use({ colorScheme: 'dark' });
  test('the picture is dark before any script', NARROW, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/sudoku/de-leichtes-001', { waitUntil: 'commit' });
    const ground = await picture(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).toBe('rgb(25, 22, 21)');
  });
});
