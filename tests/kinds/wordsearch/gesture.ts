// Random gestures on a wordsearch, including listed words, which pure chance would hardly ever find.

import type { Gesture } from '../../../puzzles/gesture.ts';
import { type Cell, cellCount, DIRECTIONS, JUMPS, type Size } from '../../../puzzles/grid.ts';
import { type Random, randomInt } from '../../../puzzles/random.ts';
import type { Givens } from '../../../puzzles/wordsearch/types.ts';

export function gesture(random: Random, size: Size): Gesture {
  const givens = size as Givens;
  const pick = <T>(items: readonly T[]): T => items[randomInt(random, items.length)] as T;
  const cell = randomInt(random, cellCount(givens));
  const word = pick(givens.words);
  const path: readonly Cell[] = random() < 0.4 ? word.cells : [cell, randomInt(random, cellCount(givens))];
  const end = word.cells.at(-1) as Cell;
  const kinds: readonly (() => Gesture)[] = [
    () => ({ type: 'drag', path, end: random() < 0.7, extend: false }),
    () => ({ type: 'tap', cell, extend: random() < 0.1 }),
    () => ({ type: 'tap', cell: random() < 0.5 ? (word.cells[0] as Cell) : end, extend: false }),
    () => ({ type: 'go', cell: random() < 0.5 ? cell : end }),
    () => ({ type: 'step', to: pick(DIRECTIONS), extend: random() < 0.3 }),
    () => ({ type: 'jump', to: pick(JUMPS) }),
    () => ({ type: 'act' }),
    () => ({ type: 'act' }),
    () => ({ type: 'next', back: random() < 0.5 }),
    () => ({ type: 'pick', item: word.text }),
    () => ({ type: 'erase', back: random() < 0.5 }),
    () => ({ type: 'cancel' }),
    () => ({ type: 'light', lights: random() < 0.5 ? [] : [{ cell, role: 'target' }] }),
  ];
  return pick(kinds)();
}
