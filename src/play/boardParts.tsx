// Parts of a game screen that the first board does not need; each is a chunk of its own with its texts.

import { lateDialog, lateOrnament, latePart } from '../app/late/lateComponent.tsx';
import styles from './Status.module.css';

export const More = lateDialog(() => import('./More.tsx'), 'more', 'settings');
export const AdOverlay = latePart(() => import('../ads/AdOverlay.tsx'), 'more');
export const Move = latePart(() => import('./Move.tsx'), 'more');
export const GivenUp = latePart(() => import('./GivenUp.tsx'), 'more');
export const Lost = latePart(async () => ({ default: (await import('./GameLost.tsx')).Lost }), 'win', 'more');
export const Announcer = latePart(async () => ({ default: (await import('./Announcer.tsx')).Announcer }), 'say');
export const EntryList = latePart(
  async () => ({ default: (await import('./EntryList.tsx')).EntryList }),
  'list',
  'ears',
  'words',
);
export const LevelsDialog = lateDialog(
  async () => ({ default: (await import('./Levels.tsx')).LevelsDialog }),
  'levels',
);
export const HintPanel = latePart(async () => ({ default: (await import('./HintPanel.tsx')).HintPanel }), 'hint');
export const Solving = latePart(() => import('./Solving.tsx'), 'solving');
export const ClueBubble = lateOrnament(() => import('./ClueBubble.tsx'), null);
/** Its place is kept, so that nothing beside it moves. */
export const ResultButton = lateOrnament(() => import('./ResultButton.tsx'), <span className={styles.coming} />);

// a board's words are one chunk: what came after another would move it
export const BoardTools = latePart(async () => ({ default: (await import('./wordParts.ts')).BoardTools }), 'words');
export const ClueBar = latePart(async () => ({ default: (await import('./wordParts.ts')).ClueBar }), 'words');
export const WordsBeside = latePart(async () => ({ default: (await import('./wordParts.ts')).WordsBeside }), 'words');
export const WordKeys = latePart(async () => ({ default: (await import('./wordParts.ts')).WordKeys }), 'words');
