import { late } from '../../late/late.ts';
import { type GameManifest, LETTERS } from '../manifest.ts';

export const wordsearch: GameManifest = {
  art: (
    <>
      <rect x="6" y="6" width="52" height="52" rx="6" fill="var(--paper)" stroke="none" />
      <path d="M15.5 32h16" stroke="var(--tint)" strokeWidth="14" />
      <path d="M15.5 15.5l33 33" stroke="var(--accent)" strokeWidth="13" opacity="0.6" />
      <path
        d="M11 19l4-9 4 9m-6.8-3h5.6M28.5 10v9h6.5M51.5 11.2c-5.5-3-9 1.5-7.2 5.2 1.4 2.8 5 3 7.2 1.2M11.5 27.5h6.5m-6.5 4.500h5m-5-4.500v9h6.500M28 36.500v-9l6 9v-9M49 27.500v9M12 45v9h6.5M31.5 45a4.5 4.5 0 1 0 .1 0M44.5 54v-9l4 5 4-5v9"
        strokeWidth="2"
      />
      <rect x="6" y="6" width="52" height="52" rx="6" strokeWidth="2.8" />
    </>
  ),
  tint: 3,
  chestSigns: LETTERS,
  keys: ['arrows', 'own/act', 'own/select', 'own/cancel', 'ends', 'undo', 'redo', 'hint', 'pause', 'zoom', 'pan'],
  guide: late(() => import('./guide.ts')),
  techniques: undefined,
  still: late(() => import('./still.tsx')),
};
