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

/** 'explainer': Sudoku Explainer 1.2.1. 'sukaku': Sukaku Explainer, its successor, which adds strong links and larger wings. */
export type Scale = 'explainer' | 'sukaku';

/** In the order in which they are tried; `only` names the scale that has the rule. */
const RULES: readonly { readonly name: string; readonly rule: Rule; readonly only?: Scale }[] = [
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
  /** One decimal; 0 for a full board. If not solved, a lower bound: the base of the chains that are missing here, 9.5. */
  readonly rating: number;
  /** The rule of the hardest step, in the program's words; 'none' for a full board. */
  readonly hardest: string;
  /** False if the board needs chains within chains, or has not exactly one solution. */
  readonly solved: boolean;
}

const NESTED = { tenths: 95, name: 'nested forcing chains' };

/**
 * Rates a board with one solution. Takes 0.1 ms to 3 s, the harder the longer. `hear` is told each step's rule and rating in
 * tenths. The default is the scale of the largest published list (Sudoku Exchange's "Puzzle Bank": first version, 39,719
 * puzzles from 5.0). Unlike both programs it has unique rectangles but no longer unique loops, and of universal graves only type 1.
 */
export function explainerRating(
  digits: Digits,
  scale: Scale = 'sukaku',
  hear?: (name: string, tenths: number) => void,
): ExplainerRating {
  const state = candidatesOf(digits);
  const rules = RULES.filter(({ only }) => only === undefined || only === scale);
  let hardest = { tenths: 0, name: 'none' };
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
    if (!done) {
      hardest = NESTED;
      break;
    }
  }
  return { rating: hardest.tenths / 10, hardest: hardest.name, solved: isFull(state) };
}
