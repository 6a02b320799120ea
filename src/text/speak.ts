// A kind's phrases about a cell, in words.

import type { TFunction } from 'i18next';
import type { Spoken } from '../../puzzles/kind.ts';

/** One label: `spoken.<key>` of each phrase, in the order given. */
export const speak = (t: TFunction, spoken: Spoken): string =>
  spoken.map(({ key, values }) => t(`spoken.${key}`, { ...values })).join(', ');
