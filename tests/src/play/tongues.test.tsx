// A German puzzle on an English page: a screen reader is told which words are German, in cells, announcements and hints.

import { createInstance, type TFunction } from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import { BoardMirror } from '../../../src/board/BoardMirror.tsx';
import { type AnyEars, Looks } from '../../../src/board/looks.ts';
import { HintWords } from '../../../src/parts/HintWords.tsx';
import texts from '../../../src/text/en/games/crossword.json';
import ears from '../../../src/text/en/later/ears.json';
import { speak } from '../../../src/text/kindWords.ts';
import { merge } from '../../../src/text/merge.ts';
import { inTongues } from '../../../src/ui/Tongues.tsx';
import { player } from '../../helpers/boardPlayer.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { SMALL } from '../../kinds/crossword/documents.ts';

let t: TFunction;
let shown: Rendered | undefined;
beforeEach(async () => {
  const translation = merge({ texts, ears });
  t = await createInstance().init({
    lng: 'en',
    resources: { en: { translation } },
    interpolation: { escapeValue: false },
  });
});
afterEach(() => shown?.unmount());

/** The looks of a crossword whose words are of this language; undefined: the page's. */
async function looksIn(lang: string | undefined): Promise<Looks> {
  const game = await player('crossword', SMALL);
  const kind = (await loadKind('crossword')) as AnyKind;
  const frame = { play: game.game.play, view: game.view };
  const source = {
    kind,
    givens: game.givens,
    current: () => frame,
    subscribe: () => () => undefined,
    send: () => undefined,
  };
  const options = { ears: (await kind.ears?.()) as AnyEars, lang };
  return new Looks(source as never, (spoken) => speak(t, spoken, lang !== undefined), options);
}

async function grid(lang: string | undefined): Promise<HTMLElement> {
  shown = await render(<BoardMirror looks={await looksIn(lang)} label="Board" />);
  return shown.element;
}

/** As a screen reader names it: the attribute, or else the content. */
const nameOf = (cell: Element) => cell.getAttribute('aria-label') ?? cell.textContent;
const isClue = (cell: Element) => /across|down/.test(nameOf(cell) ?? '');

test('a cell with a clue says which part of its name is the puzzle’s; the direction stays the page’s', async () => {
  const clues = [...(await grid('de')).querySelectorAll('[role=gridcell]')].filter(isClue);
  expect(clues.length).toBeGreaterThan(1);
  for (const clue of clues) {
    expect(clue.hasAttribute('aria-label')).toBe(false);
    expect(clue.querySelector('[lang=de]')?.textContent).not.toMatch(/^(across|down|row)\b/);
  }
});

test('a cell without words of the puzzle is an attribute and nothing else, as all cells are in the page’s language', async () => {
  const foreign = await grid('de');
  const plain = [...foreign.querySelectorAll('[role=gridcell][aria-label]')];
  expect(plain.length).toBeGreaterThan(plain.filter(isClue).length);
  expect(plain.every((cell) => cell.childElementCount === 0)).toBe(true);
  const names = [...foreign.querySelectorAll('[role=gridcell]')].map(nameOf);
  await shown?.unmount();
  const own = await grid(undefined);
  expect(own.querySelectorAll('[role=gridcell] *')).toHaveLength(0);
  expect([...own.querySelectorAll('[role=gridcell]')].map(nameOf)).toEqual(names);
});

test('the cursor’s word is announced in its own language', async () => {
  const looks = await looksIn('de');
  shown = await render(<p>{inTongues(looks.here(), looks.lang)}</p>);
  const clue = shown.element.querySelector('[lang=de]')?.textContent ?? '';
  expect(clue).not.toBe('');
  expect(shown.element.textContent).toContain(clue);
  expect(shown.element.textContent).toMatch(/letters/);
});

test('a hint’s clue is read in its own language, and seen without another sign', async () => {
  const says = { where: { key: 'crossings.where', values: { clue: 'Fluss', length: 4, pattern: 'E · · ·' } } };
  const hint = { hint: { says } as never, stage: 'where' as const };
  shown = await render(<HintWords kind="crossword" hint={hint} lang="de" />);
  expect(shown.element.querySelector('.visually-hidden [lang=de]')?.textContent).toBe('Fluss');
  expect(shown.element.querySelector('[aria-hidden]')?.textContent).toMatch(/^“Fluss” has 4 letters/);
});
