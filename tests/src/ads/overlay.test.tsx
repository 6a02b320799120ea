// The pre-roll's overlay: while it lies over the page, nothing else is there.

import { afterEach, expect, test, vi } from 'vitest';
import type { AdActor } from '../../../src/adapters/ads/stage.ts';
import { stage } from '../../../src/adapters/ads/stage.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import AdOverlay from '../../../src/ads/AdOverlay.tsx';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(async () => {
  await shown?.unmount();
  vi.restoreAllMocks();
});

/** An ad in this state of its machine. */
function adIn(state: object): AdActor {
  const snapshot = {
    status: 'active',
    context: {},
    matches: (wanted: unknown) => JSON.stringify(wanted) === JSON.stringify(state),
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  } as never;
}

async function show(): Promise<() => void> {
  const send = vi.fn();
  const app = { send, getSnapshot: () => ({}) } as unknown as AppActor;
  const ports = { address: { depth: () => 0 } } as AppPorts;
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <AdOverlay />
    </ServicesContext>,
  );
  return send;
}

test.each([
  ['loads', { running: 'requesting' }, 'true'],
  ['waits for the consent dialog, which has the keys', { running: 'consent' }, null],
])('an ad that %s', async (_, state, modal) => {
  const ad = adIn(state);
  vi.spyOn(stage, 'running').mockReturnValue(ad);
  await show();
  expect(document.querySelector('[role=dialog]')?.getAttribute('aria-modal')).toBe(modal);
});

test('Escape in the consent platform’s dialog closes that alone, and elsewhere it leaves', async () => {
  vi.spyOn(stage, 'running').mockReturnValue(adIn({ running: 'consent' }));
  const left = await show();
  const platform = document.body.appendChild(document.createElement('div'));
  const press = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const above = press();
  platform.dispatchEvent(above);
  expect(above.defaultPrevented).toBe(false);
  expect(left).not.toHaveBeenCalled();
  platform.remove();
  document.body.dispatchEvent(press());
  expect(left).toHaveBeenCalledWith({ type: 'OPEN_SCREEN', screen: 'lobby' });
});

test('Escape leaves from the level’s page too, which has the focus again when the platform’s dialog has gone', async () => {
  vi.spyOn(stage, 'running').mockReturnValue(adIn({ running: 'consent' }));
  const left = await show();
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const heading = document.body.appendChild(root).appendChild(document.createElement('h1'));
  heading.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  root.remove();
  expect(left).toHaveBeenCalledWith({ type: 'OPEN_SCREEN', screen: 'lobby' });
});

test('an ad that begins to load has the focus', async () => {
  vi.spyOn(stage, 'running').mockReturnValue(adIn({ running: 'requesting' }));
  await show();
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
});
