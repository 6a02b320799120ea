// A share as this language writes it, for the eye.

import type { TFunction } from 'i18next';

/** `percent`: as the game screens have it, '0%' to '100%'. */
export const percentText = (t: TFunction, percent: string): string =>
  t('lobby.percent', { percent: Number.parseInt(percent, 10) });
