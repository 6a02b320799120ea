// Moves the view of a zoomed board by buttons, for everybody who cannot drag (WCAG 2.5.7): one in its corner shows arrows at its edges.

import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, type LucideIcon, Move as MoveIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction } from '../../puzzles/grid.ts';
import type { GridBox } from '../../scenes/fit.ts';
import { useSettings } from '../app/context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Move.module.css';

const ARROWS: readonly (readonly [Direction, LucideIcon])[] = [
  ['up', ChevronUp],
  ['left', ChevronLeft],
  ['right', ChevronRight],
  ['down', ChevronDown],
];

/** `more`: where there is more of the board than is in sight; nowhere: nothing to move. */
export function Move({ more, onMove }: { readonly more: string; readonly onMove: (to: Direction) => void }) {
  const { t } = useTranslation();
  const { lockZoom } = useSettings();
  const [open, setOpen] = useState(false);
  if (more === '' || lockZoom) return null;
  const there = more.split(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className={styles.move} role="group" aria-label={t('play.move.name')}>
      <IconButton
        label={t('play.move.name')}
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
            label={t(`play.move.${to}`)}
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

/** Where the grid reaches beyond its glass: the directions, separated by blanks, so that the same answer is the same string. */
export function moreOf(grid: GridBox, glass: GridBox): string {
  const beyond: Readonly<Record<Direction, boolean>> = {
    up: grid.top < glass.top - 1,
    right: grid.left + grid.width > glass.left + glass.width + 1,
    down: grid.top + grid.height > glass.top + glass.height + 1,
    left: grid.left < glass.left - 1,
  };
  return ARROWS.map(([to]) => to)
    .filter((to) => beyond[to])
    .join(' ');
}
