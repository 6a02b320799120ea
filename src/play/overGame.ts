// Dialogs on top of a game, loaded on demand: printing and sharing.

import { lateDialog } from '../app/late/lateComponent.tsx';

export const PrintDialog = lateDialog(() => import('../print/PrintDialog.tsx'), 'print', 'words');
export const ShareDialog = lateDialog(() => import('../share/ShareDialog.tsx'), 'win');
