// In place of src/late/tap.ts: the same, and what the charts do is counted for the test.

import type { InspectionEvent } from 'xstate';
import { record, recorder } from '../../../src/app/recording.ts';
import * as real from '../../../src/late/tap.ts';
import { chartCoverage, nameOf } from '../../helpers/chartCoverage.ts';
import * as gates from './gates.ts';
import { heard, platform, saves, wallet } from './world.ts';

export * from '../../../src/late/tap.ts';

interface Told {
  send(event: object): void;
  getSnapshot(): { readonly _nodes?: readonly { readonly id: string }[] };
}

const coverage = chartCoverage();
const taken: Record<string, number> = {};
/** The latest of each machine. */
const actors: Record<string, Told> = {};

export const tap = (happened: InspectionEvent): void => {
  real.tap(happened);
  coverage.seen(happened);
  if (happened.type === '@xstate.actor') {
    const { logic } = happened.actorRef as unknown as { logic?: { id?: string; root?: unknown } };
    if (logic?.root) actors[logic.id ?? ''] = happened.actorRef as unknown as Told;
  }
  if (happened.type !== '@xstate.microstep') return;
  for (const one of happened._transitions) taken[nameOf(one)] = (taken[nameOf(one)] ?? 0) + 1;
};

const page = {
  ...gates,
  heard,
  platform,
  wallet,
  saves,
  /** How often, by name. */
  taken: () => taken,
  /** Whether the machine is in this state. */
  stands: (machine: string, state: string): boolean =>
    (actors[machine]?.getSnapshot()._nodes ?? []).some(({ id }) => id === state || state === machine),
  /** What has happened so far, for a test that fails. */
  session() {
    record({ wall: { now: () => Date.now() } });
    return recorder()?.recording();
  },
  reached: () => coverage.reached(),
  /** What no control offers at that moment, but a press that came before the screen was drawn. */
  tell: (machine: string, event: object): void => actors[machine]?.send({ at: real.clock.now(), ...event }),
};

declare global {
  interface Window {
    charts: typeof page;
  }
}
window.charts = page;
