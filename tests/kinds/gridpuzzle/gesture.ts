// Random gestures on a gridpuzzle, including words of the bank in their right places, which chance would hardly ever produce.

import type { Gesture } from '../../../puzzles/gesture.ts';
import { cellCount, DIRECTIONS, JUMPS, type Size } from '../../../puzzles/grid.ts';
import { TOOLS } from '../../../puzzles/gridpuzzle/read.ts';
import { type Givens, MODES } from '../../../puzzles/gridpuzzle/types.ts';
import { type Random, randomInt } from '../../../puzzles/random.ts';

export function gesture(random: Random, size: Size): Gesture {
  const givens = size as Givens;
  const pick = <T>(items: readonly T[]): T => items[randomInt(random, items.length)] as T;
  const chance = (share: number) => random() < share;
  const cell = randomInt(random, cellCount(givens));
  const slot = pick(givens.slots);
  const inSlot = pick(slot.cells);
  const symbol = chance(0.5) ? (givens.letters[cell] ?? 'A') || 'E' : pick([...'ENRISTX']);
  const kinds: readonly (() => Gesture)[] = [
    () => ({ type: 'tap', cell, extend: chance(0.1) }),
    () => ({ type: 'tap', cell: inSlot, extend: false }),
    () => ({ type: 'symbol', symbol, alt: chance(0.2) }),
    () => ({ type: 'symbol', symbol, alt: false }),
    () => ({ type: 'pick', item: pick(givens.words) }),
    () => ({ type: 'pick', item: slot.word }),
    () => ({ type: 'drop', item: slot.word, cell: chance(0.5) ? inSlot : cell, end: chance(0.7) }),
    () => ({ type: 'drag', path: [cell, inSlot], end: chance(0.7), extend: false }),
    () => ({ type: 'go', cell }),
    () => ({ type: 'step', to: pick(DIRECTIONS), extend: chance(0.2) }),
    () => ({ type: 'jump', to: pick(JUMPS) }),
    () => ({ type: 'act' }),
    () => ({ type: 'next', back: chance(0.5) }),
    () => ({ type: 'erase', back: chance(0.5) }),
    () => ({ type: 'cancel' }),
    () => ({ type: 'mode', mode: pick(MODES) }),
    () => (chance(0.8) ? { type: 'tool', tool: 'clearWord' } : { type: 'tool', tool: pick(TOOLS) }),
    () => ({ type: 'light', lights: chance(0.5) ? [] : [{ cell, role: 'target', symbol: 'A' }] }),
  ];
  return pick(kinds)();
}
