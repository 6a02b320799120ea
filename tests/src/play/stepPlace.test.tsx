// A step of a guide, by ear: the place that is lit on the board, in words.

import { afterEach, expect, test } from 'vitest';
import { guide } from '../../../src/games/crossword/guide.ts';
import { openGuide } from '../../../src/help/guideBoard.ts';
import { StepPlace } from '../../../src/help/StepPlace.tsx';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

test('the crossword’s steps say where the answer lies, or the cell', async () => {
  const { sheet, steps } = guide('en');
  const board = await openGuide('crossword', sheet);
  const heard: Record<string, string | null> = {};
  for (const step of steps) {
    shown = await render(<StepPlace board={board} step={step} />);
    heard[step.key] = shown.element.textContent;
    await shown.unmount();
  }
  expect(heard).toMatchObject({
    clue: 'The place: row 3 column 3 to row 3 column 5. The arrow keys take you there.',
    turn: 'The place: row 3 column 4. The arrow keys take you there.',
    end: '',
  });
});
