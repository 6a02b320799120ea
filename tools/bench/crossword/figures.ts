// What solvers notice about a category's boards, compared with the feasibility study.

import type { CrosswordCategory } from '../../../puzzles/crossword/generate.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { type Row, row } from '../row.ts';
import type { Made } from './boards.ts';

/** The study's full pages, from lists of 4,000 words: the figures to beat. */
const STUDY = { share: 0.24, crossed: 0.82, meanLength: 4.75, two: 0.01, three: 0.08 };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function shares({ board }: Made) {
  const letters = board.cells.flatMap((cell) => (cell.type === 'letter' ? [cell.slots.length] : []));
  const clues = board.cells.filter(({ type }) => type === 'clue').length;
  return {
    share: clues / (clues + letters.length),
    crossed: letters.filter((count) => count === 2).length / letters.length,
  };
}

/** Means over the boards; lengths are means over all their words. */
export function figureRows(category: CrosswordCategory, made: readonly Made[]): Row[] {
  const lengths = made.flatMap(({ board }) => board.slots.map(({ answer }) => answer.length));
  const of = (length: number) => lengths.filter((other) => other === length).length / lengths.length;
  const figures = made.map(shares);
  const name = `crossword ${category}`;
  const study = (value: number) => ({ name: 'feasibility study', value });
  return [
    row(`${name} clue cells`, mean(figures.map(({ share }) => share)), 'of the cells', study(STUDY.share)),
    row(`${name} crossed letters`, mean(figures.map(({ crossed }) => crossed)), 'of the letters', study(STUDY.crossed)),
    row(`${name} mean length`, mean(lengths), 'letters', study(STUDY.meanLength)),
    row(`${name} words of two`, of(2), 'of the words', study(STUDY.two)),
    row(`${name} words of three`, of(3), 'of the words', study(STUDY.three)),
    row(`${name} often used`, repeats(made), 'of the answers', { name: 'once a pack', value: 0.1 }),
  ];
}

/** Mean difficulty of the clues, 1 to 3. */
export const difficultyOf = (made: readonly Made[]): number =>
  mean(
    made.flatMap(({ language, board }) =>
      board.slots.map(({ answer, clue }) => {
        const found = lexiconOf(language)
          .get(answer)
          ?.clues.find(({ written }) => written === clue.text);
        return Number(found?.difficulty);
      }),
    ),
  );

/** The share of answers that occur in more than a tenth of their language's puzzles. */
function repeats(made: readonly Made[]): number {
  const counts = new Map<string, number>();
  for (const { language, board } of made) {
    for (const { answer } of board.slots)
      counts.set(`${language} ${answer}`, (counts.get(`${language} ${answer}`) ?? 0) + 1);
  }
  const often = [...counts.values()].filter((count) => count > made.length / 2 / 10 + 1).length;
  return often / counts.size;
}
