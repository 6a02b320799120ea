// The rules that every generated crossword must obey, checked on the finished document only.

import type { Category } from '../../../puzzles/crossword/categories.ts';
import { HALF, WHOLE, widthOf } from '../../../puzzles/crossword/clueText.ts';
import { PICTURES } from '../../../puzzles/crossword/picture.ts';
import { ARROW_EXIT, type Givens, type Slot } from '../../../puzzles/crossword/types.ts';
import { foldedWords } from '../../../puzzles/lexicon/fold.ts';
import type { Lexicon } from '../../../puzzles/lexicon/lexicon.ts';

export interface World {
  readonly lexicon: Lexicon;
  readonly category: Category;
}

type Rule = (givens: Givens, world: World) => boolean;

const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));

/** The slots whose clues share a cell. */
const shared = ({ slots }: Givens): (readonly [Slot, Slot])[] =>
  pairs(slots).filter(([one, other]) => one.clue.cell === other.clue.cell);

const roots = ({ slots }: Givens, { lexicon }: World) => slots.map(({ answer }) => lexicon.get(answer)?.root ?? answer);

/** True if the rule is obeyed. */
export const RULES = {
  SIZE: ({ width, height }, { category }) => width === category.width && height === category.height,
  /** Every answer is in the lexicon, and its clue is one of that answer's. */
  ENTRY: ({ slots }, { lexicon }) =>
    slots.every(({ answer, clue }) => lexicon.get(answer)?.clues.some(({ written }) => written === clue.text)),
  /** No two words of one family. */
  FAMILY: (givens, world) => new Set(roots(givens, world)).size === givens.slots.length,
  /** No clue names an answer of the board. */
  GIVEN_AWAY: ({ slots }) => {
    const answers = new Set(slots.map(({ answer }) => answer));
    return slots.every(({ clue }) => clue.image !== '' || !foldedWords(clue.text).some((word) => answers.has(word)));
  },
  /** The printed lines are the whole text. */
  WHOLE_TEXT: ({ slots }) =>
    slots.every(({ clue: { lines, short, image } }) => {
      const bare = (words: string) => words.replace(/[-\s]/g, '');
      return image === '' ? bare(lines.join('')) === bare(short) : lines.length === 0;
    }),
  /** The lines fit into their part of the cell. */
  FITS: ({ slots }) =>
    slots.every(({ clue: { lines, size, side } }) => {
      const room = side === 'whole' ? WHOLE : HALF;
      return lines.length * size <= room.height && lines.every((line) => (widthOf(line) * size) / 1000 <= room.width);
    }),
  /** If a cell has two clues, the upper one's arrow leaves to the right; they never both leave downwards. */
  HALVES: (givens) =>
    shared(givens).every(([one, other]) => {
      const [top, bottom] = one.clue.side === 'top' ? [one, other] : [other, one];
      const down = [top, bottom].filter(({ clue }) => ARROW_EXIT[clue.arrow] === 'down');
      return top.clue.side === 'top' && bottom.clue.side === 'bottom' && !down.includes(top);
    }),
  SOLUTION_WORD: ({ solutionWord, cells, slots }, { category, lexicon }) => {
    if (!solutionWord) return false;
    const [shortest, longest] = category.solutionWord;
    const through = solutionWord.cells.flatMap((cell) => {
      const at = cells[cell];
      return at?.type === 'letter' ? at.slots : [];
    });
    return (
      solutionWord.word.length >= shortest &&
      solutionWord.word.length <= longest &&
      lexicon.get(solutionWord.word) !== undefined &&
      slots.every(({ answer }) => answer !== solutionWord.word) &&
      new Set(through).size === through.length
    );
  },
  /** Pictures only in categories that have them; each shows the answer. */
  PICTURES: ({ picture, slots }, { category, lexicon }) => {
    const shown = slots.filter(({ clue }) => clue.image !== '');
    const right = shown.every(({ answer, clue }) => PICTURES.get(lexicon.language)?.get(answer) === clue.image);
    if (!category.picture) return shown.length === 0 && picture === null;
    const { side, cells } = category.picture;
    return right && shown.length <= cells && picture?.width === side && picture.height === side;
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** The names of the rules that a board breaks. */
export const broken = (givens: Givens, world: World): string[] =>
  Object.entries(RULES).flatMap(([name, keeps]) => (keeps(givens, world) ? [] : [name]));

/** The measures named in the issue, computed from the document. */
export function measures({ cells, slots, width }: Givens) {
  const letters = cells.flatMap((cell) => (cell.type === 'letter' ? [cell.slots.length] : []));
  const clues = cells.filter(({ type }) => type === 'clue').length;
  const of = (length: number) => slots.filter(({ answer }) => answer.length === length).length / slots.length;
  const single = (cell: number, step: number) => {
    const at = cells[cell];
    if (at?.type !== 'letter' || at.slots.length !== 1) return false;
    return step !== 1 || (cell % width) + 2 < width;
  };
  const three = (cell: number, step: number) =>
    single(cell, step) && single(cell + step, 0) && single(cell + 2 * step, 0);
  return {
    share: clues / (clues + letters.length),
    crossed: letters.filter((count) => count === 2).length / letters.length,
    meanLength: slots.reduce((sum, { answer }) => sum + answer.length, 0) / slots.length,
    two: of(2),
    three: of(3),
    threeUncrossed: cells.filter((_, cell) => three(cell, 1) || three(cell, width)).length,
  };
}
