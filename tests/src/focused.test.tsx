// Where the focus is after a full load, after a change of screen, and after a dialog whose opener is gone.

import { afterEach, expect, test, vi } from 'vitest';
import { Focused } from '../../src/app/Focused.tsx';
import { type Rendered, render } from '../helpers/render.tsx';

let shown: Rendered;
afterEach(() => shown.unmount());

const focus = () => (document.activeElement === document.body ? undefined : document.activeElement?.textContent);
const screen = (name: string, heading?: string, modal = false) => (
  <Focused screen={name} modal={modal}>
    <p>{heading === undefined ? 'loading' : ''}</p>
    {heading !== undefined && <h1>{heading}</h1>}
  </Focused>
);

test('a new screen’s heading has the focus, at once or as soon as it has loaded', async () => {
  shown = await render(screen('lobby', 'Today'));
  expect(focus()).toBe('Today');
  await shown.again(screen('statistics', 'Statistics'));
  expect(focus()).toBe('Statistics');
  await shown.again(screen('settings'));
  // not a frame around the screen: a closed dialog, giving the focus back to it, would give it to the first control inside
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.children).toHaveLength(0);
  await shown.again(screen('settings', 'Settings'));
  await vi.waitUntil(() => focus() === 'Settings');
});

test('after a full load the heading has the focus as soon as it is there, without a scroll', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  shown = await render(screen('welcome'));
  expect(document.activeElement).toBe(document.body);
  await shown.again(screen('welcome', 'Welcome'));
  await vi.waitUntil(() => focus() === 'Welcome');
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});

test('a full load leaves the focus where the player has put it', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  shown = await render(screen('lobby', 'Today'));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('what was focused in the meantime keeps the focus', async () => {
  shown = await render(screen('lobby', 'Today'));
  await shown.again(screen('settings'));
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  // told of the change after the product, which has observed the page for longer
  const changed = new Promise((done) => {
    new MutationObserver(done).observe(document, { childList: true, subtree: true });
  });
  await shown.again(screen('settings', 'Settings'));
  await changed;
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('a dialog whose opener is gone leaves the focus to the heading, never to the page', async () => {
  shown = await render(screen('lobby', 'Today', true));
  await shown.again(screen('lobby', 'Today'));
  await vi.waitUntil(() => focus() === 'Today');
});
