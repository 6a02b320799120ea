// What lies over a game when it is asked for, with its words: the paper and the picture.

import { lazyDialog } from './lazyDialog.tsx';

export const PrintDialog = lazyDialog(() => import('../print/PrintDialog.tsx'), 'print');
export const ShareDialog = lazyDialog(() => import('../share/ShareDialog.tsx'), 'win');
