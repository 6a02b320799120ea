// One number for how much of a game is done: the name, the value and the bar of a progress bar, and each sentence that says it.

import { expect, test } from 'vitest';
import { percentDone } from '../../machines/percent.ts';
import { Progress } from '../../src/ui/Progress.tsx';
import { render } from '../helpers/render.tsx';

test('rounds down, so that only a solved game is at 100', () => {
  expect([0, 1 / 51, 0.996, 1].map(percentDone)).toEqual([0, 1, 99, 100]);
});

test('is not one too low where the fraction cannot be written in binary', () => {
  for (let done = 0; done <= 100; done += 1) expect(percentDone(done / 100)).toBe(done);
});

test('a bar has the value and the length of its name', async () => {
  const percent = percentDone(1 / 51);
  const { element, unmount } = await render(<Progress percent={percent} label={`${percent} % solved`} />);
  const bar = element.querySelector('[role=progressbar]');
  expect(bar?.getAttribute('aria-label')).toBe('1 % solved');
  expect(bar?.getAttribute('aria-valuenow')).toBe('1');
  expect(bar?.querySelector('span')?.style.width).toBe('1%');
  await unmount();
});
