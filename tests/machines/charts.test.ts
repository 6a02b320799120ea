// The pictures of the machines' charts.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { mermaidOf, outlineOf } from '../../machines/replay/outline.ts';
import { CHAPTER, withCharts } from '../../tools/charts.ts';

test('those in machines/README.md are current (else: npm run charts)', () => {
  const text = readFileSync(CHAPTER, 'utf8');
  expect(withCharts(text)).toBe(text);
});

const door = setup({
  guards: { isLocked: () => true },
  delays: { autoClose: 90_000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { BURN: '.gone' },
  states: {
    closed: { on: { KNOCK: {}, OPEN: [{ guard: 'isLocked' }, 'open'] } },
    open: {
      initial: 'wide',
      after: { autoClose: 'closed' },
      states: { wide: { on: { PUSH: 'ajar' } }, ajar: { always: { guard: 'isLocked', target: '#door.closed' } } },
    },
    gone: { type: 'final' },
  },
});

test('a chart is read from its machine: states in states, guards, delays, and what leads nowhere', () => {
  const { initial, states } = outlineOf(door);
  expect([initial, states.map(({ key, type, initial: first }) => [key, type, first])]).toEqual([
    'closed',
    [
      ['closed', 'atomic', undefined],
      ['open', 'compound', 'open.wide'],
      ['gone', 'final', undefined],
    ],
  ]);
  expect(states[0]?.transitions.map(({ event, guard, targets }) => [event, guard, ...targets])).toEqual([
    ['KNOCK', undefined],
    ['OPEN', 'isLocked'],
    ['OPEN', 'else', 'open'],
  ]);
  expect(mermaidOf(door).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> door_closed',
    '  state "anywhere" as door_anywhere',
    '  state "closed" as door_closed',
    '  state "open" as door_open {',
    '    [*] --> door_open_wide',
    '    state "wide" as door_open_wide',
    '    state "ajar" as door_open_ajar',
    '  }',
    '  state "gone" as door_gone',
    '  door_anywhere --> door_gone : BURN',
    '  door_closed --> door_open : OPEN [else]',
    '  door_open --> door_closed : after 90 s',
    '  door_open_wide --> door_open_ajar : PUSH',
    '  door_open_ajar --> door_closed : at once [isLocked]',
  ]);
});
