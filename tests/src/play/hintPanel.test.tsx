// A hint's sentence in its panel: dots for the eye, words for a screen reader that reads the page.

import { afterEach, expect, test } from 'vitest';
import type { Hint } from '../../../puzzles/hint.ts';
import { HintWords } from '../../../src/parts/HintWords.tsx';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

const LETTERS = {
  says: {
    where: { key: 'onlyWord.where', values: { length: 3, row: 1, column: 2, way: 'across' } },
    why: { key: 'onlyWord.letters', values: { pattern: '· · I' } },
  },
} as unknown as Hint<unknown>;

/** What a virtual cursor finds. */
const heard = () => {
  const copy = shown?.element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('[aria-hidden]')) part.remove();
  return copy.textContent;
};

test('the letters that stand there are dots for the eye only', async () => {
  shown = await render(<HintWords kind="gridpuzzle" hint={{ hint: LETTERS, stage: 'why' }} />);
  expect(shown.element.querySelector('[aria-hidden]')?.textContent).toMatch(
    /^The marked place already has ·\u00a0·\u00a0I\./,
  );
  expect(heard()).toMatch(/^The marked place already has empty, empty, I\./);
});

test('a sentence without dots is there once', async () => {
  shown = await render(<HintWords kind="gridpuzzle" hint={{ hint: LETTERS, stage: 'where' }} />);
  expect(shown.element.querySelector('span')).toBeNull();
  expect(heard()).toMatch(/^Look at the place of 3 letters/);
});
