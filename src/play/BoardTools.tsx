// The tools of large and lettered boards, which the first board, a sudoku, does not have: keys on screen, and zoom.

import { Keyboard, Lock, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { hasKeys, hasLists, isZoomable, ZOOM_STEP } from '../board/ofBoard.ts';
import { IconButton } from '../ui/IconButton.tsx';

export interface BoardToolsProps extends KeysToolProps {
  readonly onZoom: (by: number) => void;
}

export default function BoardTools({ onZoom, ...keys }: BoardToolsProps) {
  return (
    <>
      <KeysTool {...keys} />
      <Zoom onZoom={onZoom} />
    </>
  );
}

interface KeysToolProps {
  /** The letters can be typed on a real keyboard. */
  readonly spare: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function KeysTool({ spare, open, onToggle }: KeysToolProps) {
  const { t } = useTranslation();
  const worded = useGame(({ context }) => hasLists(context));
  const keyed = useGame(({ context }) => hasKeys(context));
  const { screenKeys } = useSettings();
  const change = useChangeSetting();
  if (!keyed || !(worded || spare)) return null;
  const toggle = worded ? onToggle : () => change('screenKeys', !screenKeys);
  return (
    <IconButton label={t('play.words.keys')} pressed={worded ? open : screenKeys} onClick={toggle}>
      <Keyboard aria-hidden="true" />
    </IconButton>
  );
}

/** For boards whose cells would be too small to touch; a locked board has an unlock button instead. */
function Zoom({ onZoom }: Pick<BoardToolsProps, 'onZoom'>) {
  const { t } = useTranslation();
  const zoomable = useGame(({ context }) => isZoomable(context));
  const { lockZoom } = useSettings();
  const change = useChangeSetting();
  if (!zoomable) return null;
  if (lockZoom)
    return (
      <IconButton label={t('play.zoom.unlock')} onClick={() => change('lockZoom', false)}>
        <Lock aria-hidden="true" />
      </IconButton>
    );
  return (
    <>
      <IconButton label={t('play.zoom.out')} onClick={() => onZoom(1 / ZOOM_STEP)}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <IconButton label={t('play.zoom.in')} onClick={() => onZoom(ZOOM_STEP)}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </>
  );
}
