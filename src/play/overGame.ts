// What lies over a game when it is asked for, with its words: the paper and the picture.

import { lateDialog } from '../app/late/lateComponent.tsx';

export const PrintDialog = lateDialog(() => import('../print/PrintDialog.tsx'), 'print');
export const ShareDialog = lateDialog(() => import('../share/ShareDialog.tsx'), 'win');
