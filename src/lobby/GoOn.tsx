// All games that were begun, the latest first; with none, an invitation.

import { ChevronRight, Sprout } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenLevel } from '../app/navigation.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { soft } from '../text/soft.ts';
import { Button } from '../ui/Button.tsx';
import styles from './GoOn.module.css';
import type { Begun } from './useBegun.ts';

interface GoOnProps {
  readonly begun: readonly Begun[];
  /** How many are shown at first. */
  readonly few: number;
}

export function GoOn({ begun, few }: GoOnProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? begun : begun.slice(0, few);
  return (
    <section className={styles.goOn} aria-labelledby="lobby-go-on">
      <div className={styles.head}>
        <h2 id="lobby-go-on" className={styles.title}>
          {t('lobby.goOn')}
        </h2>
        {begun.length > few && (
          <Button variant="quiet" className={styles.toggle} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('lobby.begunFewer') : t('lobby.begunAll', { count: begun.length })}
          </Button>
        )}
      </div>
      {begun.length === 0 ? (
        <p className={styles.invite}>
          <Sprout aria-hidden="true" />
          {t('lobby.invite')}
        </p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((one) => (
            <Row key={`${one.game.type}/${one.levelId}`} begun={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ begun }: { readonly begun: Begun }) {
  const { t } = useTranslation();
  const open = useOpenLevel();
  const { game, category, levelId, which, lost, percent = 0 } = begun;
  const known = begun.percent !== undefined;
  const full = percent > 0 ? t('lobby.begunProgress', { percent }) : t('lobby.begunJust');
  const level = `${category.name}, ${which}`;
  const short = percent > 0 ? t('lobby.percent', { percent }) : t('lobby.begunJust');
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        style={tintOf(game.type)}
        data-bare={(known && percent === 0) || undefined}
        aria-label={`${game.name}: ${level}, ${lost ? t('lobby.begunLost') : full}`}
        onClick={() => open(game.type, category.type, levelId)}
      >
        <GameArt game={game.type} className={styles.art} />
        <span className={styles.words}>
          <span className={styles.name}>{soft(game.name)}</span>
          <span className={styles.which}>{soft(level)}</span>
        </span>
        <span className={styles.state} data-lost={lost || undefined}>
          {lost ? t('lobby.secondChance') : known && short}
        </span>
        {!lost && (
          <span className={styles.bar} data-empty={percent === 0 || undefined} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        )}
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </button>
    </li>
  );
}
