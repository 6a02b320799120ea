import { late } from '../../late/late.ts';
import { type GameManifest, LETTER_KEYS, LETTERS } from '../manifest.ts';

export const gridpuzzle: GameManifest = {
  art: (
    <>
      <path d="M6 18h44v11H6zM18 6h11v52H18zM40 18h11v40H40zM18 40h33v11H18z" fill="var(--paper)" stroke="none" />
      <path d="M18 18h11v11H18zM40 40h11v11H40z" fill="var(--accent)" stroke="none" />
      <path d="M6 18h45v11H6zM18 6h11v52H18zM40 18h11v40H40zM18 40h33v11H18z" strokeWidth="2.4" />
      <path d="M29 18v11M40 18v11M29 40v11M18 29h11M18 40h11M40 29h11M40 51h11M18 51h11M40 40h11" strokeWidth="1.3" />
    </>
  ),
  tint: 6,
  chestSigns: LETTERS,
  keys: LETTER_KEYS,
  given: true,
  guide: late(() => import('./guide.ts')),
  techniques: undefined,
  still: late(() => import('./still.tsx')),
};
