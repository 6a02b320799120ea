// What a magazine's editor counts on the boards of a category, made one after the other as in a pack: each figure beside the goal.

import { runsOf } from '../../../puzzles/crossword/arrows.ts';
import { CATEGORIES } from '../../../puzzles/crossword/categories.ts';
import { figuresOf } from '../../../puzzles/crossword/gate.ts';
import type { CrosswordCategory } from '../../../puzzles/crossword/generate.ts';
import { CLUE, LETTER, WALL } from '../../../puzzles/crossword/layout.ts';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { LANGUAGES } from '../../../puzzles/languages.ts';
import { isAbbreviated } from '../../../puzzles/lexicon/abbreviations.ts';
import { type Row, row } from '../row.ts';
import type { Made } from './boards.ts';

const GOALS = {
  same: 0.15,
  abbreviated: 0.05,
  broken: 0.03,
  hanging: 20,
  cluster: 5,
  diagonal: 5,
  prizes: 1,
  pictures: 6,
};
/** Levels within which a repeated answer should come with another clue. */
const MEMORY = 20;

export function editorRows(category: CrosswordCategory, made: readonly Made[]): Row[] {
  const name = `crossword ${category}`;
  const goal = (value: number) => ({ name: 'goal', value });
  const boards = made.map(({ board }) => board);
  const texts = boards.flatMap(({ slots }) => slots.map(({ clue }) => clue).filter(({ image }) => image === ''));
  const share = (is: (clue: (typeof texts)[number]) => boolean) => texts.filter(is).length / texts.length;
  const figures = boards.map(patternFigures);
  const most = (of: (figure: (typeof figures)[number]) => number) => Math.max(...figures.map(of));
  const { repeated, same } = repeatsIn(made);
  const pictured = boards.map(({ slots }) => slots.filter(({ clue }) => clue.image !== '').length);
  return [
    row(`${name} repeated answers`, repeated, 'of the answers', { name: 'all', value: 1 }),
    row(`${name} same clue on repeat`, same, 'of the repeated', goal(GOALS.same)),
    row(
      `${name} abbreviated texts`,
      share(({ short }) => isAbbreviated(short)),
      'of the cell texts',
      goal(GOALS.abbreviated),
    ),
    row(`${name} broken words`, share(hasBrokenWord), 'of the cell texts', goal(GOALS.broken)),
    row(
      `${name} hanging region`,
      most(({ hanging }) => hanging),
      'letters at most',
      goal(GOALS.hanging),
    ),
    row(
      `${name} cluster`,
      most(({ cluster }) => cluster),
      'clue cells at most',
      goal(GOALS.cluster),
    ),
    row(
      `${name} diagonal`,
      most(({ diagonal }) => diagonal),
      'clue cells at most',
      goal(GOALS.diagonal),
    ),
    row(`${name} long words`, Math.min(...figures.map(({ long }) => long)), 'a board at least', {
      name: 'nine letters',
      value: 9,
    }),
    ...(CATEGORIES[category].solutionWord
      ? [
          row(
            `${name} solution words`,
            boards.filter(({ solutionWord }) => solutionWord).length / boards.length,
            'of the boards',
            goal(GOALS.prizes),
          ),
        ]
      : []),
    ...(category === 'bilderratsel'
      ? [row(`${name} pictures`, Math.min(...pictured), 'a board at least', goal(GOALS.pictures))]
      : []),
  ];
}

function patternFigures({ width, height, cells }: Givens) {
  const types = { letter: LETTER, clue: CLUE, picture: WALL };
  const pattern = { width, height, cells: Uint8Array.from(cells, ({ type }) => types[type]) };
  return figuresOf(pattern, runsOf(pattern));
}

/** A hyphen at the end of a line that is not one of the text's own. */
const hasBrokenWord = ({ lines, short }: { readonly lines: readonly string[]; readonly short: string }): boolean =>
  lines.slice(0, -1).some((line) => line.endsWith('-') && !short.includes(line.slice(line.lastIndexOf(' ') + 1)));

/** Of all answers, how many came within the last levels already; and of these, how many with the same clue. */
function repeatsIn(made: readonly Made[]): { readonly repeated: number; readonly same: number } {
  let [answers, repeated, same] = [0, 0, 0];
  for (const language of LANGUAGES) {
    const last = new Map<string, { readonly level: number; readonly clue: string }>();
    for (const [level, { board }] of made.filter((one) => one.language === language).entries()) {
      for (const { answer, clue } of board.slots) {
        const before = last.get(answer);
        answers++;
        if (before && level - before.level <= MEMORY) {
          repeated++;
          if (before.clue === clue.text) same++;
        }
        last.set(answer, { level, clue: clue.text });
      }
    }
  }
  return { repeated: repeated / answers, same: same / Math.max(1, repeated) };
}
