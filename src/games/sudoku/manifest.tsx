import { late } from '../../late/late.ts';
import type { GameManifest } from '../manifest.ts';

/** Hints that are not techniques, and the key for no technique. */
const WITHOUT_PAGE: readonly string[] = ['wrongEntry', 'wrongNote', 'trial', 'none'];

export const sudoku: GameManifest = {
  art: (
    <>
      <rect x="6" y="6" width="52" height="52" rx="3" fill="var(--paper)" stroke="none" />
      <path d="M23.3 6h17.4v17.3H58v17.4H40.7V58H23.3V40.7H6V23.3h17.3z" fill="var(--tint)" stroke="none" />
      <rect x="23.3" y="23.3" width="17.4" height="17.4" fill="var(--accent)" stroke="none" />
      <path d="M23.3 6v52M40.7 6v52M6 23.3h52M6 40.7h52" strokeWidth="1.6" />
      <path
        d="M11.5 10.5h6.5l-4 8.5M47 10.3h5.5l-3.5 3.5c5.5-1 5.5 5.5 1 5.5c-2 0-3-.8-3.600-2M14.8 53.7v-9l-5 6.3h7.3M52.5 44.8h-5v3.400c5.7-1.600 6.8 5.5 1.5 5.7c-1.5 0-2.3-.6-2.8-1.400"
        strokeWidth="2.2"
      />
      <path d="M30 27.5l2.5-1.8v12" stroke="var(--on-accent)" strokeWidth="2.2" />
      <rect x="6" y="6" width="52" height="52" rx="3" strokeWidth="2.8" />
    </>
  ),
  tint: 5,
  chestSigns: '583719246',
  keys: [
    'arrows',
    'own/digits',
    'own/shift',
    'erase',
    'own/act',
    'own/select',
    'ends',
    'undo',
    'redo',
    'hint',
    'pause',
  ],
  guide: late(() => import('./guide.ts')),
  techniques: {
    hasPage: (technique) => !WITHOUT_PAGE.includes(technique),
    pages: late(() => import('./techniques/index.ts')),
  },
  still: late(() => import('./still.tsx')),
};
