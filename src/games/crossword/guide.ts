// The crossword's guide: clue cells, where each arrow leads, and the rest. Steps are checked by the looks, so that any way of
// doing them counts.

import type { Look } from '../../../puzzles/crossword/play.ts';
import type { Cell } from '../../../puzzles/grid.ts';
import type { Language } from '../../../puzzles/languages.ts';
import type { GameGuide, GuideStep, Progress } from '../guide.ts';
import { area, targets } from '../guide.ts';
import { PLACES, type PlaceName, sheetOf, textOf, WORDS, type Words } from './guideBoard.ts';

export function guide(language: Language): GameGuide {
  const words = WORDS[language];
  const letters = Object.values(words.clues).map(({ answer }) => answer);
  return { sheet: sheetOf(words, language), steps: stepsOf(words), letters: letters.join('') };
}

/** Where the first word to the right crosses the one whose arrow bends down. */
const CROSSING: Cell = 13;

function stepsOf(words: Words): readonly GuideStep[] {
  const { clues } = words;
  const word = (name: PlaceName) => ({ word: clues[name].answer });
  return [
    {
      key: 'clue',
      values: { clue: textOf(clues.straight) },
      lights: targets(PLACES.straight.clue),
      goal: PLACES.straight.cells,
      done: (now) => isChosen(now, 'straight'),
    },
    {
      key: 'straight',
      values: word('straight'),
      lights: area(PLACES.straight.cells),
      done: (now) => isWritten(now, words, 'straight'),
    },
    {
      key: 'bent',
      values: word('bent'),
      lights: [...area(PLACES.bent.cells), ...targets(PLACES.bent.clue)],
      goal: PLACES.bent.cells,
      done: (now) => isWritten(now, words, 'bent'),
    },
    {
      key: 'two',
      values: word('lower'),
      lights: [...area(PLACES.lower.cells), ...targets(PLACES.lower.clue)],
      goal: PLACES.lower.cells,
      done: (now) => isWritten(now, words, 'lower'),
    },
    {
      key: 'turn',
      lights: targets(CROSSING),
      done: (now) => now.cursor === CROSSING && isChosen(now, 'straight'),
    },
    {
      key: 'picture',
      values: word('picture'),
      lights: area(PLACES.picture.cells),
      done: (now) => isWritten(now, words, 'picture'),
    },
    { key: 'solution', values: { word: words.answer }, lights: area(words.marks) },
    { key: 'end', lights: [] },
  ];
}

const lookAt = (now: Progress, cell: Cell): Look | undefined => now.look(cell) as Look | undefined;

const isChosen = (now: Progress, name: PlaceName): boolean =>
  PLACES[name].cells.every((cell) => lookAt(now, cell)?.selected);

const isWritten = (now: Progress, { clues }: Words, name: PlaceName): boolean =>
  PLACES[name].cells.every((cell, index) => lookAt(now, cell)?.letter === clues[name].answer[index]);
