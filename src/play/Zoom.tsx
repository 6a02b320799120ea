// Zoom buttons, for boards whose cells would be too small to touch.

import { ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton.tsx';
import { useGame } from './gameHandle.ts';

/** More cells in a line than this are smaller than a finger on a phone (31 CSS pixels at 360). */
const CELLS_IN_SIGHT = 11;
const FACTOR = 1.5;

export function Zoom({ onZoom }: { readonly onZoom: (by: number) => void }) {
  const { t } = useTranslation();
  const cells = useGame(({ context }) => Math.max(context.givens?.width ?? 0, context.givens?.height ?? 0));
  if (cells <= CELLS_IN_SIGHT) return null;
  return (
    <>
      <IconButton label={t('play.zoom.out')} onClick={() => onZoom(1 / FACTOR)}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <IconButton label={t('play.zoom.in')} onClick={() => onZoom(FACTOR)}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </>
  );
}
