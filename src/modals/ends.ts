// The dialogs at a game's end come while somebody plays, so that they are there without a network too.

import { inIdleTime } from '../adapters/idleTime.ts';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { lazyDialog } from './lazyDialog.tsx';

const loadWin = () => import('./GameWin.tsx');
const loadLost = async () => ({ default: (await import('./GameLost.tsx')).GameLost });

export const GameWin = lazyDialog(loadWin, 'win');
export const GameLost = lazyDialog(loadLost);

/** What fails now is tried again at the end. */
export const prepareEnds = (): void =>
  inIdleTime(() => void Promise.all([loadWin(), loadLost(), bringTexts('win', language())]).catch(() => undefined));
