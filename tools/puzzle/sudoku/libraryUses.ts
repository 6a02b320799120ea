// Which uses of a technique a line of a library is about: those that HoDoKu's own test of its library would report. What only
// our search finds is not held against a line.

import { chainsWithSets } from '../../../puzzles/sudoku/techniques/alsNodeChains.ts';
import { bigFish } from '../../../puzzles/sudoku/techniques/bigFish.ts';
import { emptyRectangleOfTwo } from '../../../puzzles/sudoku/techniques/emptyRectangle.ts';
import {
  allSteps,
  type Mark,
  type Step,
  TECHNIQUES,
  type Technique,
  type TechniqueKey,
} from '../../../puzzles/sudoku/techniques/index.ts';
import type { LibraryCase } from './library.ts';
import { type TableKind, type TableUse, tableUses } from './tableChains.ts';

export const techniqueOf = (code: string): Technique | undefined =>
  [...TECHNIQUES, ...bigFish].find((technique) => technique.code === code);

/** All uses that a line of this kind covers. A line that expects nothing is about every use that we find. */
export function usesOf(technique: Technique, entry: LibraryCase): readonly Step[] {
  if (entry.siamese) return siameseUses(technique, entry);
  const all = searchesFor(technique, entry).flatMap((search) => allSteps(search, entry.state));
  return entry.negative ? all : reportedUses(all, technique.key, entry);
}

function searchesFor(technique: Technique, entry: LibraryCase): readonly Technique[] {
  if (technique.key === 'emptyRectangle' && entry.variant === '1') return [emptyRectangleOfTwo];
  return hasSets(entry) ? [technique, ...chainsWithSets.filter(({ key }) => key === technique.key)] : [technique];
}

/** The variants of grouped chains in which almost locked sets are links. */
const hasSets = ({ code, variant }: Pick<LibraryCase, 'code' | 'variant'>): boolean =>
  /^(0709-2|071[01]-[34])$/.test(`${code}-${variant}`);

const TABLE_KINDS: Partial<Record<TechniqueKey, TableKind>> = {
  continuousNiceLoop: 'loop',
  discontinuousNiceLoop: 'one',
  aic: 'more',
  groupedContinuousNiceLoop: 'loop',
  groupedDiscontinuousNiceLoop: 'one',
  groupedAic: 'more',
};

/** What of a line decides which uses it is about. */
type Asked = Pick<LibraryCase, 'code' | 'state' | 'variant' | 'eliminations' | 'placements'>;

/**
 * Of loops and AICs those that a search with tables reports, with the few that only it finds, and the one that the line asks
 * for.
 */
export function reportedUses(all: readonly Step[], key: TechniqueKey, entry: Asked): readonly Step[] {
  const kind = TABLE_KINDS[key];
  if (!kind) return all.filter((step) => isReported(step, entry));
  const table = tableUses(entry.state, key.startsWith('grouped'), hasSets(entry));
  const steps = table.filter((use) => use.kind === kind).map((use) => stepOf(key, use));
  const reported = new Set([...steps, entry].map(conclusionOf));
  const ours = all.filter((step) => reported.has(conclusionOf(step)));
  const known = new Set(ours.map(conclusionOf));
  return [...ours, ...steps.filter((step) => !known.has(conclusionOf(step)))];
}

function stepOf(technique: TechniqueKey, { eliminations, chain }: TableUse): Step {
  const cause = chain.flatMap(({ digit, cells }) => cells.map((cell) => ({ cell, digit })));
  return {
    technique,
    placements: [],
    eliminations,
    cause,
    chains: [chain],
    area: [],
    digits: rising(cause),
    houses: [],
  };
}

/** Two fish on the same base sets, combined; one may be finned and the other sashimi. */
function siameseUses(technique: Technique, { code, state }: LibraryCase): readonly Step[] {
  const sibling = techniqueOf(code.replace(/^03([12])/, (_, form) => `03${3 - Number(form)}`));
  return siameseOf(
    [technique, ...(sibling && sibling !== technique ? [sibling] : [])].flatMap((one) => allSteps(one, state)),
  );
}

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

const keysOf = (marks: readonly Mark[]): string =>
  [...new Set(marks.map(({ cell, digit }) => cell * 9 + digit))].sort((a, b) => a - b).join(' ');

/** A string that is equal for equal conclusions. */
export const conclusionOf = ({ placements, eliminations }: Pick<Step, 'placements' | 'eliminations'>): string =>
  `${keysOf(placements)}/${keysOf(eliminations)}`;

/** HoDoKu's limits, where its search is narrower than ours. */
function isReported(step: Step, { variant }: Pick<LibraryCase, 'variant'>): boolean {
  switch (step.technique) {
    case 'alsXyWing':
      return variant !== '1' || neighboursApart(step);
    case 'alsChain':
      return (step.parts ?? []).length <= MOST_SETS;
    default:
      return true;
  }
}

/** An ALS chain has six links at most. */
const MOST_SETS = 7;

/** Variant 1 of a wing: sets that a common digit joins share no cells. */
function neighboursApart({ parts = [] }: Step): boolean {
  const sets = parts.map((part) => part.map(({ cell }) => cell));
  return sets.every((set, index) => index === 0 || !set.some((cell) => sets[index - 1]?.includes(cell)));
}

/** Techniques for which the format lists the removed digits; for the others it lists the digits of the reason. */
const LISTS_REMOVED_DIGITS: ReadonlySet<TechniqueKey> = new Set<TechniqueKey>([
  ...(['xyChain', 'continuousNiceLoop', 'discontinuousNiceLoop', 'aic'] as const),
  ...(['groupedContinuousNiceLoop', 'groupedDiscontinuousNiceLoop', 'groupedAic'] as const),
  ...(['forcingChainContradiction', 'alsXz', 'alsXyWing', 'alsChain', 'deathBlossom', 'sueDeCoq'] as const),
]);

const rising = (marks: readonly Mark[]): number[] => [...new Set(marks.map(({ digit }) => digit))].sort();

/** The digits that the format lists for this step: none for BUG+1, the first one's for two patterns of different digits. */
export function libraryDigits(step: Step): readonly number[] {
  if (step.technique === 'bugPlus1') return [];
  if (step.technique === 'dualTwoStringKite' || step.technique === 'dualEmptyRectangle') return step.digits.slice(0, 1);
  return LISTS_REMOVED_DIGITS.has(step.technique) && step.eliminations.length > 0
    ? rising(step.eliminations)
    : step.digits;
}
