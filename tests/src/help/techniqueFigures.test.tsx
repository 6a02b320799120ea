// The figures on a technique's page: HoDoKu's only where HoDoKu has the technique.

import { afterEach, expect, test } from 'vitest';
import { CATALOGUE } from '../../../puzzles/sudoku/techniques/catalogue.ts';
import { Figures } from '../../../src/help/TechniquePage.tsx';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

test.each([
  ['xWing', 2],
  ['krakenFish', 2],
  ['wxyzWing', 1],
  ['juniorExocet', 1],
] as const)('%s: %i figures', async (key, count) => {
  shown = await render(<Figures facts={CATALOGUE[key]} />);
  const values = [...shown.element.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(values).toHaveLength(count);
  expect(values.at(-1)).toBe(CATALOGUE[key].se.toFixed(1));
});
