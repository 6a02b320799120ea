// The words beside a board: the current clue and the lists, for a player with a finger, a keyboard or a screen reader.

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { DEFAULT_RULES } from '../../../api/defaults.ts';
import { gameMachine } from '../../../machines/game/gameMachine.ts';
import type { Size } from '../../../puzzles/grid.ts';
import type { Cursor } from '../../../puzzles/kind.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { localSettings } from '../../../src/adapters/settings.ts';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { GameContext, type GameHandle, gameHandle } from '../../../src/app/gameHandle.ts';
import { WordLists } from '../../../src/board/WordLists.tsx';
import { ClueBar } from '../../../src/play/ClueBar.tsx';
import { levelOf, makeWorld, settled } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { SMALL as CROSSWORD } from '../../kinds/crossword/documents.ts';
import { SMALL as GRIDPUZZLE, LARGE } from '../../kinds/gridpuzzle/documents.ts';
import { SMALL as WORDSEARCH } from '../../kinds/wordsearch/documents.ts';

const DOCUMENTS = { crossword: CROSSWORD, gridpuzzle: GRIDPUZZLE, wordsearch: WORDSEARCH } as const;

let shown: Rendered | undefined;
let handle: GameHandle | undefined;
/** Events sent to the app. */
const told: unknown[] = [];
afterEach(async () => {
  told.length = 0;
  await shown?.unmount();
  handle?.actor.stop();
});

/** A started game of the kind, with the words beside its board. */
async function open(
  game: keyof typeof DOCUMENTS,
  document: unknown = DOCUMENTS[game],
  id = 'en-leichtes-001',
): Promise<(selector: string) => HTMLElement[]> {
  const world = makeWorld();
  const level = { ...levelOf(id, document), gameType: game };
  world.script.level = async () => level;
  const input = { level, loadKind: () => loadKind(game), rules: DEFAULT_RULES, ports: world.ports, settings: {} };
  const actor = createActor(gameMachine, { input }).start();
  await vi.waitUntil(() => actor.getSnapshot().matches('ready'), 20_000);
  handle = gameHandle(actor, world.clock, (run) => run());
  handle.send({ type: 'START', relaxed: false, fresh: false });
  await settled();
  const app = { send: (event: unknown) => told.push(event) } as unknown as AppActor;
  const settings = localSettings({ getItem: () => null, setItem: () => undefined } as never);
  const ports = { ...world.ports, settings } as unknown as AppPorts;
  const page = await render(
    <ServicesContext value={{ app, ports }}>
      <GameContext.Provider value={handle}>
        <ClueBar />
        <WordLists />
      </GameContext.Provider>
    </ServicesContext>,
  );
  shown = page;
  return (selector) => [...page.element.querySelectorAll<HTMLElement>(selector)];
}

const press = (button: HTMLElement | undefined) => act(async () => button?.click());
const send = (gesture: Parameters<GameHandle['gesture']>[0]) => act(async () => handle?.gesture(gesture));
const struckOff = (find: (selector: string) => HTMLElement[]) => find('button').filter(({ dataset }) => dataset.done);
const textOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent).join('|');

test('a crossword shows the current clue, and next and previous go to its neighbours and back', async () => {
  const find = await open('crossword');
  const clue = () => textOf(find('p'));
  const first = clue();
  expect(first).not.toBe('');
  await press(find('button[aria-label="Next clue"]')[0]);
  expect(clue()).not.toBe(first);
  await press(find('button[aria-label="Previous clue"]')[0]);
  expect(clue()).toBe(first);
  expect(find('section')).toHaveLength(1);
});

test('the clue bar is named after its answer: which way, from where, how long, and the letters that are known', async () => {
  const find = await open('crossword');
  const name = () => find('section')[0]?.getAttribute('aria-label');
  expect(name()).toMatch(/^Clue, (across|down) from row \d+, column \d+, \d+ letters: blank(, blank)+$/);
  await send({ type: 'symbol', symbol: 'Q', alt: false });
  expect(name()).toMatch(/letters: Q(, blank)+$/);
});

