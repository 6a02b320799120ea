// What the recorder hears of a gesture comes after the frame that shows it, and still in its place.

import { expect, test } from 'vitest';
import { createActor, type InspectionEvent, setup } from 'xstate';
import { clock, listen, tap } from '../../src/late/tap.ts';

const machine = setup({}).createMachine({
  initial: 'open',
  states: { open: { on: { GESTURE: { actions: () => void clock.now() }, LEAVE: 'left' } }, left: {} },
});

interface Heard {
  readonly happened: InspectionEvent | 'CLOCK';
  readonly state: unknown;
}

function recorded() {
  const heard: Heard[] = [];
  const happened: (InspectionEvent | 'CLOCK')[] = [];
  const later: (() => void)[] = [];
  const settle = listen(
    (one, _, snapshot) =>
      heard.push({ happened: one, state: (snapshot as { readonly value?: unknown } | undefined)?.value }),
    (run) => later.push(run),
  );
  const actor = createActor(machine, {
    inspect: (one) => {
      happened.push(one);
      tap(one);
    },
  }).start();
  const events = () =>
    heard.flatMap(({ happened: one, state }) =>
      one !== 'CLOCK' && one.type === '@xstate.event' ? [`${one.event.type} in ${state}`] : [],
    );
  return { actor, heard, happened, later, settle, events };
}

test('a gesture waits for its frame, with the state that it met', () => {
  const { actor, heard, later, events } = recorded();
  const before = heard.length;
  actor.send({ type: 'GESTURE' });
  actor.send({ type: 'GESTURE' });
  expect(heard).toHaveLength(before);
  expect(later).toHaveLength(1);
  later[0]?.();
  expect(events().slice(-2)).toEqual(['GESTURE in open', 'GESTURE in open']);
});

test('whatever else happens is told at once, after the gesture before it', () => {
  const { actor, heard, happened, events, later } = recorded();
  actor.send({ type: 'GESTURE' });
  actor.send({ type: 'LEAVE' });
  expect(events().slice(-2)).toEqual(['GESTURE in open', 'LEAVE in open']);
  later[0]?.();
  const told = heard.map(({ happened: one }) => one).filter((one) => one !== 'CLOCK');
  expect(told).toEqual(happened);
});

test('the clock is read in its place, and who asks for everything gets it', () => {
  const { actor, heard, settle } = recorded();
  actor.send({ type: 'GESTURE' });
  settle();
  const order = heard.map(({ happened: one }) => (one === 'CLOCK' ? one : one.type));
  expect(order.lastIndexOf('CLOCK')).toBeGreaterThan(order.lastIndexOf('@xstate.event'));
  expect(order.lastIndexOf('@xstate.snapshot')).toBeGreaterThan(order.lastIndexOf('CLOCK'));
});
