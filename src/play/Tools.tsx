// The toolbar: undo, redo, the kind's own tools, the hint, and the "more" sheet.

import {
  BrushCleaning,
  Ellipsis,
  Eraser,
  Lightbulb,
  type LucideIcon,
  Pencil,
  Redo2,
  Undo2,
  WandSparkles,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canRedo, canUndo } from '../../machines/game/selectors.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useFreeHints } from '../app/wallet.ts';
import { hasLetteredKeys, padOf } from '../board/ofBoard.ts';
import { useBalance } from '../shop/useBalance.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useToolbar } from '../ui/useToolbar.ts';
import styles from './Tools.module.css';

export function Tools({ onHint, onMore }: { readonly onHint: () => void; readonly onMore: () => void }) {
  const { t } = useTranslation();
  const { send } = useHandle();
  const undo = useGame(({ context }) => canUndo(context));
  const redo = useGame(({ context }) => canRedo(context));
  const bar = useToolbar();
  return (
    <div ref={bar} className={styles.tools} role="toolbar" aria-label={t('play.tools')}>
      <IconButton
        label={t('play.undo')}
        caption={t('play.undoShort')}
        disabled={!undo}
        onClick={() => send({ type: 'UNDO' })}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('play.redo')}
        caption={t('play.redoShort')}
        disabled={!redo}
        onClick={() => send({ type: 'REDO' })}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
      <KindTools />
      <ModeTool />
      <HintButton onHint={onHint} />
      <IconButton label={t('play.more')} caption={t('play.more')} aria-haspopup="dialog" onClick={onMore}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The kind's own tools, such as filling in all notes; the eraser is a key of the pad. */
function KindTools() {
  const { t } = useTranslation();
  const { gesture } = useHandle();
  // a string stays equal; a list would be a new one after every entry
  const tools = useGame(({ context }) => padOf(context)?.tools.join(' ') ?? '');
  return tools
    .split(' ')
    .filter((tool) => tool !== '' && tool !== 'erase')
    .map((tool) => ({ tool, Icon: iconOf(tool), name: t(`pad.tool.${tool}`), caption: t(`pad.tool.${tool}Short`) }))
    .map(({ tool, Icon, name, caption }) => (
      <IconButton
        key={tool}
        label={`${caption}: ${name}`}
        caption={caption}
        data-clears={tool.startsWith('clear') || undefined}
        onClick={() => gesture({ type: 'tool', tool })}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    ));
}

/** Switches the mode of a game with two, if its keys leave no room for a switch of their own. */
function ModeTool() {
  const { t } = useTranslation();
  const { gesture } = useHandle();
  const lettered = useGame(({ context }) => hasLetteredKeys(context));
  const usual = useGame(({ context }) => padOf(context)?.modes[0]);
  const other = useGame(({ context }) => padOf(context)?.modes[1]);
  const on = useGame(({ context }) => other !== undefined && padOf(context)?.mode === other);
  if (!lettered || usual === undefined || other === undefined) return null;
  return (
    <IconButton
      label={t(`pad.mode.${other}`)}
      caption={t(`pad.mode.${other}`)}
      pressed={on}
      onClick={() => gesture({ type: 'mode', mode: on ? usual : other })}
    >
      <Pencil aria-hidden="true" />
    </IconButton>
  );
}

function iconOf(tool: string): LucideIcon {
  if (tool === 'clearPencil') return Eraser;
  return tool.startsWith('clear') ? BrushCleaning : WandSparkles;
}

function HintButton({ onHint }: { readonly onHint: () => void }) {
  const { t } = useTranslation();
  const free = useFreeHints();
  const { count, text } = useBalance();
  const left = t('play.hint.button', { count: free });
  return (
    <IconButton
      label={count === undefined ? left : `${left}, ${text}`}
      caption={t('play.hint.short')}
      className={styles.hint ?? ''}
      data-badge={count ?? free}
      data-jokers={count}
      onClick={onHint}
    >
      <Lightbulb aria-hidden="true" />
    </IconButton>
  );
}