test('words of another language than the page’s say so; those of its own do not', async () => {
  const find = await open('crossword', DOCUMENTS.crossword, 'de-leichtes-001');
  expect(find('p [lang]')[0]?.getAttribute('lang')).toBe('de');
  await shown?.unmount();
  expect((await open('crossword'))('[lang]')).toEqual([]);
});

test('a wrong clue is reported by its name', async () => {
  const find = await open('crossword');
  await press(find('button[aria-label="Next clue"]')[0]);
  const [report] = find('button').filter(({ textContent }) => textContent === 'Report this clue');
  await press(report);
  const { kind, givens, view, game } = (handle as GameHandle).actor.getSnapshot().context;
  const { item } = kind?.legend?.(givens as Size, game?.play, view as Cursor).clue ?? {};
  expect(item).toMatch(/^\d+$/);
  expect(told).toEqual([{ type: 'OPEN_MODAL', kind: 'suggestion', about: `crossword/en-leichtes-001/${item}` }]);
});

test('an entered letter appears in the clue bar, which says how many are known', async () => {
  const find = await open('crossword');
  const places = () => find('ol')[0]?.querySelectorAll('li') ?? [];
  const count = places().length;
  expect(count).toBeGreaterThan(1);
  expect(find('ol')[0]?.getAttribute('aria-label')).toBe(`0 of ${count} letters`);
  await send({ type: 'symbol', symbol: 'Q', alt: false });
  expect([...places()].map(({ textContent }) => textContent).join('')).toBe('Q');
  expect(find('ol')[0]?.getAttribute('aria-label')).toBe(`1 of ${count} letters`);
});

test('a gridpuzzle has its bank by length, and a used word is marked and struck through', async () => {
  const find = await open('gridpuzzle');
  const words = () => find('button').map(({ textContent }) => textContent);
  expect(words()).toContain('ARGUE');
  expect(struckOff(find)).toHaveLength(1);
  expect(find('button[aria-label^="SNORT,"]')[0]?.dataset.done).toBe('true');
  expect(textOf(find('h2'))).toBe('5 letters 5 of 6 left');
});

test('a word that belongs elsewhere is said to be wrong, and its place no longer offers it', async () => {
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation(() => new EventTarget() as MediaQueryList);
  const find = await open('gridpuzzle');
  const offered = () => find('[data-chips] button').map(({ textContent }) => textContent);
  await send({ type: 'tap', cell: 10, extend: false });
  expect(offered()).toContain('LANCE');
  expect(find('p')).toHaveLength(0);
  await press(find('[data-chips] button').filter(({ textContent }) => textContent === 'LANCE')[0]);
  expect(textOf(find('p'))).toBe('LANCE does not belong here.');
  expect(offered()).not.toContain('LANCE');
  narrow.mockRestore();
});

test('beside the board the place under the cursor is shown with its letters, and how many words fit', async () => {
  const find = await open('gridpuzzle');
  await send({ type: 'tap', cell: 10, extend: false });
  expect(find('[data-chips]')).toHaveLength(0);
  const place = () => find('[role="group"]')[0];
  expect(place()?.getAttribute('aria-label')).toMatch(/^Words that fit, row 3, column 1, across: /);
  expect([place()?.querySelectorAll('li').length, textOf(find('p'))]).toEqual([5, '5 words fit']);
  await send({ type: 'pick', item: 'LANCE', here: true });
  expect([place()?.querySelector('ol')?.textContent, textOf(find('p'))]).toEqual([
    'LANCE',
    'LANCE does not belong here.',
  ]);
});

test('a hint about a word marks it in the list', async () => {
  const find = await open('wordsearch');
  expect(find('[data-named]')).toHaveLength(0);
  await act(async () => handle?.send({ type: 'HINT' }));
  await vi.waitUntil(() => find('[data-named]').length > 0);
  const { hint } = handle?.actor.getSnapshot().context.hint ?? {};
  expect(find('[data-named]').map(({ textContent }) => textContent)).toEqual([hint?.says.where.values.word]);
});

