// Part of the kind suite: the text beside a board.

import { expect, test } from 'vitest';
import { cellCount, isCell } from '../../puzzles/grid.ts';
import type { Legend } from '../../puzzles/kind.ts';
import de from '../../src/text/de/play.json' with { type: 'json' };
import en from '../../src/text/en/play.json' with { type: 'json' };
import type { KindCases } from './kindCases.ts';
import type { Played } from './randomPlay.ts';
import { filled, languages } from './words.ts';

/** How many of a game's legends are checked. */
const LOOKED_AT = 60;

export function legendTests({ kind }: KindCases, played: () => Played): void {
  const { legend } = kind;
  if (!legend) return;

  /** Legends at the start and during the game, each with its board. */
  function legends() {
    const { givens, frames } = played();
    const every = Math.ceil(frames.length / LOOKED_AT);
    const boards = [
      { play: kind.start(givens), view: kind.view(givens) },
      ...frames.filter((_, index) => index % every === 0),
    ];
    return boards.map((board) => ({ ...board, givens, says: legend?.(givens, board.play, board.view) as Legend }));
  }

  test('the legend is plain JSON and not empty', () => {
    for (const { says } of legends()) {
      expect(JSON.parse(JSON.stringify(says))).toEqual(says);
      expect(says.clue !== undefined || says.lists.length > 0).toBe(true);
    }
  });

  test('the clue has a text, and a letter or none for each place', () => {
    for (const { clue, solution = [] } of legends().map(({ says }) => says)) {
      if (!clue) continue;
      expect(clue.text.trim()).not.toBe('');
      expect(['across', 'down']).toContain(clue.way);
      expect(clue.letters.length).toBeGreaterThan(0);
      for (const letter of [...clue.letters, ...solution]) expect([...letter].length).toBeLessThanOrEqual(1);
    }
  });

  test('lists have titles with texts, items have texts, and no item occurs twice', () => {
    // Titles are texts of the chrome, whatever the kind.
    const words = languages({ de, en });
    for (const { lists } of legends().map(({ says }) => says)) {
      const items = lists.flatMap((list) => list.items);
      expect(new Set(items.map(({ item }) => item)).size).toBe(items.length);
      for (const { text } of items) expect(text.trim()).not.toBe('');
      for (const { title } of lists) {
        for (const { t } of words) {
          if (typeof title === 'number') filled(t, 'play.words.letters', { count: title });
          else filled(t, `play.words.${title}`);
        }
      }
    }
  });

  test('picking any item is understood, picking an unknown one is not', () => {
    for (const { givens, play, view, says } of legends()) {
      const items = says.lists.flatMap((list) => list.items).map(({ item }) => item);
      for (const item of says.clue ? [...items, says.clue.item] : items) {
        const reading = kind.read(givens, play, view, { type: 'pick', item });
        expect(reading, item).toBeDefined();
        if (reading?.view) expect(isCell(givens, reading.view.cursor)).toBe(true);
        if (reading?.move) expect(kind.move(JSON.parse(JSON.stringify(reading.move)))).toEqual(reading.move);
      }
      expect(kind.read(givens, play, view, { type: 'pick', item: '\u2603' })).toBeUndefined();
    }
  });

  test('a draggable word changes nothing while it is dragged, and is understood wherever it is dropped', () => {
    for (const { givens, play, view, says } of legends()) {
      const [item] = says.lists.flatMap((list) => list.items);
      if (!item) continue;
      for (const cell of [0, Math.floor(cellCount(givens) / 2), cellCount(givens) - 1]) {
        const drop = { type: 'drop', item: item.item, cell } as const;
        const under = kind.read(givens, play, view, { ...drop, end: false });
        if (says.draggable !== true) expect(under).toBeUndefined();
        else {
          expect(under).toBeDefined();
          expect(under?.move).toBeUndefined();
          expect(kind.read(givens, play, under?.view ?? view, { ...drop, end: true })).toBeDefined();
          expect(kind.read(givens, play, under?.view ?? view, { type: 'cancel' })).toBeDefined();
        }
      }
      if (says.draggable !== true) continue;
      for (const end of [false, true]) {
        expect(kind.read(givens, play, view, { type: 'drop', item: '\u2603', cell: 0, end })).toBeUndefined();
        expect(kind.read(givens, play, view, { type: 'drop', item: item.item, cell: -1, end })).toBeUndefined();
      }
    }
  });

  test('a clue can be reached by its item from anywhere', () => {
    for (const { givens, play, view, says } of legends()) {
      if (!says.clue) continue;
      const picked = kind.read(givens, play, kind.view(givens), { type: 'pick', item: says.clue.item });
      expect(legend(givens, play, picked?.view ?? view).clue?.text).toBe(says.clue.text);
    }
  });
}
