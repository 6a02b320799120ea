// For each technique, a board that shows it and an extra candidate that breaks it. Boards are plain digits; the candidates
// are whatever the digits allow.

import type { TechniqueKey } from '../../../puzzles/sudoku/techniques/index.ts';

export interface TechniqueCase {
  readonly finds: TechniqueKey;
  readonly board: string;
  /** `r3c2=1` places a digit, `r7c1-5` removes a candidate. */
  readonly says: string;
  /** The candidates that the step is based on. */
  readonly because: string;
  /** `r3c2+2`: with this extra candidate (in a filled cell: instead of its digit) the technique finds nothing. */
  readonly notWith: string;
}

export const TECHNIQUE_CASES: readonly TechniqueCase[] = [
  {
    finds: 'fullHouse',
    board: '.2...3....8..5....5.4967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r3c2=1',
    because: 'r3c2:1',
    notWith: 'r3c1+5',
  },
  {
    finds: 'nakedSingle',
    board: '.2...3....8..5....5.4967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r3c2=1',
    because: 'r3c2:1',
    notWith: 'r3c2+2',
  },
  {
    finds: 'hiddenSingle',
    board: '.56..........1....789............................................................',
    says: 'r1c1=1',
    because: 'r1c1:1',
    notWith: 'r1c3+1',
  },
  {
    finds: 'lockedCandidates1',
    board: '7.16832.932..9.1688962.17.39.78.2534.835.96722.....891..2...986..8926.176791.8.25',
    says: 'r7c1-5 r7c2-5',
    because: 'r7c5:5 r7c6:5',
    notWith: 'r9c5+5',
  },
  {
    finds: 'lockedCandidates2',
    board: '726843195983152647514967238157698423269534781348721569431285976.7.319..4.9.47...2',
    says: 'r9c1-6',
    because: 'r8c1:6',
    notWith: 'r8c7+6',
  },
  {
    finds: 'nakedPair',
    board: '.26..3....83.5....514967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r8c1-7',
    because: 'r1c1:7 r1c1:9 r2c1:7 r2c1:9',
    notWith: 'r1c1+1',
  },
  {
    finds: 'nakedTriple',
    board: '.26..3....83.5....514967238157.9....2.95......4872.5..43....976....19..4.9.47....',
    says: 'r4c4-8 r8c4-2 r8c4-8',
    because: 'r1c4:1 r1c4:8 r2c4:1 r2c4:2 r7c4:2 r7c4:8',
    notWith: 'r1c4+3',
  },
  {
    finds: 'hiddenPair',
    board: '.2...3....8..5....5.4967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r1c1-6 r2c1-3 r2c1-6',
    because: 'r1c1:7 r1c1:9 r2c1:7 r2c1:9',
    notWith: 'r1c3+7',
  },
  {
    finds: 'hiddenTriple',
    board: '.2...3....8..5....5.4967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r1c1-6 r2c1-6 r2c3-1 r2c3-6',
    because: 'r1c1:7 r1c1:9 r2c1:3 r2c1:7 r2c1:9 r2c3:3',
    notWith: 'r1c3+3',
  },
  {
    finds: 'nakedQuad',
    board: '.26..3....83.5....514967238157.9....2.95......4872.5..43....976....19..4.9.47....',
    says: 'r6c1-6',
    because: 'r1c1:7 r1c1:9 r2c1:7 r2c1:9 r8c1:6 r8c1:7 r8c1:8 r9c1:6 r9c1:8',
    notWith: 'r1c1+1',
  },
  {
    finds: 'hiddenQuad',
    board: '.2...3....8..5....5.4967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r1c3-1 r2c3-1',
    because: 'r1c1:6 r1c1:7 r1c1:9 r1c3:6 r2c1:3 r2c1:6 r2c1:7 r2c1:9 r2c3:3 r2c3:6',
    notWith: 'r3c2+3',
  },
  {
    finds: 'xWing',
    board: '.26.43....83.5....514967238157.9....26953....34872.5..43..8.976.7..19..4.9.47....',
    says: 'r8c7-3',
    because: 'r4c7:3 r4c9:3 r9c7:3 r9c9:3',
    notWith: 'r4c4+3',
  },
  {
    finds: 'swordfish',
    board: '.2...3....8..5....5.4967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r8c1-7',
    because: 'r1c1:7 r1c7:7 r1c9:7 r2c1:7 r2c7:7 r2c9:7 r5c7:7 r5c9:7',
    notWith: 'r1c3+7',
  },
  {
    finds: 'remotePair',
    board: '..2..91..4.16.7925.972.18..174398256359..2..1268715493923..4.1..169.3.42.451263.9',
    says: 'r8c7-7',
    because: 'r7c9:7 r7c9:8 r9c8:7 r9c8:8 r9c1:7 r9c1:8 r8c1:7 r8c1:8',
    notWith: 'r7c9+1',
  },
  {
    finds: 'skyscraper',
    board: '.2...3....8..5....5.4967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r5c6-6',
    because: 'r5c2:6 r8c2:6 r8c4:6 r4c4:6',
    notWith: 'r3c2+6',
  },
  {
    finds: 'twoStringKite',
    board: '.26..3....8..5....514967238157.9....2.95......4.72.5..4.....976....19..4.9.47....',
    says: 'r5c6-6',
    because: 'r9c6:6 r9c1:6 r8c2:6 r5c2:6',
    notWith: 'r9c3+6',
  },
  {
    finds: 'turbotFish',
    board: '.26..3....83.5....514967238157.9....2695......4872.5..43....976....19..4.9.47....',
    says: 'r5c7-3',
    because: 'r8c7:3 r8c4:3 r4c4:3 r5c5:3',
    notWith: 'r8c1+3',
  },
  {
    finds: 'wWing',
    board: '..2..91..4.16..92..972.18..174.9.25.359..2..1268715493923....1..1.9.3..2.4.12.3.9',
    says: 'r8c1-6 r9c1-6',
    because: 'r3c1:6 r3c1:5 r9c1:5 r9c3:5 r8c3:5 r8c3:6',
    notWith: 'r9c6+5',
  },
  {
    finds: 'xyWing',
    board: '.26..3....83.5....514967238157.9....2.95......4872.5..43....976....19..4.9.47....',
    says: 'r8c4-2',
    because: 'r1c4:1 r1c4:8 r2c4:1 r2c4:2 r7c4:2 r7c4:8',
    notWith: 'r1c4+2',
  },
  {
    finds: 'xyzWing',
    board: '.26.43....83.5....514967238157.9....2695.....34872.5..43..8.976.7..19..4.9.47....',
    says: 'r2c7-7',
    because: 'r2c9:1 r2c9:7 r2c9:9 r1c7:1 r1c7:7 r2c1:7 r2c1:9',
    notWith: 'r1c7+2',
  },
  {
    finds: 'xChain',
    board: '9......2...42.......7589.6.31976245.5.2...9374783956...41.3....7.3..1..6.9.......',
    says: 'r9c7-5 r9c9-5',
    because: 'r9c3:5 r8c2:5 r8c5:5 r9c5:5',
    notWith: 'r7c1+5',
  },
  {
    finds: 'xyChain',
    board: '.26.43....83.52...514967238157.9....26953....34872.5..43..8.976.7..19..4.9.47....',
    says: 'r1c9-9',
    because: 'r1c1:9 r1c1:7 r1c7:7 r1c7:1 r1c4:1 r1c4:8 r4c4:8 r4c4:6 r6c6:6 r6c6:1 r6c9:1 r6c9:9',
    notWith: 'r1c1+1',
  },
];
