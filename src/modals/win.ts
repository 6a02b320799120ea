// The win's dialog comes while somebody plays, so that it is there without a network too.

import { inIdleTime } from '../adapters/idleTime.ts';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { lazyDialog } from './lazyDialog.tsx';

const load = () => import('./GameWin.tsx');

export const GameWin = lazyDialog(load, 'win');

/** What fails now is tried again with the win. */
export const prepareWin = (): void =>
  inIdleTime(() => void Promise.all([load(), bringTexts('win', language())]).catch(() => undefined));
