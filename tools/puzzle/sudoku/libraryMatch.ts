// Whether a technique finds what a line of a library expects: one of the technique's uses at exactly this state must have
// exactly this conclusion. Where a line expects nothing, no use may have the line's digits. Variants and the length of chains
// do not matter.

import { chainsWithSets } from '../../../puzzles/sudoku/techniques/alsNodeChains.ts';
import { emptyRectangleOfTwo } from '../../../puzzles/sudoku/techniques/emptyRectangle.ts';
import {
  allSteps,
  firstStep,
  type Mark,
  type Step,
  TECHNIQUES,
  type Technique,
  type TechniqueKey,
} from '../../../puzzles/sudoku/techniques/index.ts';
import type { LibraryCase } from './library.ts';

export interface Match {
  /** `none`: the line expects nothing to be found, and nothing is. */
  readonly word: 'found' | 'missing' | 'none';
  /** False if the result is not what the line expects. */
  readonly good: boolean;
  readonly technique: Technique | undefined;
  /** The uses that match; for a negative line, those that should not exist. */
  readonly steps: readonly Step[];
  /** Other uses of the technique, one for each conclusion. */
  readonly rest: readonly Step[];
}

export const techniqueOf = (code: string): Technique | undefined =>
  TECHNIQUES.find((technique) => technique.code === code);

/** All uses that a line of this kind covers. */
function usesOf(technique: Technique, { code, variant, siamese, state }: LibraryCase): readonly Step[] {
  if (technique.key === 'emptyRectangle' && variant === '1') return allSteps(emptyRectangleOfTwo, state);
  if (!siamese) return allSteps(technique, state);
  const sibling = techniqueOf(code.replace(/^03([12])/, (_, form) => `03${3 - Number(form)}`));
  return siameseOf(
    [technique, ...(sibling && sibling !== technique ? [sibling] : [])].flatMap((one) => allSteps(one, state)),
  );
}

export function matchCase(entry: LibraryCase): Match {
  const technique = techniqueOf(entry.code);
  if (!technique) return { word: 'missing', good: false, technique, steps: [], rest: [] };
  const plain = matchUses(entry, technique, usesOf(technique, entry));
  const withSets = chainsWithSets.find(({ key }) => key === technique.key);
  if (plain.good || entry.negative || !withSets) return plain;
  return matchUses(entry, technique, [...plain.rest, ...allSteps(withSets, entry.state)]);
}

function matchUses(entry: LibraryCase, technique: Technique, all: readonly Step[]): Match {
  const steps = all.filter((step) => (entry.negative ? hasDigits(step, entry.digits) : concludes(step, entry)));
  const wanted = new Set(steps.map(conclusionOf));
  const rest = [...new Map(all.map((step) => [conclusionOf(step), step]))].filter(([key]) => !wanted.has(key));
  const none = entry.negative && steps.length === 0;
  return {
    word: none ? 'none' : steps.length > 0 ? 'found' : 'missing',
    good: none || (!entry.negative && steps.length > 0),
    technique,
    steps,
    rest: rest.map(([, step]) => step),
  };
}

const keysOf = (marks: readonly Mark[]): string =>
  [...new Set(marks.map(({ cell, digit }) => cell * 9 + digit))].sort((a, b) => a - b).join(' ');

/** A string that is equal for equal conclusions. */
export const conclusionOf = ({ placements, eliminations }: Pick<Step, 'placements' | 'eliminations'>): string =>
  `${keysOf(placements)}/${keysOf(eliminations)}`;

const concludes = (step: Step, entry: LibraryCase): boolean => conclusionOf(step) === conclusionOf(entry);

/** Techniques for which the format lists the removed digits; for the others it lists the digits of the reason. */
const LISTS_REMOVED_DIGITS: ReadonlySet<TechniqueKey> = new Set<TechniqueKey>([
  ...(['xyChain', 'continuousNiceLoop', 'discontinuousNiceLoop', 'aic'] as const),
  ...(['groupedContinuousNiceLoop', 'groupedDiscontinuousNiceLoop', 'groupedAic'] as const),
  ...(['forcingChainContradiction', 'alsXz', 'alsXyWing', 'alsChain', 'deathBlossom', 'sueDeCoq'] as const),
]);

const rising = (marks: readonly Mark[]): number[] => [...new Set(marks.map(({ digit }) => digit))].sort();

/** The digits that the format lists for this step. */
export const libraryDigits = (step: Step): readonly number[] =>
  LISTS_REMOVED_DIGITS.has(step.technique) && step.eliminations.length > 0 ? rising(step.eliminations) : step.digits;

/** A line without digits matches any. Where removed digits are listed, a line may name those of the reason instead. */
const hasDigits = (step: Step, digits: readonly number[]): boolean =>
  digits.length === 0 || [libraryDigits(step), step.digits].some((listed) => listed.join() === digits.join());

/** Every pair of fish on the same base sets, combined; one may be finned and the other sashimi. */
function siameseOf(steps: readonly Step[]): Step[] {
  const size = (step: Step) => step.houses.length / 2;
  const baseOf = (step: Step) => `${step.digits} ${step.houses.slice(0, size(step)).toSorted()}`;
  return steps.flatMap((one, index) =>
    steps
      .slice(index + 1)
      .filter((two) => baseOf(one) === baseOf(two) && conclusionOf(one) !== conclusionOf(two))
      .map((two) => ({ ...one, eliminations: [...one.eliminations, ...two.eliminations] })),
  );
}

/** These are nearly always possible, and slow to find: listing them would only be noise. */
const NOISE = /^(forcingChain|template|bruteForce)/;

/** The other techniques of the default set that find something at this state. */
export const othersAt = ({ state }: LibraryCase, but: Technique | undefined): TechniqueKey[] =>
  TECHNIQUES.filter((technique) => technique.usual && technique !== but && !NOISE.test(technique.key))
    .filter((technique) => firstStep(technique, state))
    .map(({ key }) => key);
