// A hint in its panel: its heading, and its sentence with dots for the eye, and words for a screen reader that reads the page.

import { afterEach, expect, test } from 'vitest';
import { HINT_STAGES, type Hint } from '../../../puzzles/hint.ts';
import { HintTitle } from '../../../src/parts/HintTitle.tsx';
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

test.each([
  ['crossword', 'anagram', ['Look here', 'Jumbled letters', 'Filled in']],
  ['gridpuzzle', 'onlyWord', ['Look here', 'Only one word fits', 'Filled in']],
  ['wordsearch', 'line', ['Look here', 'Hidden word', 'Found']],
] as const)('the heading over the entry of a %s is about the entry', async (kind, technique, titles) => {
  const hint = { technique } as unknown as Hint<unknown>;
  for (const [index, stage] of HINT_STAGES.entries()) {
    shown = await render(<HintTitle kind={kind} hint={{ hint, stage }} takesOut={false} />);
    expect(shown.element.textContent).toBe(titles[index]);
    await shown.unmount();
  }
});

test('a letter that is only taken away is not filled in', async () => {
  const hint = { technique: 'wrongLetter' } as unknown as Hint<unknown>;
  shown = await render(<HintTitle kind="crossword" hint={{ hint, stage: 'what' }} takesOut />);
  expect(shown.element.textContent).toBe('Wrong letter');
});

test('jumbled letters are tiles that stay together, and a reader hears them one by one', async () => {
  const jumbled = {
    says: { why: { key: 'anagram.why', values: { letters: 'E E L L W' } } },
  } as unknown as Hint<unknown>;
  shown = await render(<HintWords kind="crossword" hint={{ hint: jumbled, stage: 'why' }} />);
  const [tiles, ...more] = shown.element.querySelectorAll('[class*="tiles"]');
  expect([tiles?.textContent, tiles?.children.length, more.length]).toEqual(['EELLW', 5, 0]);
  expect(heard()).toContain('E E L L W');
});
