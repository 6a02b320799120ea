// Sudoku Explainer's rating of a board: how hard its hardest step is, the easiest step being taken each time. Independent of
// HoDoKu's points and levels (grade.ts).

import type { Digits } from '../board.ts';
import { bugPlus1 } from '../techniques/bug.ts';
import { jellyfish, swordfish, xWing } from '../techniques/fish.ts';
import { hiddenPair, hiddenQuad, hiddenTriple } from '../techniques/hiddenSubsets.ts';
import { candidatesOf, firstStep, isFull, place, type Technique } from '../techniques/index.ts';
import { lockedPair, lockedTriple } from '../techniques/lockedSets.ts';
import { bitOf } from '../techniques/masks.ts';
import { nakedPair, nakedQuad, nakedTriple } from '../techniques/nakedSubsets.ts';
import { uniqueRectangle3 } from '../techniques/uniqueRectangle3.ts';
import { uniqueRectangle1, uniqueRectangle2, uniqueRectangle4 } from '../techniques/uniqueRectangles.ts';
import { xyWing, xyzWing } from '../techniques/wings.ts';
import { alignedPair, alignedTriplet } from './aligned.ts';
import { bentSet } from './bentSets.ts';
import { cyclesAndForcingChains } from './chains.ts';
import { directHidden, directLocking, hiddenSingle, locking, nakedSingle } from './direct.ts';
import type { Rule } from './find.ts';
import { dynamicChains, dynamicPlus, multipleChains, nishio } from './multiple.ts';
import { strongLinks } from './strongLinks.ts';

/** One of this project's techniques at its rating there; a locked pair is a naked one in that program. */
const rated =
  (tenths: number, ...techniques: readonly Technique[]): Rule =>
  (state) => {
    for (const technique of techniques) {
      const step = firstStep(technique, state);
      if (step) return { tenths, placements: step.placements, eliminations: step.eliminations };
    }
    return undefined;
  };

/** Sudoku Explainer 1.2.1, and in brackets what Sukaku Explainer adds to it. */
type Addition = 'sukaku';
const RULES: readonly { readonly name: string; readonly rule: Rule; readonly only?: Addition }[] = [
  { name: 'hidden single', rule: hiddenSingle },
  { name: 'direct locking', rule: directLocking },
  { name: 'direct hidden pair', rule: directHidden(2, 20) },
  { name: 'naked single', rule: nakedSingle },
  { name: 'direct hidden triplet', rule: directHidden(3, 25) },
  { name: 'locking', rule: locking },
  { name: 'naked pair', rule: rated(30, nakedPair, lockedPair) },
  { name: 'x-wing', rule: rated(32, xWing) },
  { name: 'hidden pair', rule: rated(34, hiddenPair) },
  { name: 'naked triplet', rule: rated(36, nakedTriple, lockedTriple) },
  { name: 'swordfish', rule: rated(38, swordfish) },
  { name: 'hidden triplet', rule: rated(40, hiddenTriple) },
  { name: 'two strong links', rule: strongLinks(2), only: 'sukaku' },
  { name: 'xy-wing', rule: rated(42, xyWing) },
  { name: 'xyz-wing', rule: rated(44, xyzWing) },
  {
    name: 'unique rectangle',
    rule: rated(45, uniqueRectangle1, uniqueRectangle2, uniqueRectangle4, uniqueRectangle3),
  },
  { name: 'naked quad', rule: rated(50, nakedQuad) },
  { name: 'jellyfish', rule: rated(52, jellyfish) },
  { name: 'hidden quad', rule: rated(54, hiddenQuad) },
  { name: 'three strong links', rule: strongLinks(3), only: 'sukaku' },
  { name: 'wxyz-wing', rule: bentSet(4), only: 'sukaku' },
  { name: 'bug', rule: rated(56, bugPlus1) },
  { name: 'vwxyz-wing', rule: bentSet(5), only: 'sukaku' },
  { name: 'aligned pair exclusion', rule: alignedPair },
  { name: 'forcing chain', rule: cyclesAndForcingChains },
  { name: 'aligned triplet exclusion', rule: alignedTriplet },
  { name: 'nishio', rule: nishio },
  { name: 'multiple forcing chains', rule: multipleChains },
  { name: 'dynamic forcing chains', rule: dynamicChains },
  { name: 'dynamic forcing chains plus', rule: dynamicPlus },
];

export interface ExplainerRating {
  /** One decimal; 0 for a full board. */
  readonly rating: number;
  /** The rule of the hardest step, in the program's words. */
  readonly hardest: string;
  readonly solved: boolean;
}

export function explainerRating(
  digits: Digits,
  scale: 'explainer' | 'sukaku' = 'sukaku',
  hear?: (name: string, tenths: number) => void,
): ExplainerRating {
  const state = candidatesOf(digits);
  const rules = RULES.filter(({ only }) => only === undefined || only === scale);
  let hardest = { tenths: 0, name: '' };
  while (!isFull(state)) {
    let done = false;
    for (const { name, rule } of rules) {
      const find = rule(state);
      if (!find) continue;
      hear?.(name, find.tenths);
      if (find.tenths > hardest.tenths) hardest = { tenths: find.tenths, name };
      for (const { cell, digit } of find.eliminations)
        state.masks[cell] = (state.masks[cell] as number) & ~bitOf(digit);
      for (const { cell, digit } of find.placements) place(state, cell, digit);
      done = true;
      break;
    }
    if (!done) break;
  }
  return { rating: hardest.tenths / 10, hardest: hardest.name, solved: isFull(state) };
}
