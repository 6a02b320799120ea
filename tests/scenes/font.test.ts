// Which fonts a board waits for before it draws its letters.

import { afterEach, expect, test, vi } from 'vitest';
import { loadFont } from '../../scenes/font.ts';

/** A page whose fonts load, fail or take as long as told, by family. */
function pageWith(loads: Readonly<Record<string, () => Promise<unknown>>>): void {
  const load = (face: string) => loads[face.replace(/^\d+ \d+px /, '')]?.() ?? Promise.resolve([]);
  vi.stubGlobal('document', { fonts: { load } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a font that fails to load ends the wait for no other', async () => {
  vi.useFakeTimers();
  let come: (() => void) | undefined;
  const clue = new Promise<void>((resolve) => {
    come = resolve;
  });
  pageWith({ board: () => Promise.reject(new Error('no such file')), clue: () => clue });
  let drawn = false;
  const loading = loadFont('board', ['500 16px clue']).then((font) => {
    drawn = true;
    return font;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawn).toBe(false);
  come?.();
  expect((await loading).late).toBeUndefined();
});

test('a slow font does not hold up a board, and says when it is there', async () => {
  vi.useFakeTimers();
  let come: (() => void) | undefined;
  pageWith({
    clue: () =>
      new Promise<void>((resolve) => {
        come = resolve;
      }),
  });
  const loading = loadFont('board', ['500 16px clue']);
  await vi.advanceTimersByTimeAsync(1500);
  const { late } = await loading;
  expect(late).toBeInstanceOf(Promise);
  come?.();
  await expect(late).resolves.toBeUndefined();
});
