// The facts of every technique, in the order in which HoDoKu tries them, with those that it has not where a human would: its library code, points and level, and Sudoku
// Explainer's rating. HoDoKu 2.2 in its default settings; Sudoku Explainer 1.2.1.

/** HoDoKu's levels, easiest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

export interface Facts {
  /** HoDoKu's four digits in its library of examples; `xxxx` where it has none; empty if it has not the technique. */
  readonly code: string;
  /** HoDoKu's points for one use; of what proves the same there, if it has not the technique. */
  readonly score: number;
  readonly level: Level;
  /**
   * Sudoku Explainer's base rating. For techniques that it has no name for: the rating of the easiest chain that proves the
   * same (6.5-7.0 for links, 7.6 for a single-digit contradiction, 8.2 for a cell or a house, 9.0 for a net).
   */
  readonly se: number;
  /** Whether we grade with it, as HoDoKu does by default (forcing nets excepted). The others are for hints alone: grades stay as they are. */
  readonly usual: boolean;
}

const usual = (code: string, score: number, level: Level, se: number): Facts => ({
  code,
  score,
  level,
  se,
  usual: true,
});
const unusual = (code: string, score: number, level: Level, se: number): Facts => ({
  ...usual(code, score, level, se),
  usual: false,
});
/** Unknown to HoDoKu. */
const unknown = (score: number, level: Level, se: number): Facts => unusual('', score, level, se);

