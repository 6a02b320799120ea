// How hard a sudoku is for a human, by the steps that it needs: HoDoKu's points and levels, and a rating on Sudoku
// Explainer's scale. The two scales disagree, most of all on naked singles; levels use HoDoKu's alone.

import type { Digits } from './board.ts';
import {
  applyStep,
  type Candidates,
  candidatesOf,
  isFull,
  LEVELS,
  type Level,
  nextStep,
  type Step,
  TECHNIQUES,
  type Technique,
  type TechniqueKey,
} from './techniques/index.ts';
import { fillNakedSingles, hasNakedSingle } from './techniques/nakedSingles.ts';

export interface Grade {
  /** The larger of the hardest technique's level and the score's level; 'extreme' if the techniques are not enough. */
  readonly level: Level;
  /** The sum of the points of all steps, even if they lead to no solution. */
  readonly score: number;
  /**
   * The largest rating of all steps on Sudoku Explainer's scale, one decimal; 0 if there is no step. Not what Sudoku
   * Explainer itself reports: that program takes the easiest step in its own order, has no name for almost locked sets or
   * colours, and adds 0.1 and more for long chains. Here HoDoKu's path is rated, each technique by its base value, a hidden
   * single always as in a box. So singles and subsets mostly agree, and the more chains a puzzle needs, the more this is below.
   */
  readonly se: number;
  /** The technique with the most points among those of the highest level. */
  readonly hardest: TechniqueKey | 'none';
  /** Completely, and without a guess. */
  readonly solved: boolean;
}

/** The highest score of each level (HoDoKu's default settings). */
const LIMITS: Record<Level, number> = { easy: 800, medium: 1000, hard: 1600, unfair: 1800, extreme: Infinity };

/**
 * The techniques used for grading, easiest first. The rare and slow ones that HoDoKu disables by default would change
 * levels, so they are left out here too.
 */
export const GRADERS: readonly Technique[] = TECHNIQUES.filter(({ usual }) => usual);
const BY_KEY = new Map(GRADERS.map((technique) => [technique.key, technique]));
const rank = (level: Level): number => LEVELS.indexOf(level);

/** Grades a board by solving it with the easiest step each time. It should have one solution. */
export const grade = (digits: Digits): Grade => climb(digits, GRADERS, 'extreme').grade;

/** The grade, and the steps that it is based on. */
export function solvingPath(digits: Digits): Grade & { readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  const found = climb(digits, GRADERS, 'extreme', (step) => steps.push(step));
  return { ...found.grade, steps };
}

/** The grade if it is `ceiling` or easier, else undefined; faster than `grade`, since the first step too hard ends it. */
export function gradeUpTo(digits: Digits, ceiling: Level): Grade | undefined {
  const found = climb(digits, withinReach(ceiling), ceiling);
  return found.within ? found.grade : undefined;
}

/**
 * Whether the board needs the technique: the grade's path uses it, and without it the path gets stuck or leads to a harder
 * level or a harder hardest technique. An easier technique that could be replaced by something at least as hard, which is
 * needed anyway, does not count.
 */
export function needs(digits: Digits, key: TechniqueKey): boolean {
  let used = false;
  const { grade: usual } = climb(digits, GRADERS, 'extreme', (step) => {
    used ||= step.technique === key;
  });
  if (!used) return false;
  const rest = GRADERS.filter((technique) => technique.key !== key);
  const { grade: without } = climb(digits, rest, 'extreme');
  return without.solved !== usual.solved
    ? !without.solved
    : rank(without.level) > rank(usual.level) || isHarder(without.hardest, usual.hardest);
}

/** Whether the grader has the technique, and a puzzle of this level may need it. */
export const isWithin = (key: TechniqueKey, level: Level): boolean => {
  const technique = BY_KEY.get(key);
  return technique !== undefined && rank(technique.level) <= rank(level);
};

/** The techniques up to the last one of this level: harder ones between them must be tried too, in their turn. */
const withinReach = (ceiling: Level): readonly Technique[] =>
  GRADERS.slice(0, GRADERS.findLastIndex(({ level }) => rank(level) <= rank(ceiling)) + 1);

/** The sums of the steps so far. */
class Tally {
  score = 0;
  se = 0;
  guessed = false;
  hardest: Grade['hardest'] = 'none';

  add(key: TechniqueKey): void {
    const technique = BY_KEY.get(key) as Technique;
    this.score += technique.score;
    this.se = Math.max(this.se, technique.se);
    this.guessed ||= key === 'bruteForce';
    if (isHarder(key, this.hardest)) this.hardest = key;
  }

  get level(): Level {
    return levelOf(this.hardest, this.score);
  }
}

/** Solves step by step to the end, or until the level exceeds `ceiling`. */
function climb(
  digits: Digits,
  techniques: readonly Technique[],
  ceiling: Level,
  hear?: (step: Step) => void,
): { readonly grade: Grade; readonly within: boolean } {
  const state = candidatesOf(digits);
  const tally = new Tally();
  const next = hear ? () => nextStep(state, techniques) : quickly(state, techniques, tally);
  while (ceiling === 'extreme' || rank(tally.level) <= rank(ceiling)) {
    const step = next();
    if (!step) break;
    tally.add(step.technique);
    hear?.(step);
    applyStep(state, step);
  }
  const full = isFull(state);
  const level = full ? tally.level : 'extreme';
  const { score, se, hardest, guessed } = tally;
  return { grade: { level, score, se, hardest, solved: full && !guessed }, within: rank(level) <= rank(ceiling) };
}

/**
 * The next step, for callers that need only the total. Most steps are full houses and naked singles, which score the same
 * and can be taken in any order. So once a naked single has been rated, all of them are filled in and counted without
 * making a step for each.
 */
function quickly(state: Candidates, techniques: readonly Technique[], tally: Tally): () => Step | undefined {
  if (techniques[0]?.key !== 'fullHouse' || techniques[1]?.key !== 'nakedSingle')
    return () => nextStep(state, techniques);
  const others = techniques.slice(2);
  const { score, se } = techniques[1];
  return () => {
    if (tally.se >= se) tally.score += score * fillNakedSingles(state);
    return nextStep(state, hasNakedSingle(state) ? techniques : others);
  };
}

function isHarder(a: Grade['hardest'], b: Grade['hardest']): boolean {
  if (a === 'none' || b === 'none') return b === 'none' && a !== 'none';
  const [one, other] = [BY_KEY.get(a) as Technique, BY_KEY.get(b) as Technique];
  return rank(one.level) > rank(other.level) || (one.level === other.level && one.score > other.score);
}

function levelOf(hardest: Grade['hardest'], score: number): Level {
  const needed = hardest === 'none' ? 0 : rank((BY_KEY.get(hardest) as Technique).level);
  return LEVELS.find((level, index) => index >= needed && score <= LIMITS[level]) ?? 'extreme';
}
