import { late } from '../../late/late.ts';
import { type GameManifest, LETTER_KEYS, LETTERS } from '../manifest.ts';

export const crossword: GameManifest = {
  art: (
    <>
      <rect x="6" y="6" width="52" height="52" rx="3" fill="var(--paper)" stroke="none" />
      <path d="M6 6h17.3v17.3H6zM40.7 23.3H58v17.4H40.7z" fill="var(--tint)" stroke="none" />
      <path d="M23.3 6v52M40.7 6v52M6 23.3h52M6 40.7h52" strokeWidth="1.6" />
      <path d="M10 11h9M10 14.7h9M10 18.4h5M44.5 28.5h9.5M44.5 32.2h9.5M44.5 35.9h5" strokeWidth="1.5" />
      <path d="M24 14.7h7l-3-3m3 3l-3 3M49.3 41.5v7.5l-3-3m3 3l3-3" stroke="var(--accent-ink)" strokeWidth="2.4" />
      <rect x="6" y="6" width="52" height="52" rx="3" strokeWidth="2.8" />
    </>
  ),
  tint: 2,
  chestSigns: LETTERS,
  keys: LETTER_KEYS,
  guide: late(() => import('./guide.ts')),
  techniques: undefined,
  takesLevelId: true,
  lead: true,
  still: late(() => import('./still.tsx')),
};
