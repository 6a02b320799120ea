// The tools of large and lettered boards, which the first board, a sudoku, does not have: keys on screen, and zoom.

import { Keyboard, Lock, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { isZoomable, ZOOM_STEP } from '../board/ofBoard.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useKeys } from './useKeys.ts';

export interface BoardToolsProps {
  readonly onZoom: (by: number) => void;
}

export default function BoardTools({ onZoom }: BoardToolsProps) {
  return (
    <>
      <KeysTool />
      <Zoom onZoom={onZoom} />
    </>
  );
}

function KeysTool() {
  const { t } = useTranslation();
  const { shown, toggle } = useKeys();
  if (!toggle) return null;
  return (
    <IconButton label={t('play.words.keys')} caption={t('play.words.keysShort')} pressed={shown} onClick={toggle}>
      <Keyboard aria-hidden="true" />
    </IconButton>
  );
}

/** For boards whose cells would be too small to touch; a locked board has an unlock button instead. */
function Zoom({ onZoom }: BoardToolsProps) {
  const { t } = useTranslation();
  const zoomable = useGame(({ context }) => isZoomable(context));
  const { lockZoom } = useSettings();
  const change = useChangeSetting();
  if (!zoomable) return null;
  if (lockZoom)
    return (
      <IconButton
        label={t('play.zoom.unlock')}
        caption={t('play.zoom.unlockShort')}
        onClick={() => change('lockZoom', false)}
      >
        <Lock aria-hidden="true" />
      </IconButton>
    );
  return (
    <>
      <IconButton label={t('play.zoom.out')} caption={t('play.zoom.out')} onClick={() => onZoom(1 / ZOOM_STEP)}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <IconButton label={t('play.zoom.in')} caption={t('play.zoom.in')} onClick={() => onZoom(ZOOM_STEP)}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </>
  );
}
