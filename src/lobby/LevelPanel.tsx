// A game's categories and the levels of the chosen one.

import { useEffect, useRef } from 'react';
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
import styles from './Games.module.css';

/** Pixels of it that are in sight at least. */
const LEAST = 120;

interface LevelPanelProps {
  readonly game: GameConfig;
}

export default function LevelPanel({ game }: LevelPanelProps) {
  const app = useApp();
  const chosen = useLevels(({ context }) => context.category?.type);
  const row = useRef<HTMLDivElement>(null);
  // in a window as low as a phone on its side it would open out of sight
  useEffect(() => {
    const top = row.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight - LEAST) row.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <header className={styles.heading}>
        <h4 className={styles.title}>{soft(game.name)}</h4>
        <CategoryFacts starred />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div ref={row} className={styles.categories} role="group" aria-label={game.name}>
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
            <CategoryStars game={game.type} category={category.type} />
          </button>
        ))}
      </div>
      <LevelPicker />
    </>
  );
}

/** How many of a category's levels are solved on this device; empty until one is. */
function Solved({ game, category }: LevelPanelProps & { readonly category: CategoryConfig }) {
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
