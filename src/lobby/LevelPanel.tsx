// A game's categories and the levels of the chosen one.

import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recordsOf } from '../../machines/levels/puzzleName.ts';
import type { CategoryConfig, GameConfig } from '../../machines/ports.ts';
import { useApp } from '../app/context.ts';
import { useLevels } from '../app/useAppState.ts';
import { CategoryFacts } from '../parts/CategoryFacts.tsx';
import { CategoryStars } from '../parts/CategoryStars.tsx';
import { LevelPicker } from '../parts/LevelPicker.tsx';
import { nearest } from '../text/i18n.ts';
import { soft } from '../text/soft.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Games.module.css';

interface LevelPanelProps {
  readonly game: GameConfig;
  readonly onClose: () => void;
}

export default function LevelPanel({ game, onClose }: LevelPanelProps) {
  const { t } = useTranslation();
  const app = useApp();
  const chosen = useLevels(({ context }) => context.category?.type);
  const heading = useRef<HTMLElement>(null);
  useInSight(heading);
  const close = (): void => {
    // the button that opened it stays
    document.querySelector<HTMLElement>(`[aria-controls="game-${game.type}-levels"]`)?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <>
      <header ref={heading} className={styles.heading}>
        <h4 className={styles.title}>{soft(game.name)}</h4>
        <CategoryFacts starred />
        <IconButton label={t('ui.close')} className={styles.close ?? ''} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div className={styles.categories} role="group" aria-label={game.name}>
        {game.categories.map((category) => (
          <button
            key={category.type}
            type="button"
            className={styles.category}
            aria-pressed={category.type === chosen}
            onClick={() => app.send({ type: 'OPEN_GAME', gameType: game.type, category: category.type })}
          >
            <span className={styles.categoryName}>
              {soft(category.name)} <Solved game={game} category={category} />
            </span>
            <CategoryStars game={game.type} category={category.type} daily={category.showLevelDate} />
          </button>
        ))}
      </div>
      <LevelPicker />
    </>
  );
}

/** Free of the window's edges, in pixels. */
const AIR = 8;

/**
 * It opens beneath its tile, on a phone mostly below the window's edge: the page goes on until all of it is in sight, or as much as has
 * room, but at least its first numbers that can be played.
 */
function useInSight(heading: RefObject<HTMLElement | null>): void {
  const listed = useLevels((snapshot) => !snapshot.matches('loadingList'));
  const done = useRef(false);
  useEffect(() => {
    const panel = heading.current?.parentElement;
    if (!panel || !listed || done.current) return;
    done.current = true;
    const { top, bottom } = panel.getBoundingClientRect();
    const least = panel.querySelector('[data-next]')?.getBoundingClientRect().bottom ?? top;
    const far = Math.max(Math.min(bottom + AIR - innerHeight, top - AIR), least + AIR - innerHeight);
    if (far > 0) scrollBy({ top: far });
  }, [heading, listed]);
}

/** How many of a category's levels are solved on this device; empty until one is. */
function Solved({ game, category }: Pick<LevelPanelProps, 'game'> & { readonly category: CategoryConfig }) {
  const { t, i18n } = useTranslation();
  const solved = useLevels(({ context }) => {
    const start = `${nearest(i18n.language)}-${category.type}-`;
    const records = Object.entries(recordsOf(game.type, context.allRecords));
    return records.filter(([id, { solved }]) => solved && id.startsWith(start)).length;
  });
  if (solved === 0) return null;
  if (category.showLevelDate) return <span className={styles.solved}>{solved}</span>;
  return (
    <span className={styles.solved}>
      <span aria-hidden="true">
        {solved}/{category.levelsCount}
      </span>
      <span className="visually-hidden">{t('lobby.solvedOf', { solved, count: category.levelsCount })}</span>
    </span>
  );
}
