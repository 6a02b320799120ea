// Zoom buttons, for boards whose cells would be too small to touch; a locked board has an unlock button instead.

import { Lock, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** More cells in a line than this are smaller than a finger on a phone (31 CSS pixels at 360). */
const CELLS_IN_SIGHT = 11;
/** One step of the zoom, by button or key. */
export const ZOOM_STEP = 1.5;

export const useZoomable = (): boolean =>
  useGame(({ context: { givens } }) => Math.max(givens?.width ?? 0, givens?.height ?? 0) > CELLS_IN_SIGHT);

export function Zoom({ onZoom }: { readonly onZoom: (by: number) => void }) {
  const { t } = useTranslation();
  const { lockZoom } = useSettings();
  const change = useChangeSetting();
  if (!useZoomable()) return null;
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
