// Moves the view of a zoomed board by buttons, for everybody who cannot drag (WCAG 2.5.7): one in its corner shows arrows at its edges.

import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, type LucideIcon, Move as MoveIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction } from '../../puzzles/grid.ts';
import { useSettings } from '../app/context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Move.module.css';

const ARROWS: readonly (readonly [Direction, LucideIcon])[] = [
  ['up', ChevronUp],
  ['left', ChevronLeft],
  ['right', ChevronRight],
  ['down', ChevronDown],
];

/** `more`: where there is more of the board than is in sight. */
export default function Move({ more, onMove }: { readonly more: string; readonly onMove: (to: Direction) => void }) {
  const { t } = useTranslation();
  const { lockZoom } = useSettings();
  const [open, setOpen] = useState(false);
  if (lockZoom) return null;
  const there = more.split(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className={styles.move} role="group" aria-label={t('move.name')}>
      <IconButton
        label={t('move.name')}
        aria-expanded={open}
        className={styles.corner ?? ''}
        onClick={() => setOpen(!open)}
      >
        <MoveIcon aria-hidden="true" />
      </IconButton>
      {open &&
        ARROWS.map(([to, Icon]) => (
          <IconButton
            key={to}
            label={t(`move.${to}`)}
            aria-disabled={!there.includes(to) || undefined}
            className={styles[to] ?? ''}
            onClick={() => onMove(to)}
          >
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
    </div>
  );
}