/** No layout here: each element is 100 px below its previous sibling, the list below the clue, and words are where their list is. */
const oneBelowAnother = () =>
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const part = this.closest('[data-group]') ?? this;
    return 100 * [...(part.parentElement?.children ?? [])].indexOf(part);
  });

test('a game begins with the words of its first place in view; they stay while a word waits for its place', async () => {
  const place = oneBelowAnother();
  const find = await open('gridpuzzle', LARGE);
  const length = find('[data-group]').findIndex(({ dataset }) => dataset.here);
  expect(length).toBeGreaterThan(0);
  const list = find('section')[0] as HTMLElement;
  expect(list.scrollTop).toBe(100 * length - list.offsetTop);
  expect(find('[data-fits]')).toEqual([]);
  list.scrollTop = 0;
  await press(find('[data-group] button')[0]);
  expect(list.scrollTop).toBe(0);
  place.mockRestore();
});

test('choosing a slot scrolls the words of its length into view', async () => {
  const place = oneBelowAnother();
  const find = await open('gridpuzzle', LARGE);
  const wanted = find('h2').findIndex(({ textContent }) => textContent?.startsWith('6 letters'));
  expect(wanted).toBeGreaterThan(0);
  await send({ type: 'tap', cell: 0, extend: false });
  const list = find('section')[0] as HTMLElement;
  expect(list.scrollTop).toBe(100 * wanted - list.offsetTop);
  place.mockRestore();
});

test('a tap on a word of a list holds it, a second tap releases it', async () => {
  const find = await open('wordsearch');
  const word = () => find('button').filter(({ textContent }) => textContent === 'KUH')[0];
  expect(word()?.getAttribute('aria-pressed')).toBe('false');
  await press(word());
  expect(word()?.getAttribute('aria-pressed')).toBe('true');
  await press(word());
  expect(word()?.getAttribute('aria-pressed')).toBe('false');
});

test('a wordsearch strikes through found words, and shows its message once all are found', async () => {
  const find = await open('wordsearch');
  const draw = (...path: number[]) => send({ type: 'drag', path, end: true, extend: false });
  await draw(0, 1, 2, 3, 4);
  expect(struckOff(find).map(({ textContent }) => textContent)).toEqual(['KATZE']);
  expect(find('p')).toHaveLength(0);
  await draw(3, 9, 15, 21, 27);
  await draw(35, 29, 23);
  expect(struckOff(find)).toHaveLength(3);
  expect(textOf(find('p'))).toBe('Lachen ist die beste Medizin');
});

/** Lays the list out, since there is no layout here: each group of words is 300 px high, of which the list shows 200. */
function layOut(find: (selector: string) => HTMLElement[]): HTMLElement {
  const list = find('section').at(-1) as HTMLElement;
  Object.defineProperty(list, 'clientHeight', { value: 200 });
  for (const [at, group] of find('[data-group]').entries())
    for (const part of [group, ...group.querySelectorAll<HTMLElement>('button')]) {
      Object.defineProperty(part, 'offsetTop', { value: at * 300 });
      Object.defineProperty(part, 'offsetHeight', { value: 40 });
    }
  return list;
}

test('the list follows the chosen place each time, also after the player has scrolled it, but never under a finger', async () => {
  const find = await open('gridpuzzle', LARGE);
  const list = layOut(find);
  await send({ type: 'tap', cell: 0, extend: false });
  const there = list.scrollTop;
  expect(there).toBeGreaterThan(0);
  list.scrollTop = 0;
  await send({ type: 'tap', cell: 1, extend: false });
  expect(list.scrollTop).toBe(there);
  list.scrollTop = 0;
  await act(async () => list.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await send({ type: 'tap', cell: 2, extend: false });
  expect(list.scrollTop).toBe(0);
  await act(async () => window.dispatchEvent(new Event('pointerup')));
  await vi.waitUntil(() => list.scrollTop === there);
});