const FACTS = {
  fullHouse: usual('0000', 4, 'easy', 1),
  nakedSingle: usual('0003', 4, 'easy', 2.3),
  hiddenSingle: usual('0002', 14, 'easy', 1.2),
  lockedPair: usual('0110', 40, 'medium', 3),
  lockedTriple: usual('0111', 60, 'medium', 3.6),
  lockedCandidates1: usual('0100', 50, 'medium', 2.6),
  lockedCandidates2: usual('0101', 50, 'medium', 2.8),
  nakedPair: usual('0200', 60, 'medium', 3),
  nakedTriple: usual('0201', 80, 'medium', 3.6),
  hiddenPair: usual('0210', 70, 'medium', 3.4),
  hiddenTriple: usual('0211', 100, 'medium', 4),
  nakedQuad: usual('0202', 120, 'hard', 5),
  hiddenQuad: usual('0212', 150, 'hard', 5.4),
  xWing: usual('0300', 140, 'hard', 3.2),
  swordfish: usual('0301', 150, 'hard', 3.8),
  jellyfish: usual('0302', 160, 'hard', 5.2),
  remotePair: usual('0703', 110, 'hard', 6.6),
  bugPlus1: usual('0610', 100, 'hard', 5.6),
  skyscraper: usual('0400', 130, 'hard', 6.6),
  twoStringKite: usual('0401', 150, 'hard', 6.6),
  turbotFish: usual('0403', 120, 'hard', 6.6),
  emptyRectangle: usual('0402', 120, 'hard', 7.6),
  dualTwoStringKite: unusual('0404', 150, 'hard', 6.6),
  dualEmptyRectangle: unusual('0405', 120, 'hard', 7.6),
  wWing: usual('0803', 150, 'hard', 7.1),
  xyWing: usual('0800', 160, 'hard', 4.2),
  xyzWing: usual('0801', 180, 'hard', 4.4),
  uniqueRectangle1: usual('0600', 100, 'hard', 4.5),
  uniqueRectangle2: usual('0601', 100, 'hard', 4.5),
  uniqueRectangle3: usual('0602', 100, 'hard', 4.5),
  uniqueRectangle4: usual('0603', 100, 'hard', 4.5),
  uniqueRectangle5: usual('0604', 100, 'hard', 4.5),
  uniqueRectangle6: usual('0605', 100, 'hard', 4.5),
  hiddenRectangle: usual('0606', 100, 'hard', 4.5),
  avoidableRectangle1: usual('0607', 100, 'hard', 4.5),
  avoidableRectangle2: usual('0608', 100, 'hard', 4.5),
  finnedXWing: usual('0310', 130, 'hard', 7.6),
  sashimiXWing: usual('0320', 150, 'hard', 7.6),
  finnedSwordfish: usual('0311', 200, 'unfair', 7.6),
  sashimiSwordfish: usual('0321', 240, 'unfair', 7.6),
  finnedJellyfish: usual('0312', 250, 'unfair', 7.6),
  sashimiJellyfish: usual('0322', 260, 'unfair', 7.6),
  sueDeCoq: usual('1101', 250, 'unfair', 8.2),
  simpleColoursTrap: usual('0500', 150, 'hard', 6.6),
  simpleColoursWrap: usual('0501', 150, 'hard', 6.6),
  multiColours1: usual('0502', 200, 'hard', 6.6),
  multiColours2: usual('0503', 200, 'hard', 6.6),
  wxyzWing: unknown(300, 'unfair', 8.2),
  xChain: usual('0701', 260, 'unfair', 6.6),
  xyChain: usual('0702', 260, 'unfair', 6.6),
  medusaTrap: unknown(280, 'unfair', 7.1),
  medusaWrap: unknown(280, 'unfair', 7.1),
  continuousNiceLoop: usual('0706', 280, 'unfair', 7),
  discontinuousNiceLoop: usual('0707', 280, 'unfair', 7.1),
  aic: usual('0708', 280, 'unfair', 7.1),
  groupedContinuousNiceLoop: usual('0709', 300, 'unfair', 8.2),
  groupedDiscontinuousNiceLoop: usual('0710', 300, 'unfair', 8.2),
  groupedAic: usual('0711', 300, 'unfair', 8.2),
  alsXz: usual('0901', 300, 'unfair', 8.2),
  alsXyWing: usual('0902', 320, 'unfair', 8.2),
  alsChain: usual('0903', 340, 'unfair', 8.2),
  deathBlossom: unusual('0904', 360, 'unfair', 8.2),
  aicWithSets: unknown(300, 'unfair', 8.2),
  frankenXWing: usual('0330', 300, 'unfair', 7.6),
  frankenSwordfish: usual('0331', 350, 'unfair', 7.6),
  frankenJellyfish: unusual('0332', 370, 'unfair', 7.6),
  finnedFrankenXWing: usual('0340', 390, 'unfair', 7.6),
  finnedFrankenSwordfish: usual('0341', 410, 'unfair', 7.6),
  finnedFrankenJellyfish: unusual('0342', 430, 'unfair', 7.6),
  mutantXWing: unusual('0350', 450, 'extreme', 7.6),
  mutantSwordfish: unusual('0351', 450, 'extreme', 7.6),
  mutantJellyfish: unusual('0352', 450, 'extreme', 7.6),
  finnedMutantXWing: unusual('0360', 470, 'extreme', 7.6),
  finnedMutantSwordfish: unusual('0361', 470, 'extreme', 7.6),
  finnedMutantJellyfish: unusual('0362', 470, 'extreme', 7.6),
  krakenFish: unusual('0371', 500, 'extreme', 8.2),
  juniorExocet: unknown(700, 'extreme', 9),
  forcingChainContradiction: usual('1301', 500, 'extreme', 8.2),
  forcingChainVerity: usual('1302', 500, 'extreme', 8.2),
  forcingNet: unusual('1303', 700, 'extreme', 9),
  templateSet: unusual('1201', 10000, 'extreme', 7.6),
  templateDelete: unusual('1202', 10000, 'extreme', 7.6),
  bruteForce: usual('xxxx', 10000, 'extreme', 11.9),
} as const satisfies Record<string, Facts>;

export type TechniqueKey = keyof typeof FACTS;

export const CATALOGUE: Readonly<Record<TechniqueKey, Facts>> = FACTS;

/** Every technique's name, in the table's order. */
export const TECHNIQUE_KEYS = Object.keys(FACTS) as TechniqueKey[];
