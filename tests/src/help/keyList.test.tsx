// The list of keys: what each game's board can be asked, in that game's words.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { GAME_TYPES } from '../../../puzzles/catalogue.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import { KeyList } from '../../../src/help/KeyList.tsx';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

test.each(GAME_TYPES)('%s: only a game with clues speaks of a clue', async (game) => {
  await (await loadKind(game)).ears?.();
  shown = await render(<KeyList kind={game} />);
  await act(() => expect.poll(() => shown?.element.querySelectorAll('table').length).toBe(2));
  const asked = [...(shown.element.querySelectorAll('table')[1]?.querySelectorAll('th') ?? [])];
  const again = asked.map(({ textContent }) => textContent ?? '').filter((name) => name.endsWith(' again'));
  expect(again).toEqual([game === 'crossword' ? 'The clue and the cell again' : 'The cell again']);
});
