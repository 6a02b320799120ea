// Joins a technique's search to its facts.

import { CATALOGUE, type TechniqueKey } from './catalogue.ts';
import type { Search, Technique } from './types.ts';

export const technique = (key: TechniqueKey, search: Search): Technique => ({ key, ...CATALOGUE[key], search });
