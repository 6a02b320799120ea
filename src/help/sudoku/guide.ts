// Sudoku's guide, loaded when somebody opens it.

import type { KindGuide } from '../kindHelp.ts';
import { GUIDE_SHEET } from './sheet.ts';
import { GUIDE_STEPS } from './steps.ts';

export const guide: KindGuide = { sheet: GUIDE_SHEET, steps: GUIDE_STEPS };
