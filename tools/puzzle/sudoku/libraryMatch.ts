// Whether a technique finds what a line of a library expects, by the rule of HoDoKu's own test: a use at exactly this state has
// the line's digits and exactly its conclusion, and no use with these digits has another one. Where a line expects nothing,
// no use may have its digits. How a use was found, and how long a chain is, does not matter.

import {
  firstStep,
  type Step,
  TECHNIQUES,
  type Technique,
  type TechniqueKey,
} from '../../../puzzles/sudoku/techniques/index.ts';
import type { LibraryCase } from './library.ts';
import { conclusionOf, libraryDigits, techniqueOf, usesOf } from './libraryUses.ts';

export interface Match {
  /** `differs`: found, but also a use with the same digits and another conclusion. `none`: nothing is expected or found. */
  readonly word: 'found' | 'differs' | 'missing' | 'none';
  /** False if the result is not what the line expects. */
  readonly good: boolean;
  readonly technique: Technique | undefined;
  /** The uses that match; for a negative line, those that should not exist. */
  readonly steps: readonly Step[];
  /** Other uses of the technique, one for each conclusion, those with the line's digits first. */
  readonly rest: readonly Step[];
}

export function matchCase(entry: LibraryCase): Match {
  const technique = techniqueOf(entry.code);
  if (!technique) return { word: 'missing', good: false, technique, steps: [], rest: [] };
  return matchUses(entry, technique, usesOf(technique, entry));
}

function matchUses(entry: LibraryCase, technique: Technique, all: readonly Step[]): Match {
  const named = all.filter((step) => hasDigits(step, entry));
  const steps = named.filter((step) => entry.negative || conclusionOf(step) === conclusionOf(entry));
  const wanted = new Set(steps.map(conclusionOf));
  const others = [...named, ...all].filter((step) => !wanted.has(conclusionOf(step)));
  const word = wordFor(entry, steps, named);
  return {
    word,
    good: word === 'none' || (word === 'found' && !entry.negative),
    technique,
    steps,
    rest: [...new Map(others.map((step) => [conclusionOf(step), step])).values()],
  };
}

function wordFor(entry: LibraryCase, steps: readonly Step[], named: readonly Step[]): Match['word'] {
  if (steps.length === 0) return entry.negative ? 'none' : 'missing';
  return entry.negative || steps.length === named.length ? 'found' : 'differs';
}

/**
 * A line without digits matches any. Where removed digits are listed, a line that expects nothing may name those of the reason
 * instead.
 */
const hasDigits = (step: Step, { digits, negative }: LibraryCase): boolean =>
  digits.length === 0 ||
  libraryDigits(step).join() === digits.join() ||
  (negative && step.digits.join() === digits.join());

/** These are nearly always possible, and slow to find: listing them would only be noise. */
const NOISE = /^(forcingChain|template|bruteForce)/;

/** The other techniques of the default set that find something at this state. */
export const othersAt = ({ state }: LibraryCase, but: Technique | undefined): TechniqueKey[] =>
  TECHNIQUES.filter((technique) => technique.usual && technique !== but && !NOISE.test(technique.key))
    .filter((technique) => firstStep(technique, state))
    .map(({ key }) => key);
