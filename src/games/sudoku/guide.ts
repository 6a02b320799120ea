// Sudoku's guide: what each step highlights, and what the player must do in it. Steps are checked by the looks, so that any way of
// doing them counts.

import type { Cell } from '../../../puzzles/grid.ts';
import type { Look } from '../../../puzzles/sudoku/types.ts';
import type { GameGuide, GuideStep, Progress } from '../guide.ts';
import { area, targets } from '../guide.ts';
import { GUIDE_SHEET, LAST_OF_ROW, TWO_CHOICES } from './guideSheet.ts';

/** The kind's own type of look. */
const lookAt = (now: Progress, cell: Cell): Look | undefined => now.look(cell) as Look | undefined;

const nine = (cellOf: (index: number) => Cell): readonly Cell[] =>
  Array.from({ length: 9 }, (_, index) => cellOf(index));

const ROW = nine((index) => index);
const COLUMN = nine((index) => index * 9 + 4);
const BOX = nine((index) => Math.floor(index / 3) * 9 + 3 + (index % 3));

const STEPS: readonly GuideStep[] = [
  { key: 'rules', lights: area([...new Set([...ROW, ...COLUMN, ...BOX])]), aside: true },
  { key: 'select', lights: targets(LAST_OF_ROW), done: ({ cursor }) => cursor === LAST_OF_ROW },
  {
    key: 'enter',
    lights: [...area(ROW), ...targets(LAST_OF_ROW)],
    done: (now) => lookAt(now, LAST_OF_ROW)?.digit === 7,
  },
  {
    key: 'notes',
    lights: targets(TWO_CHOICES),
    done: (now) => lookAt(now, TWO_CHOICES)?.notes === ((1 << 4) | (1 << 7)),
  },
  { key: 'mistake', lights: targets(TWO_CHOICES), done: ({ mistakes }) => mistakes > 0 },
  {
    key: 'erase',
    lights: [],
    done: (now) => Array.from({ length: 81 }, (_, cell) => lookAt(now, cell)).every((cell) => !cell?.wrong),
  },
  { key: 'hint', lights: [], done: ({ hinted }) => hinted },
  { key: 'end', lights: [] },
];

export const guide = (): GameGuide => ({ sheet: GUIDE_SHEET, steps: STEPS, from: TWO_CHOICES });
