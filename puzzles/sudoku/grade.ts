// How hard a sudoku is for a human, by the steps that it needs: HoDoKu's points and levels. The set of techniques goes
// up to XY-chains; HoDoKu knows more, so a board that is beyond ours may get a lower level there than 'extreme'.

import type { Digits } from './board.ts';
import {
  applyStep,
  candidatesOf,
  isFull,
  LEVELS,
  type Level,
  nextStep,
  TECHNIQUES,
  type Technique,
  type TechniqueKey,
} from './techniques/index.ts';

export interface Grade {
  /** The larger of the hardest technique's level and the score's level; 'extreme' where the techniques are not enough. */
  readonly level: Level;
  /** The sum of the points of all steps, also of those before the end of the road. */
  readonly score: number;
  /** The technique of the highest level, and of these the one with most points. */
  readonly hardest: TechniqueKey | 'none';
  readonly solved: boolean;
}

/** The highest score of each level (HoDoKu's default settings). */
const LIMITS: Record<Level, number> = { easy: 800, medium: 1000, hard: 1600, unfair: 1800, extreme: Infinity };

/** The rare and slow ones that HoDoKu leaves out unless told otherwise would change levels, so they are left out here too. */
const GRADERS = TECHNIQUES.filter(({ usual }) => usual);
const BY_KEY = new Map(GRADERS.map((technique) => [technique.key, technique]));
const rank = (level: Level): number => LEVELS.indexOf(level);

/** Grades a board by solving it with the easiest step each time. It should have one solution. */
export const grade = (digits: Digits): Grade => climb(digits, GRADERS);

/** The grade if it is `ceiling` or easier, else undefined; faster than `grade`, since harder techniques are not tried. */
export function gradeUpTo(digits: Digits, ceiling: Level): Grade | undefined {
  const found = climb(
    digits,
    GRADERS.filter(({ level }) => rank(level) <= rank(ceiling)),
  );
  return rank(found.level) <= rank(ceiling) ? found : undefined;
}

function climb(digits: Digits, techniques: readonly Technique[]): Grade {
  const state = candidatesOf(digits);
  let score = 0;
  let hardest: Technique | undefined;
  for (let step = nextStep(state, techniques); step; step = nextStep(state, techniques)) {
    const technique = BY_KEY.get(step.technique) as Technique;
    score += technique.score;
    if (!hardest || isHarder(technique, hardest)) hardest = technique;
    applyStep(state, step);
  }
  const solved = isFull(state);
  return { level: solved ? levelOf(hardest, score) : 'extreme', score, hardest: hardest?.key ?? 'none', solved };
}

const isHarder = (a: Technique, b: Technique): boolean =>
  rank(a.level) - rank(b.level) > 0 || (a.level === b.level && a.score > b.score);

function levelOf(hardest: Technique | undefined, score: number): Level {
  const needed = hardest ? rank(hardest.level) : 0;
  return LEVELS.find((level, index) => index >= needed && score <= LIMITS[level]) ?? 'extreme';
}
