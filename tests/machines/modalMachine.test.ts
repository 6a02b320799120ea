// One dialog at a time: every path between closed and any two dialogs.

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import {
  interruptedModal,
  isModalKind,
  MODAL_KINDS,
  type ModalEvent,
  modalMachine,
  returnTo,
} from '../../machines/modal/modalMachine.ts';
import { makeWorld } from '../helpers/ports.ts';

const EVENTS: ModalEvent[] = [
  { type: 'OPEN', kind: 'help' },
  { type: 'OPEN', kind: 'gamePurchase', about: 'de-leichtes-009' },
  { type: 'CLOSE' },
];

test('on every path the dialog is the last one opened, or none', () => {
  const paths = getSimplePaths(modalMachine, {
    input: { ports: makeWorld().ports },
    events: EVENTS,
    serializeState: ({ value, context }) => JSON.stringify([value, context.kind, context.about]),
  });
  expect(paths.length).toBeGreaterThan(4);
  for (const { state, steps } of paths) {
    const last = steps.map(({ event }) => event as ModalEvent).at(-1);
    const open = last?.type === 'OPEN' ? last : undefined;
    expect(state.value).toBe(open ? 'open' : 'closed');
    expect([state.context.kind, state.context.about]).toEqual([open?.kind, open?.about]);
  }
});

test('every kind of the specification opens, with its sound', () => {
  const world = makeWorld();
  const actor = createActor(modalMachine, { input: { ports: world.ports } }).start();
  expect(MODAL_KINDS).toHaveLength(18);
  for (const kind of MODAL_KINDS) {
    actor.send({ type: 'OPEN', kind });
    expect(actor.getSnapshot().context.kind).toBe(kind);
  }
  expect(world.sounds).toEqual(MODAL_KINDS.map(() => 'modalOpen'));
  expect([isModalKind('help'), isModalKind('gameOver'), isModalKind(null)]).toEqual([true, false, false]);
});

test('closing when nothing is open does nothing', () => {
  const actor = createActor(modalMachine, { input: { ports: makeWorld().ports } }).start();
  actor.send({ type: 'CLOSE' });
  expect(actor.getSnapshot().value).toBe('closed');
});

test.each([
  ['jokerShop', undefined, 'jokerShop'],
  ['gamePurchase', 'de-leichtes-007', 'gamePurchase/de-leichtes-007'],
  ['jokerShop', 'gamePurchase/de-leichtes-007', 'jokerShop/gamePurchase/de-leichtes-007'],
] as const)('%s about %s is written and read', (kind, about, text) => {
  expect(returnTo(kind, about)).toBe(text);
  expect(interruptedModal(text)).toEqual({ kind, about });
});

test.each([undefined, '', 'hint', 'de-leichtes-007', '/jokerShop'])('%s names no dialog', (about) => {
  expect(interruptedModal(about)).toBeUndefined();
});
