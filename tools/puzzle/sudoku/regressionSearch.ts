// Finds boards for the regression library: walks generated puzzles along their solving path and searches each state for
// the techniques that still lack examples.

import { seeded, seedOf } from '../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/generate.ts';
import {
  allSteps,
  applyStep,
  type Candidates,
  candidatesOf,
  copyOf,
  firstStep,
  nextStep,
  type Step,
  TECHNIQUES,
  type Technique,
  type TechniqueKey,
} from '../../../puzzles/sudoku/techniques/index.ts';
import { conclusionOf, libraryDigits, reportedUses } from './libraryUses.ts';
import { contradict, isVerifiable, refute } from './verify/index.ts';

export interface Example {
  readonly technique: Technique;
  readonly state: Candidates;
  readonly step: Step;
  /** No other use with the same digits has a different conclusion: the line names one use. */
  readonly unique: boolean;
}

export type Examples = ReadonlyMap<TechniqueKey, readonly Example[]>;

/** Templates, forcing chains and brute force are excluded. */
export const LISTED = TECHNIQUES.filter(({ key }) => isVerifiable(key));

/** Up to `each` examples of every technique from so many puzzles, at most one per puzzle. Deterministic. */
export function findExamples(puzzles: number, each: number, heard: (puzzle: number, full: number) => void): Examples {
  const found = new Map<TechniqueKey, Example[]>(LISTED.map(({ key }) => [key, []]));
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const wanted = LISTED.filter(({ key }) => !isEnough(found.get(key) ?? [], each));
    heard(puzzle, LISTED.length - wanted.length);
    if (wanted.length === 0) break;
    const random = seeded(seedOf('regression', puzzle));
    for (const example of alongThePath(candidatesOf(dig(random, fullGrid(random))), wanted)) {
      found.get(example.technique.key)?.push(example);
    }
  }
  return new Map([...found].map(([key, examples]) => [key, best(examples, each)]));
}

const isEnough = (examples: readonly Example[], each: number): boolean =>
  examples.filter(({ unique }) => unique).length >= each || examples.length >= each * PATIENCE;

/** After this multiple of examples, those that are not unique at their state are accepted. */
const PATIENCE = 10;

const best = (examples: readonly Example[], each: number): Example[] =>
  examples.toSorted((a, b) => Number(b.unique) - Number(a.unique)).slice(0, each);

/** At most one example of each technique: one that is unique at its state, if there is any. */
function alongThePath(start: Candidates, wanted: readonly Technique[]): Iterable<Example> {
  const found = new Map<TechniqueKey, Example>();
  const state = copyOf(start);
  for (let step = nextStep(state); step; step = nextStep(state)) {
    for (const technique of wanted) {
      if (found.get(technique.key)?.unique) continue;
      const example = exampleAt(state, technique);
      if (example && (example.unique || !found.has(technique.key))) found.set(technique.key, example);
    }
    applyStep(state, step);
  }
  return found.values();
}

function exampleAt(state: Candidates, technique: Technique): Example | undefined {
  if (!firstStep(technique, state)) return undefined;
  const own = allSteps(technique, state);
  const steps = reportedUses(own, technique.key, {
    code: technique.code,
    state,
    variant: '',
    eliminations: [],
    placements: [],
  });
  const step = steps.find((one) => own.includes(one) && isAlone(one, steps)) ?? steps.find((one) => own.includes(one));
  if (!step) return undefined;
  if ((refute(state, step) ?? contradict(state, step)) !== undefined) return undefined;
  return { technique, state: copyOf(state), step, unique: isAlone(step, steps) };
}

const isAlone = (step: Step, steps: readonly Step[]): boolean => {
  const digits = libraryDigits(step).join();
  return steps.every((other) => libraryDigits(other).join() !== digits || conclusionOf(other) === conclusionOf(step));
};
