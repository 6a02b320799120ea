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

test.each([
  ['loads', { running: 'requesting' }, 'true'],
  ['waits for the consent dialog, which has the keys', { running: 'consent' }, null],
])('an ad that %s', async (_, state, modal) => {
  const ad = adIn(state);
  vi.spyOn(stage, 'running').mockReturnValue(ad);
  const app = { send: () => undefined, getSnapshot: () => ({}) } as unknown as AppActor;
  shown = await render(
    <ServicesContext value={{ app, ports: {} as AppPorts }}>
      <AdOverlay />
    </ServicesContext>,
  );
  expect(document.querySelector('[role=dialog]')?.getAttribute('aria-modal')).toBe(modal);
});
