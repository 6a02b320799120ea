// Names as a screen reader has them: said once, in one piece, and in their own language.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Stars } from '../../src/parts/Stars.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Segmented } from '../../src/ui/Segmented.tsx';
import { type Rendered, render } from '../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

test('a tooltip is there for the pointer alone: otherwise it would describe the button by its name', async () => {
  shown = await render(<IconButton label="Help" />);
  const button = shown.element.querySelector('button');
  expect(button?.hasAttribute('title')).toBe(false);
  const move = (type: string) =>
    act(async () => void button?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })));
  await move('pointerover');
  expect(button?.title).toBe('Help');
  await move('pointerout');
  expect(button?.hasAttribute('title')).toBe(false);
});

test('a difficulty and its stars are one piece', async () => {
  shown = await render(<Stars difficulty="easy" />);
  const heard = [...(shown.element.firstElementChild?.children ?? [])].filter(
    (part) => part.getAttribute('aria-hidden') !== 'true',
  );
  expect(heard.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^\S+, \S/)]);
});

test('a choice among languages is in their own', async () => {
  const options = [{ value: 'de', label: 'Deutsch', lang: 'de' }];
  shown = await render(<Segmented label="Language" options={options} value="de" onChange={() => undefined} />);
  expect(shown.element.querySelector('input')?.closest('[lang]')?.getAttribute('lang')).toBe('de');
});
