// The games by picture and name; a tap opens a game's puzzle of today.

import { useOpenLevel } from '../app/navigation.ts';
import { useConfig } from '../app/useAppState.ts';
import { useDailies } from '../app/useDaily.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { soft } from '../text/soft.ts';
import { classes } from '../ui/classes.ts';
import styles from './GameTiles.module.css';

/** Nothing where there are no dailies. */
export function GameTiles({ label, className }: { readonly label: string; readonly className?: string | undefined }) {
  const open = useOpenLevel();
  const dailies = useDailies(useConfig().games);
  if (dailies.length === 0) return null;
  return (
    <ul className={classes(styles.tiles, className)} aria-label={label}>
      {dailies.map(({ game, category, levelId }) => (
        <li key={game.type}>
          <button
            type="button"
            className={styles.tile}
            style={tintOf(game.type)}
            onClick={() => open(game.type, category.type, levelId)}
          >
            <GameArt game={game.type} className={styles.art} />
            <span className={styles.name}>{soft(game.name)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
