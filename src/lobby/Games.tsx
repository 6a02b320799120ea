// The games side by side. The levels of one of them open beneath its row.

import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameConfig } from '../../machines/ports.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { whenCalm } from '../adapters/page/calm.ts';
import { useApp } from '../app/context.ts';
import { latePart } from '../app/late/lateComponent.tsx';
import { useAppState } from '../app/useAppState.ts';
import type { Daily } from '../app/useDaily.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { soft } from '../text/soft.ts';
import styles from './Games.module.css';
import { GameTile } from './GameTile.tsx';
import type { Begun } from './useBegun.ts';

const LevelPanel = latePart(() => import('./LevelPanel.tsx'));

interface GamesProps {
  readonly games: readonly GameConfig[];
  readonly dailies: readonly Daily[];
  readonly begun: readonly Begun[];
}

/** How many stand side by side where there is room. */
const ABREAST = 4;

export function Games({ games, dailies, begun }: GamesProps) {
  const app = useApp();
  const current = useAppState(({ gameType }) => gameType);
  const [opened, open] = useState<string>();
  useEffect(() => whenCalm(LevelPanel.preload), []);
  const shown = opened === current ? opened : undefined;
  const toggle = (gameType: string, category: string): void => {
    open(gameType === shown ? undefined : gameType);
    if (gameType !== shown) app.send({ type: 'OPEN_GAME', gameType, category });
  };
  return (
    <div className={styles.games} style={{ '--columns': Math.min(games.length, ABREAST) } as CSSProperties}>
      {games.map((game) =>
        isGameType(game.type) ? (
          <GameTile
            key={game.type}
            game={game}
            daily={dailies.find((one) => one.game === game)}
            begun={begun}
            open={game.type === shown}
            onToggle={toggle}
          >
            <LevelPanel game={game} onClose={() => open(undefined)} />
          </GameTile>
        ) : (
          <ComingTile key={game.type} game={game} />
        ),
      )}
    </div>
  );
}

/** A game that is only announced says so, and shows what it will have. */
function ComingTile({ game }: { readonly game: GameConfig }) {
  const { t } = useTranslation();
  return (
    <div className={styles.tile} data-coming="true" style={tintOf(game.type)}>
      <div className={styles.face}>
        <GameArt game={game.type} className={styles.art} />
        <h3 className={styles.name}>{soft(game.name)}</h3>
        <p className={styles.state}>{t('lobby.coming')}</p>
      </div>
      <p className={styles.later}>{soft(game.categories.map(({ name }) => name).join(' · '))}</p>
    </div>
  );
}
