// What the built-in brand charges and pays.

import { DEFAULT_ECONOMY, DEFAULT_RULES } from '../../api/defaults.ts';
import type { Terms } from '../../server/brands/served.ts';

export const TERMS: Terms = {
  rules: DEFAULT_RULES,
  economy: DEFAULT_ECONOMY,
  adFreePrice: undefined,
  offers: undefined,
};
