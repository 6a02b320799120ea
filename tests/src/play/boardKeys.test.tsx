// Which keys a board takes, by where the focus is: single characters act on its cells only (WCAG 2.1.4).

import { afterEach, expect, test } from 'vitest';
import { bindKeys } from '../../../scenes/keys.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

async function game() {
  shown = await render(
    <main>
      <button type="button">Help</button>
      {/* biome-ignore lint/a11y/useSemanticElements: as the board's twin is built */}
      <div role="gridcell" tabIndex={0} />
    </main>,
  );
  const main = shown.element.querySelector('main') as HTMLElement;
  const heard: string[] = [];
  bindKeys(main, ({ type }) => heard.push(type));
  const at = (selector: string) => main.querySelector(selector) as HTMLElement;
  const press = (selector: string, key: string, ctrlKey = false): void => {
    const code = /\d/.test(key) ? `Digit${key}` : '';
    at(selector).dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, bubbles: true, cancelable: true }));
  };
  return { heard, press };
}

const SINGLE = ['7', 'p', '?', 'Backspace', 'Delete', 'ArrowLeft', 'Home'];

test.each(SINGLE)('%s acts on a cell, and does nothing on a button beside the board', async (key) => {
  const { heard, press } = await game();
  press('button', key);
  expect(heard).toEqual([]);
  press('[role="gridcell"]', key);
  expect(heard).toHaveLength(1);
});

test('undo and redo, which need Ctrl, act everywhere in the game', async () => {
  const { heard, press } = await game();
  press('button', 'z', true);
  press('button', 'y', true);
  expect(heard).toEqual(['undo', 'redo']);
});
