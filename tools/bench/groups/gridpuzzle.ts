// Gridpuzzle: the generator with its proof; the parts are in ../gridpuzzle.

import { gridpuzzleRows } from '../gridpuzzle/generator.ts';
import type { Measure } from '../row.ts';

export const measure: Measure = async () => gridpuzzleRows();
