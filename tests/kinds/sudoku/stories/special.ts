// Boards on which a technique comes in a form that its plainest sentence would be untrue of, in the signs of the guide's boards.

import type { TechniqueKey } from '../../../../puzzles/sudoku/techniques/index.ts';

export interface Special {
  readonly technique: TechniqueKey;
  readonly form: string;
  /** A match in what the hint says, as JSON, shows the form. */
  readonly told: RegExp;
  readonly board: string;
}

export const SPECIAL: readonly Special[] = [
  {
    technique: 'multiColours1',
    form: 'whose colours meet in more than one pair: words and notes keep to one',
    told: /"outCells":"r\dc\d"/,
    board:
      '+6+9+7.21.5.+5+1+23..6.+784+3+7+5+62+1+9.+6+8.75.9..7+9+6....543+5...+7.63+549.+7.+6+2+721+5+6.+9+3.+98+6...+57. 419 449 357',
  },
  {
    technique: 'sueDeCoq',
    form: 'with a digit on both sides of the crossing, which counts twice',
    told: /sueDeCoq\.shared/,
    board:
      '93..+7.+26.+7....8+3+4+9.4.....+75+5.+984.63..7+3.5.+9+84+8+6+4.3.+51..+97.+1..+2..5278..+9.4+81..2+7+53 116 224 624 631 234 634 934 136 154 674 676 686',
  },
  {
    technique: 'discontinuousNiceLoop',
    form: 'that comes back to its start: there is one end to speak of',
    told: /\.same".*\.rest"/,
    board:
      '93.....6......8....4......5+5.+984.63..7+3.5...4..+4.3.+51...7.......5278....4.1..2..3 214 716 719 621 622 224 729 631 831 234 736 851 262 869 978 898',
  },
  {
    technique: 'forcingChainContradiction',
    form: 'that leaves a digit no place in a box, though its cells are in one line, too',
    told: /noPlace.*"end":"b7"/,
    board:
      '.6.74..19...+9....319.+5....2+6.+5+429...21.85.+96+4+9.4+1.6.2..5+139.+2.+6..6+2..7+9..+296..... 822 427 428 748 882',
  },
  {
    technique: 'alsXz',
    form: 'with several digits in A or in B',
    told: /alsXz\.why.*"count":[2-9]/,
    board:
      '9...7+5.6...614+9..+2...8.+6.9.....+1+2....3.46+8.2.26..5+3.+1.5....12+7..7...+4.35.2.5.+7.48 113 117 131 133 137 974 984',
  },
  {
    technique: 'alsXyWing',
    form: 'with several digits in A or in B',
    told: /"count":[2-9]/,
    board: '..+63.1..8...4..6..5..+2.6.4.+16+8+54+397+2.5.1...3+63.9+6+2....8+13+765......+8+12.+6.+6+2+59+3+47+81',
  },
  {
    technique: 'alsChain',
    form: 'with several digits in the first or the last set',
    told: /"count":[2-9]/,
    board:
      '+43.2....16+1.+9+34..7..9.8+1...+8915......+4.8.+91..72..+13.8...4+1..7..9......+1.+1..3965.. 513 518 358 359 683 883 487 887 489 893',
  },
  {
    technique: 'deathBlossom',
    form: 'with several digits that a petal has',
    told: /"count":[2-9]/,
    board:
      '..8........+9..+3+85...148..6.9.+4+8.+2.35..2+3+5+49..5.+39.+742.+8+975.6..2+34+5+2+9168+7+12+67.+8+59. 115 615 125 625',
  },
];
