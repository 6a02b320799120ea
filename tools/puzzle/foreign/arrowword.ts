// Foreign arrowwords. ipuz says neither how an arrow bends nor which half of a cell a clue fills, and most programs leave out the
// clue's cell too: if a clue does, all are placed anew.

import { EXTENSION, isRecord, readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';
import { fromNumbered, toArrowword } from '../crossword/crosswordIpuz.ts';
import { withOurPictures } from '../crossword/pictures.ts';
import { directionsOf, textOf } from './clues.ts';
import { type Document, letterOf, mapGrid, placeOf, Unplayable, without } from './grid.ts';

/** Codes: HOLES, BARS, REBUS, NOT_A_TO_Z, OTHER_DIRECTION, NO_ROOM, and those of `fromNumbered`. */
export function readForeignArrowword(document: Document): Result<Document, Fault> {
  const answer = answerOf(document);
  const bare = answer === undefined ? without(document, ['answer']) : { ...document, answer };
  const hasPicture = document[`${EXTENSION}picture`] !== undefined;
  const puzzle = mapGrid(bare, 'puzzle', (raw) => {
    if (raw === null && !hasPicture) return new Unplayable('HOLES');
    const place = placeOf(document, raw);
    return answer === undefined || markOf(place) === 'odd' ? withoutMark(place) : place;
  });
  if (!puzzle.ok) return puzzle;
  const solved = mapGrid(puzzle.value, 'solution', (raw) => letterOf(document, raw));
  if (!solved.ok || !isRecord(document.clues)) return solved;
  const lists = directionsOf(document.clues);
  if (!lists.ok) return lists;
  const { Across, Down } = lists.value;
  if (![...Across, ...Down].every(isPlaced)) return placed(document, solved.value);
  const clues = withSides([Across, Down] as Record<string, unknown>[][], document);
  const named = Object.fromEntries(['Across', 'Down'].map((name, index) => [name, clues[index]]));
  return ok(withOurPictures({ ...solved.value, clues: named }));
}

/** The solution word; undefined if no numbered cells spell it: ipuz has other answers too. */
function answerOf({ answer, puzzle }: Document): string | undefined {
  if (typeof answer !== 'string' || !Array.isArray(puzzle)) return undefined;
  const marks = puzzle.flat().map(markOf);
  return marks.includes('number') ? answer.toUpperCase().replace(/[\s-]/g, '') : undefined;
}

function markOf(raw: unknown): 'number' | 'odd' | 'none' {
  if (!isRecord(raw) || !isRecord(raw.style) || !isRecord(raw.style.mark)) return 'none';
  const { BR } = raw.style.mark;
  if (BR === undefined) return 'none';
  return typeof BR === 'string' && /^[1-9]\d?$/.test(BR) ? 'number' : 'odd';
}

const withoutMark = (raw: unknown): unknown => (markOf(raw) === 'none' ? raw : ((raw as Document).cell ?? 0));

const isPlaced = (clue: unknown): boolean =>
  isRecord(clue) && Array.isArray(clue.cells) && Array.isArray(clue.location);

/** Clues that say where they are; two in one cell without halves get them. */
function withSides(lists: readonly Record<string, unknown>[][], document: Document): unknown[][] {
  const side = `${EXTENSION}side`;
  const at = (clue: Record<string, unknown>) => String(clue.location);
  const all = lists.flat();
  return lists.map((list) =>
    list.map((clue) => {
      const told = { ...clue, clue: textOf(clue, document) };
      const others = all.filter((other) => at(other) === at(clue));
      if (others.length !== 2 || others.some((other) => other[side] !== undefined)) return told;
      const upper = others.find(leavesRight) ?? others[0];
      return { ...told, [side]: clue === upper ? 'top' : 'bottom' };
    }),
  );
}

function leavesRight({ location, cells }: Record<string, unknown>): boolean {
  const [column] = location as number[];
  return Array.isArray((cells as unknown[])[0]) && ((cells as number[][])[0] as number[])[0] !== column;
}

function placed(document: Document, solved: Document): Result<Document, Fault> {
  const sheet = readSheet({ ...solved, puzzle: document.puzzle });
  if (!sheet.ok) return sheet;
  const crossword = fromNumbered(sheet.value);
  if (!crossword.ok) return crossword;
  const arrowword = toArrowword(crossword.value);
  if (arrowword === undefined) return fault('NO_ROOM', 'clues');
  const { block: _, empty: __, ...rest } = solved;
  const { clues, solution } = arrowword;
  const puzzle = crossword.value.rows.map((row) => [...row].map((char) => (char === '.' ? '#' : 0)));
  return ok({ ...rest, puzzle: rest.answer === undefined ? puzzle : solved.puzzle, solution, clues });
}
