// The sheet of rarely used actions: what it offers in which game, and what it asks the game to do.

import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { DEFAULT_RULES } from '../../../api/defaults.ts';
import { gameMachine } from '../../../machines/game/gameMachine.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/adapters/settings.ts';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { GameContext, type GameHandle, gameHandle } from '../../../src/app/gameHandle.ts';
import More from '../../../src/play/More.tsx';
import { levelOf, makeWorld, settled } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { SMALL as CROSSWORD } from '../../kinds/crossword/documents.ts';
import { EASY } from '../../kinds/sudoku/documents.ts';
import { SMALL as WORDSEARCH } from '../../kinds/wordsearch/documents.ts';

const DOCUMENTS = { sudoku: EASY, crossword: CROSSWORD, wordsearch: WORDSEARCH } as const;

let shown: Rendered | undefined;
let handle: GameHandle | undefined;
afterEach(async () => {
  await shown?.unmount();
  handle?.actor.stop();
  toast.remove(); // notices outlive what shows them
});

async function open(game: keyof typeof DOCUMENTS, letters: number, relaxed = false) {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'letter' });
  const level = { ...levelOf('en-leichtes-001', DOCUMENTS[game]), gameType: game };
  const wallet = { ...world.ports.wallet, letters: () => letters };
  const input = { level, loadKind: () => loadKind(game), rules: DEFAULT_RULES, settings: {}, skipAd: true };
  const actor = createActor(gameMachine, { input: { ...input, ports: { ...world.ports, wallet } } }).start();
  await vi.waitUntil(() => actor.getSnapshot().matches('ready'), 20_000);
  handle = gameHandle(actor, world.clock, (run) => run());
  handle.send({ type: 'START', relaxed, fresh: false });
  await settled();
  let current: Settings = DEFAULT_SETTINGS;
  const settings = {
    current: () => current,
    set: (key: string, value: unknown) => {
      current = { ...current, [key]: value };
    },
    subscribe: () => () => undefined,
  };
  const app = { send: () => undefined } as unknown as AppActor;
  const ports = { ...world.ports, wallet, settings } as unknown as AppPorts;
  let closed = 0;
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <GameContext.Provider value={handle}>
        <More open onClose={() => closed++} />
      </GameContext.Provider>
    </ServicesContext>,
  );
  const button = (name: RegExp) =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) => name.test(textContent ?? ''));
  const press = (name: RegExp) => act(async () => button(name)?.click());
  return { actor, button, press, closes: () => closed, ports };
}

test('a letter and a word show their price, and take one press', async () => {
  const crossword = await open('crossword', 9);
  const { kind, givens, game, view } = crossword.actor.getSnapshot().context;
  const price = kind?.word?.(givens as never, game?.play, view as never).length;
  expect(crossword.button(/the chosen cell/i)?.textContent).toMatch(/1 solution letter\.$/);
  expect(crossword.button(/whole word/i)?.textContent).toContain(`${price} solution letters`);
  await crossword.press(/whole word/i);
  for (let n = 0; n < 9; n++) await settled();
  expect([crossword.closes(), crossword.actor.getSnapshot().context.game?.letters]).toEqual([1, price]);
});

test('a complete word costs nothing and cannot be requested', async () => {
  const crossword = await open('crossword', 9);
  await act(async () => crossword.actor.send({ type: 'WORD', at: 0 }));
  for (let n = 0; n < 9; n++) await act(settled);
  expect(crossword.button(/whole word/i)?.disabled).toBe(true);
});

test.each(['sudoku', 'crossword', 'wordsearch'] as const)(
  'without letters a %s offers nothing that cannot be done, and chests come last',
  async (game) => {
    const { button, press, closes } = await open(game, 0);
    expect(button(/the chosen cell|start of a word/i)).toBeUndefined();
    expect(button(/whole word/i)).toBeUndefined();
    const rows = [...document.querySelectorAll('[role="dialog"] button small')].map(
      (small) => small.parentElement?.firstElementChild?.textContent,
    );
    expect(rows[0]).toBe('Start over');
    expect(rows.at(-1)).toMatch(/^Chests of solution /);
    await press(/^chests of/i);
    expect(closes()).toBe(1);
  },
);

test('a sudoku has no words', async () => {
  const sudoku = await open('sudoku', 9);
  expect(sudoku.button(/whole word/i)).toBeUndefined();
  expect(sudoku.button(/the chosen cell/i)).toBeDefined();
});

test.each([
  ['crossword', true, ['Letter', 'Word', 'Everything']],
  ['sudoku', true, ['Digit', 'Everything']],
  ['wordsearch', true, []],
  ['crossword', false, []],
] as const)('what can be checked in a %s, relaxed: %s', async (game, relaxed, parts) => {
  await open(game, 0, relaxed);
  const shown = document.querySelectorAll('[aria-labelledby="more-check"] button');
  expect([...shown].map(({ textContent }) => textContent)).toEqual(parts);
});

test('a check closes the sheet and marks what is wrong', async () => {
  const crossword = await open('crossword', 0, true);
  await act(async () => {
    for (const symbol of 'LAX')
      crossword.actor.send({ type: 'GESTURE', at: 0, gesture: { type: 'symbol', symbol, alt: false } });
  });
  await crossword.press(/^everything$/i);
  expect([crossword.closes(), crossword.actor.getSnapshot().context.view]).toEqual([
    1,
    expect.objectContaining({ checked: expect.arrayContaining(['L', 'A', 'X']) }),
  ]);
});

test('the solution needs a confirmation before it is shown', async () => {
  const wordsearch = await open('wordsearch', 0);
  await wordsearch.press(/show the solution/i);
  expect(wordsearch.actor.getSnapshot().matches({ playing: 'running' })).toBe(true);
  await wordsearch.press(/back/i);
  await wordsearch.press(/show the solution/i);
  await wordsearch.press(/^show the solution$/i);
  expect(wordsearch.actor.getSnapshot().value).toBe('givenUp');
});
