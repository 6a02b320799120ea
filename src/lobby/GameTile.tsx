// One game: its picture, the level that is next, which a tap opens, and beneath it the category, which opens the other levels.

import type { TFunction } from 'i18next';
import { ChevronDown, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameConfig } from '../../machines/ports.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { soft } from '../text/soft.ts';
import styles from './Games.module.css';
import type { Begun } from './useBegun.ts';
import { type Next, useNext } from './useNext.ts';

interface GameTileProps {
  readonly game: GameConfig;
  readonly begun: readonly Begun[];
  readonly open: boolean;
  readonly onToggle: (gameType: string, category: string) => void;
  /** The levels, shown while it is open. */
  readonly children: ReactNode;
}

export function GameTile({ game, begun, open, onToggle, children }: GameTileProps) {
  const { t, i18n } = useTranslation();
  const openLevel = useOpenLevel();
  const next = useNext(game, begun);
  if (!next) return null;
  const [title, about, levels] = ['title', 'next', 'levels'].map((part) => `game-${game.type}-${part}`);
  const category = next.category.name;
  const { percent = 0 } = next;
  const state = stateText(next, t);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields of a form */}
      <div className={styles.tile} style={tintOf(game.type)} role="group" aria-labelledby={title}>
        <div className={styles.face}>
          <GameArt game={game.type} className={styles.art} />
          <h3 className={styles.name} id={title}>
            <button
              type="button"
              className={styles.open}
              aria-describedby={about}
              onClick={() => openLevel(game.type, next.category.type, next.levelId)}
            >
              {soft(game.name)}
            </button>
          </h3>
          <p className={styles.next}>
            <span>{next.which}</span>
            {state !== '' && <span> · {state}</span>}
          </p>
          <p className="visually-hidden" id={about}>
            {t(nextKey(next), { category, which: next.which })}
          </p>
          <p className={styles.about}>
            {i18n.exists(`game.${game.type}`) ? t(`game.${game.type}`) : game.seoText.text}
          </p>
          <Play className={styles.play} aria-hidden="true" />
          {percent > 0 && (
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </span>
          )}
        </div>
        <button
          type="button"
          className={styles.strip}
          aria-expanded={open}
          aria-controls={open ? levels : undefined}
          aria-label={t('lobby.choose', { category, game: game.name })}
          onClick={() => onToggle(game.type, next.category.type)}
        >
          <span>{soft(category)}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      {open && (
        <section className={styles.panel} id={levels} aria-labelledby={title}>
          {children}
        </section>
      )}
    </>
  );
}

const nextKey = ({ begun, lost }: Next): string =>
  lost ? 'lobby.nextLost' : begun ? 'lobby.nextBegun' : 'lobby.nextNew';

/** How far one is, such as `12%`; empty for a new level, and until it is known. */
function stateText({ lost, percent }: Next, t: TFunction): string {
  if (lost) return t('lobby.lost');
  if (percent === undefined) return '';
  return percent > 0 ? t('lobby.percent', { percent }) : t('lobby.begunJust');
}
