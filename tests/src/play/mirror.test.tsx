// The board's twin in the accessibility tree: structure, roving focus, and renders only where words change.

import { act, Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { DEFAULT_RULES } from '../../../api/defaults.ts';
import { gameMachine } from '../../../machines/game/gameMachine.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import { sudoku } from '../../../puzzles/sudoku/index.ts';
import type { Source } from '../../../scenes/source.ts';
import { GameContext, type GameHandle, gameHandle } from '../../../src/app/gameHandle.ts';
import { BoardMirror } from '../../../src/board/BoardMirror.tsx';
import { boardSource } from '../../../src/board/boardSource.ts';
import { type AnyEars, Looks } from '../../../src/board/looks.ts';
import { Timer } from '../../../src/play/Timer.tsx';
import { levelOf, makeWorld, settled, type World } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

/** Row 1 of the test's sudoku is 53..7....: the first empty cell is the third. */
const EMPTY = 2;

/** Says so at the cursor. */
const EARS: AnyEars = {
  questions: [],
  changed: () => [],
  answer: () => [],
  spot: (givens, _play, view, look) => ({
    at: '',
    word: [{ key: 'here' }],
    cell: sudoku.spoken(givens as never, look as never, view.cursor),
  }),
};

let world: World;
let source: Source;
let handle: GameHandle;
let shown: Rendered;
let commits: number;
const seconds = (count: number) =>
  act(async () => {
    world.clock.increment(count * 1000);
    await vi.advanceTimersByTimeAsync(count * 1000);
  });

beforeEach(async () => {
  world = makeWorld();
  const actor = createActor(gameMachine, {
    input: {
      level: levelOf('en-leichtes-001'),
      loadKind: () => loadKind('sudoku'),
      rules: DEFAULT_RULES,
      ports: world.ports,
      settings: {},
    },
  }).start();
  await vi.waitUntil(() => actor.getSnapshot().matches('ready'), 20_000);
  handle = gameHandle(actor, world.clock, (run) => run());
  handle.send({ type: 'START', relaxed: false, fresh: false, ticking: true });
  await settled();
  expect(actor.getSnapshot().context.game?.since).toBeDefined();
  const { kind, givens } = actor.getSnapshot().context;
  if (!kind || !givens) throw new Error('no board');
  const words = (spoken: readonly { key: string; values?: object }[]) =>
    spoken.map(({ key, values }) => `${key} ${JSON.stringify(values ?? {})}`).join(', ');
  source = boardSource(actor, kind, givens, world.clock);
  const looks = new Looks(source, words, { ears: EARS, later: (run) => run() });
  commits = 0;
  vi.useFakeTimers();
  shown = await render(
    <GameContext.Provider value={handle}>
      <Profiler id="mirror" onRender={() => commits++}>
        <BoardMirror looks={looks} label="Board" />
      </Profiler>
      <Timer />
    </GameContext.Provider>,
  );
});

afterEach(async () => {
  await shown.unmount();
  handle.actor.stop();
  vi.useRealTimers();
});

const cells = () => [...shown.element.querySelectorAll<HTMLElement>('[role="gridcell"]')];
const tabStops = () => cells().flatMap((cell, index) => (cell.tabIndex === 0 ? [index] : []));

test('a given cannot be changed, and a mistake that is shown is one for whoever listens, too', async () => {
  const cell = (at: number) => shown.element.querySelector(`[data-cell="${at}"]`);
  expect([cell(0)?.getAttribute('aria-readonly'), cell(EMPTY)?.getAttribute('aria-readonly')]).toEqual(['true', null]);
  expect(cell(EMPTY)?.getAttribute('aria-invalid')).toBeNull();
  await act(async () => {
    handle.gesture({ type: 'go', cell: EMPTY });
    handle.gesture({ type: 'symbol', symbol: '1', alt: false });
  });
  expect(cell(EMPTY)?.getAttribute('aria-invalid')).toBe('true');
});

test('a grid of rows and cells with one tab stop, at the cursor', () => {
  const grid = shown.element.querySelector('[role="grid"]');
  expect(grid?.getAttribute('aria-rowcount')).toBe('9');
  expect(grid?.getAttribute('aria-colcount')).toBe('9');
  expect(shown.element.querySelectorAll('[role="row"]')).toHaveLength(9);
  expect(cells()).toHaveLength(81);
  expect(tabStops()).toEqual([EMPTY]);
});

test('an entry changes the words of its own cell alone', async () => {
  const touched: Node[] = [];
  const observer = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
  observer.observe(shown.element.querySelector('[role="grid"]') as HTMLElement, { attributes: true, subtree: true });
  await act(async () => handle.gesture({ type: 'symbol', symbol: '4', alt: false }));
  await vi.advanceTimersByTimeAsync(0);
  observer.disconnect();
  expect(new Set(touched)).toEqual(new Set([cells()[EMPTY]]));
  expect(cells()[EMPTY]?.getAttribute('aria-label')).toContain('sudoku.entered {"digit":4}');
});

test('a tick of the clock updates the timer and renders nothing of the board', async () => {
  const timer = shown.element.querySelector('[role="timer"]');
  const before = commits;
  await seconds(1);
  expect(timer?.textContent).toBe('0:00:01');
  await seconds(1);
  expect(timer?.textContent).toBe('0:00:02');
  expect(commits).toBe(before);
});

test('the board is called for another frame only: not for a pause, a return or the same cell again', async () => {
  const heard: unknown[] = [];
  const stop = source.subscribe(() => heard.push(source.current().view.cursor));
  await act(async () => handle.send({ type: 'PAUSE' }));
  await act(async () => handle.send({ type: 'RESUME' }));
  await act(async () => handle.gesture({ type: 'go', cell: EMPTY }));
  expect(heard).toEqual([]);
  await act(async () => handle.gesture({ type: 'go', cell: 40 }));
  await act(async () => handle.gesture({ type: 'symbol', symbol: '4', alt: false }));
  expect(heard).toEqual([40, 40]);
  stop();
});

test('a pause stops the seconds', async () => {
  await seconds(1);
  await act(async () => handle.send({ type: 'PAUSE' }));
  await seconds(5);
  expect(shown.element.querySelector('[role="timer"]')?.textContent).toBe('0:00:01');
  expect(vi.getTimerCount()).toBe(0);
});

test('the focus goes where the cursor goes, and the cursor where the focus goes', async () => {
  await act(async () => cells()[EMPTY]?.focus());
  await act(async () => handle.gesture({ type: 'step', to: 'down', extend: false }));
  expect(document.activeElement).toBe(cells()[EMPTY + 9]);
  expect(tabStops()).toEqual([EMPTY + 9]);
  await act(async () => cells()[40]?.focus());
  expect(tabStops()).toEqual([40]);
  expect(cells()[40]?.getAttribute('aria-selected')).toBe('true');
});

test('a focus elsewhere is left alone', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await act(async () => handle.gesture({ type: 'step', to: 'down', extend: false }));
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('when the focus arrives at a cell, its words are already those of the cursor', async () => {
  const heard: string[] = [];
  shown.element.addEventListener('focusin', ({ target }) =>
    heard.push((target as HTMLElement).getAttribute('aria-label') ?? ''),
  );
  await act(async () => cells()[EMPTY]?.focus());
  // as on a page: `act` would put React's own work off
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  handle.gesture({ type: 'step', to: 'right', extend: false });
  await vi.waitUntil(() => heard.length === 2);
  vi.unstubAllGlobals();
  expect(heard[1]).toMatch(/^here .*"column":4/);
});
