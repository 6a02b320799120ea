// One game in the lobby: what it is, its difficulty levels, and the levels of the chosen one. A game that is
// only announced says so, and shows what it will have.

import { useTranslation } from 'react-i18next';
import { recordsOf } from '../../machines/levels/puzzleName.ts';
import type { CategoryConfig, GameConfig } from '../../machines/ports.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { useApp } from '../app/context.ts';
import { useAppState, useLevels } from '../app/useAppState.ts';
import { GameArt } from '../games/GameArt.tsx';
import { LevelPicker } from '../parts/LevelPicker.tsx';
import { nearest } from '../text/i18n.ts';
import styles from './GameTile.module.css';

interface GameTileProps {
  readonly game: GameConfig;
}

export function GameTile({ game }: GameTileProps) {
  return isGameType(game.type) ? <OpenTile game={game} /> : <ComingTile game={game} />;
}

function OpenTile({ game }: GameTileProps) {
  const app = useApp();
  const isCurrent = useAppState(({ gameType }) => gameType === game.type);
  const chosen = useLevels(({ context }) => context.category?.type);
  return (
    <li className={styles.tile}>
      <Head game={game} />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div className={styles.categories} role="group" aria-labelledby={titleId(game)}>
        {game.categories.map((category) => (
          <button
            key={category.type}
            type="button"
            className={styles.category}
            aria-pressed={isCurrent && category.type === chosen}
            onClick={() => app.send({ type: 'OPEN_GAME', gameType: game.type, category: category.type })}
          >
            <span>{category.name}</span>
            <Solved game={game} category={category} />
          </button>
        ))}
      </div>
      {isCurrent && (
        <div className={styles.levels}>
          <LevelPicker />
        </div>
      )}
    </li>
  );
}

/** How many of a category's levels are solved on this device; empty until one is. */
function Solved({ game, category }: GameTileProps & { readonly category: CategoryConfig }) {
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

function ComingTile({ game }: GameTileProps) {
  return (
    <li className={styles.tile} data-coming="true">
      <Head game={game} coming />
      <p className={styles.later}>{game.categories.map(({ name }) => name).join(' · ')}</p>
    </li>
  );
}

const titleId = (game: GameConfig): string => `game-${game.type}`;

function Head({ game, coming = false }: GameTileProps & { readonly coming?: boolean }) {
  const { t, i18n } = useTranslation();
  const about = i18n.exists(`game.${game.type}`) ? t(`game.${game.type}`) : game.seoText.text;
  return (
    <div className={styles.head}>
      <GameArt game={game.type} className={styles.art} />
      <div className={styles.words}>
        <h3 className={styles.name} id={titleId(game)}>
          {game.name}
          {coming && <span className={styles.badge}>{t('lobby.coming')}</span>}
        </h3>
        <p className={styles.about}>{about}</p>
      </div>
    </div>
  );
}
