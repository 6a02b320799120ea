// What a screen reader hears of a game: its live regions, and what the dialog at its end repeats.

import { act, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_RULES } from '../../../api/defaults.ts';
import type { GameType } from '../../../puzzles/catalogue.ts';
import type { Size } from '../../../puzzles/grid.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { GameContext, gameHandle } from '../../../src/app/gameHandle.ts';
import { BoardMirror } from '../../../src/board/BoardMirror.tsx';
import { boardSource } from '../../../src/board/boardSource.ts';
import { type AnyEars, Looks } from '../../../src/board/looks.ts';
import { Announcer } from '../../../src/play/Announcer.tsx';
import { useBoardKeys } from '../../../src/play/BoardKeys.ts';
import { LastEntry } from '../../../src/play/LastEntry.tsx';
import { EMPTY, type Player, playing } from '../../helpers/player.ts';
import { levelOf, makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { cases as crossword } from '../../kinds/crossword/cases.ts';
import { SMALL as CROSSWORD } from '../../kinds/crossword/documents.ts';
import { cases as sudoku } from '../../kinds/sudoku/cases.ts';
import { EASY } from '../../kinds/sudoku/documents.ts';
import { languages, say } from '../../kinds/words.ts';

let shown: Rendered | undefined;
let player: Player | undefined;
afterEach(async () => {
  await shown?.unmount();
  player?.actor.stop();
});

const NOTHING = { hint: () => undefined, setPause: () => undefined };

function Keys({ main }: { readonly main: { readonly current: HTMLElement | null } }) {
  useBoardKeys(main, { current: null }, NOTHING);
  return null;
}

function Screen({ looks, over }: { readonly looks: Looks; readonly over: boolean }) {
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main}>
      <BoardMirror looks={looks} label="Board" />
      <Announcer looks={looks} />
      <Keys main={main} />
      <footer>{over && <LastEntry />}</footer>
    </main>
  );
}

const GAMES = { sudoku: [sudoku, EASY], crossword: [crossword, CROSSWORD] } as const;

async function listening(game: keyof typeof GAMES & GameType, how: { relaxed?: boolean } = {}) {
  const [cases, document_] = GAMES[game];
  const world = makeWorld();
  const level = { ...levelOf('de-leichtes-001', document_), gameType: game };
  const now = await playing(world, how, { level, loadKind: () => loadKind(game) });
  player = now;
  const { kind, givens } = now.context as { kind: AnyKind; givens: Size };
  const { t } = languages(cases.texts)[1] as ReturnType<typeof languages>[number];
  const looks = new Looks(boardSource(now.actor, kind, givens, world.clock), (spoken) => say(t, spoken), {
    ears: (await kind.ears?.()) as AnyEars,
  });
  const chosen = { sayMuch: 'full' };
  const settings = { current: () => chosen, subscribe: () => () => undefined };
  const app = { send: () => undefined } as unknown as AppActor;
  const handle = gameHandle(now.actor, world.clock);
  const page = (over: boolean) => (
    <ServicesContext value={{ app, ports: { ...world.ports, settings } as unknown as AppPorts }}>
      <GameContext.Provider value={handle}>
        <Screen looks={looks} over={over} />
      </GameContext.Provider>
    </ServicesContext>
  );
  shown = await render(page(false));
  const { element } = shown;
  const cell = (at: number) => element.querySelector<HTMLElement>(`[data-cell="${at}"]`);
  const said = () => element.querySelector('[role=status]')?.textContent ?? '';
  return {
    player: now,
    element,
    focus: (at: number) => act(async () => cell(at)?.focus()),
    press: (key: string) =>
      act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }),
    hears: async (words: RegExp) => {
      await act(async () => {
        await vi.waitUntil(() => words.test(said()), { interval: 5 }).catch(() => undefined);
      });
      expect(said()).toMatch(words);
    },
    said,
    endsWith: async () => {
      await shown?.again(page(true));
      return element.querySelector('footer')?.textContent?.trim();
    },
  };
}

test('the dialog at the end says the entry that ended the game: behind it the live regions are hidden', async () => {
  const ear = await listening('sudoku');
  await act(async () => void ear.player.wrong(...EMPTY.slice(0, DEFAULT_RULES.mistakes)));
  expect(ear.player.phase).toBe('lost');
  // in the same moment, since a dialog is read when it opens
  expect(await ear.endsWith()).toMatch(/^row 1 column \d, \d, wrong\. Mistake 3 of 3\.$/);
});

test('a solved game’s dialog says the last entry too, and another game’s nothing', async () => {
  const ear = await listening('sudoku');
  await act(async () => void ear.player.right(...EMPTY));
  expect(await ear.endsWith()).toMatch(/^row 9 column \d, \d, row 9 complete, .*all \ds placed\.$/);
  await shown?.unmount();
  ear.player.actor.stop();
  expect(await (await listening('sudoku')).endsWith()).toBe('');
});

test('an arrow at the edge of the board says so', async () => {
  const ear = await listening('sudoku');
  await ear.focus(0);
  await ear.press('ArrowLeft');
  await ear.hears(/^Edge of the board\.\s?$/);
  await ear.press('ArrowRight');
  await ear.press('ArrowUp');
  await ear.hears(/^Edge of the board\.\s?$/);
});

test('the arrows walk a board that is over, up to its edge', async () => {
  const ear = await listening('sudoku');
  await act(async () => void ear.player.wrong(...EMPTY.slice(0, DEFAULT_RULES.mistakes)));
  await ear.focus(0);
  await ear.press('ArrowRight');
  expect(ear.player.view.cursor).toBe(1);
  const { board } = ear.player;
  await ear.press('Backspace');
  await ear.press('1');
  expect(ear.player.board).toEqual(board);
  await ear.press('ArrowUp');
  await ear.hears(/^Edge of the board\.\s?$/);
});

test('the space bar says when a cell has no other direction', async () => {
  const ear = await listening('crossword');
  await ear.focus(4);
  await ear.press(' ');
  await ear.hears(/^Only one direction here\.\s?$/);
});
