// Moves clues to where there is more room for their texts: an arrow to a word at a border can often start in another cell.

import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Place, placesOf } from './arrows.ts';
import type { Board } from './board.ts';
import { HALF, type Hyphenate, setText, WHOLE } from './clueText.ts';
import { ARROW_EXIT } from './types.ts';

/** The cost of a bent arrow, relative to small type and broken words. */
const BENT = 0.4;
/** The cost of a second clue in the cell of a word that has a picture: a picture needs a cell of its own. */
const NO_PICTURE = 3;

/** The board with each clue at the cheaper one of its two places, provided that every clue cell keeps one or two clues. */
export function withRoomierPlaces(
  board: Board,
  lexicon: Lexicon,
  hyphenate: Hyphenate,
  pictures: ReadonlyMap<string, string>,
): Board {
  const places = [...board.places];
  const costs = board.answers.map((answer) => {
    const { whole, half } = textCosts(answer, lexicon, hyphenate);
    return { whole, half: half + (pictures.has(answer) ? NO_PICTURE : 0) };
  });
  const wordsAt = (cell: number) => places.flatMap((place, word) => (place.cell === cell ? [word] : []));
  const cost = (cell: number) => {
    const words = wordsAt(cell);
    const room = words.length === 1 ? 'whole' : 'half';
    return words.reduce((sum, word) => sum + (costs[word]?.[room] ?? 0) + bent(places[word] as Place), 0);
  };
  for (const [word, run] of board.runs.entries()) {
    const before = places[word] as Place;
    if (before.cell === board.pattern.source) continue;
    for (const after of placesOf(board.pattern, run)) {
      if (after.cell === before.cell || after.cell === board.pattern.source) continue;
      if (wordsAt(before.cell).length < 2 || wordsAt(after.cell).length > 1) continue;
      const old = cost(before.cell) + cost(after.cell);
      places[word] = after;
      if (isStacked(wordsAt(after.cell), places) || cost(before.cell) + cost(after.cell) >= old) places[word] = before;
    }
  }
  return { ...board, places };
}

const bent = ({ arrow }: Place): number => (arrow === 'rightDown' || arrow === 'downRight' ? BENT : 0);

const isStacked = (words: readonly number[], places: readonly Place[]): boolean =>
  words.filter((word) => ARROW_EXIT[(places[word] as Place).arrow] === 'down').length > 1;

/** Costs of an answer's best clue, alone in its cell and beside another one. */
function textCosts(answer: string, lexicon: Lexicon, hyphenate: Hyphenate): { whole: number; half: number } {
  const texts = lexicon.get(answer)?.clues.map(({ text }) => text) ?? [];
  const best = (room: typeof WHOLE) => Math.min(...texts.map((text) => setText(text, hyphenate, room)?.cost ?? 10));
  return { whole: best(WHOLE), half: best(HALF) };
}
