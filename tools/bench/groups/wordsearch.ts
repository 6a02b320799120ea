// Wordsearch: the generator against a peer; the parts are in ../wordsearch.

import type { Measure } from '../row.ts';
import { wordsearchRows } from '../wordsearch/generator.ts';

export const measure: Measure = async () => wordsearchRows();
