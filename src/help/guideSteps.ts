// The steps of the guide: what is lit, and what the player does before it goes on. Read from the looks, so that any way
// of doing it counts.

import type { Cell } from '../../puzzles/grid.ts';
import type { Light } from '../../puzzles/hint.ts';
import type { Look } from '../../puzzles/sudoku/types.ts';
import { LAST_OF_ROW, TWO_CHOICES } from './guideSheet.ts';

/** What a step looks at. */
export interface Progress {
  look(cell: Cell): Look | undefined;
  readonly cursor: Cell;
  readonly mistakes: number;
  readonly hinted: boolean;
}

export interface GuideStep {
  /** `guide.step.<key>` in `src/text`. */
  readonly key: string;
  readonly lights: readonly Light[];
  /** Without it the step is for reading. */
  done?(now: Progress): boolean;
}

const area = (cells: readonly Cell[]): readonly Light[] => cells.map((cell) => ({ cell, role: 'area' as const }));
const target = (cell: Cell): readonly Light[] => [{ cell, role: 'target' }];
const nine = (cellOf: (index: number) => Cell): readonly Cell[] =>
  Array.from({ length: 9 }, (_, index) => cellOf(index));

const ROW = nine((index) => index);
const COLUMN = nine((index) => index * 9 + 4);
const BOX = nine((index) => Math.floor(index / 3) * 9 + 3 + (index % 3));

export const GUIDE_STEPS: readonly GuideStep[] = [
  { key: 'rules', lights: area([...new Set([...ROW, ...COLUMN, ...BOX])]) },
  { key: 'select', lights: target(LAST_OF_ROW), done: ({ cursor }) => cursor === LAST_OF_ROW },
  {
    key: 'enter',
    lights: [...area(ROW), ...target(LAST_OF_ROW)],
    done: ({ look }) => look(LAST_OF_ROW)?.digit === 7,
  },
  {
    key: 'notes',
    lights: target(TWO_CHOICES),
    done: ({ look }) => look(TWO_CHOICES)?.notes === ((1 << 4) | (1 << 7)),
  },
  { key: 'mistake', lights: target(TWO_CHOICES), done: ({ mistakes }) => mistakes > 0 },
  {
    key: 'erase',
    lights: [],
    done: ({ look }) => Array.from({ length: 81 }, (_, cell) => look(cell)).every((cell) => !cell?.wrong),
  },
  { key: 'hint', lights: [], done: ({ hinted }) => hinted },
  { key: 'end', lights: [] },
];
