// One game: its picture and today's puzzle of it, which a tap opens, and beneath it the level that is next, beside the way to all others.

import { Check, ChevronDown, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentDone } from '../../machines/percent.ts';
import type { GameConfig, LevelRecord } from '../../machines/ports.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { DAILY_DIFFICULTY } from '../../puzzles/weekdays.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { shortTime } from '../app/timeText.ts';
import { useAppState } from '../app/useAppState.ts';
import type { Daily } from '../app/useDaily.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { StarSigns } from '../parts/Stars.tsx';
import { starsOf } from '../parts/starsOf.ts';
import { soft } from '../text/soft.ts';
import styles from './Games.module.css';
import type { Begun } from './useBegun.ts';
import { type Next, useNext } from './useNext.ts';

interface GameTileProps {
  readonly game: GameConfig;
  /** Omitted for a game without daily puzzles: its picture opens the next level too. */
  readonly daily: Daily | undefined;
  readonly begun: readonly Begun[];
  readonly open: boolean;
  readonly onToggle: (gameType: string, category: string) => void;
  /** The levels, shown while it is open. */
  readonly children: ReactNode;
}

export function GameTile({ game, daily, begun, open, onToggle, children }: GameTileProps) {
  const { t, i18n } = useTranslation();
  const openLevel = useOpenLevel();
  const next = useNext(game, begun);
  if (!next) return null;
  const [title, about, levels] = ['title', 'today', 'levels'].map((part) => `game-${game.type}-${part}`);
  const category = next.category.name;
  const first = daily ?? next;
  const percent = percentOf(daily);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields of a form */}
      <div className={styles.tile} style={tintOf(game.type)} role="group" aria-labelledby={title}>
        <div className={styles.face} data-done={daily?.record?.solved || undefined}>
          <GameArt game={game.type} className={styles.art} />
          <h3 className={styles.name} id={title}>
            <button
              type="button"
              className={styles.open}
              aria-describedby={about}
              onClick={() => openLevel(game.type, first.category.type, first.levelId)}
            >
              {soft(game.name)}
            </button>
          </h3>
          <p className={styles.state} id={about}>
            {daily && <State daily={daily} begun={begun} percent={percent} />}
          </p>
          <p className={styles.about}>
            {i18n.exists(`game.${game.type}`) ? t(`game.${game.type}`) : game.seoText.text}
          </p>
          <span className={styles.play} aria-hidden="true">
            <Play className={styles.triangle} />
            {daily && <span>{t('lobby.today')}</span>}
          </span>
          {percent > 0 && <Bar percent={percent} />}
        </div>
        <div className={styles.strip}>
          <button
            type="button"
            className={styles.next}
            aria-label={t(nextKey(next), { game: game.name, category, which: next.which })}
            onClick={() => openLevel(game.type, next.category.type, next.levelId)}
          >
            <span className={styles.level}>
              <span>{soft(category)}</span> <span>{next.which}</span>
            </span>
            {next.begun && <Bar percent={next.percent ?? 0} />}
          </button>
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={open ? levels : undefined}
            aria-label={t('lobby.choose', { category, game: game.name })}
            onClick={() => onToggle(game.type, next.category.type)}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        </div>
      </div>
      {open && (
        <section className={styles.panel} style={tintOf(game.type)} id={levels} aria-labelledby={title}>
          {children}
        </section>
      )}
    </>
  );
}

const Bar = ({ percent }: { readonly percent: number }) => (
  <span className={styles.bar} aria-hidden="true">
    <span style={{ width: `${percent}%` }} />
  </span>
);

const nextKey = ({ begun, lost }: Next): string =>
  lost ? 'lobby.nextLost' : begun ? 'lobby.nextBegun' : 'lobby.nextNew';

/** A level that was only looked at is as good as new. */
const percentOf = (daily: Daily | undefined): number =>
  daily?.record && !daily.record.solved ? percentDone(daily.record.progress) : 0;

/** A word with more letters than this has room beside the stars on a wide tile only. */
const LONG = 8;

interface StateProps {
  readonly daily: Daily;
  readonly begun: readonly Begun[];
  readonly percent: number;
}

/** Of today's puzzle: how hard it is, how far the player is, or the time in which it was solved. */
function State({ daily: { game, levelId, record }, begun, percent }: StateProps) {
  const { t } = useTranslation();
  const weekday = useAppState(({ day }) => day.weekday);
  if (record?.solved) return <Solved record={record} />;
  const difficulty = isGameType(game.type) ? (DAILY_DIFFICULTY[game.type][weekday] ?? '') : '';
  const lost = begun.some((one) => one.game === game && one.levelId === levelId && one.lost);
  const word = t(`modal.difficulty.${difficulty}`, { defaultValue: '' });
  return (
    <>
      <StarSigns stars={starsOf(difficulty) ?? 0} className={styles.stars} />
      <span
        className={lost || percent > 0 ? 'visually-hidden' : styles.word}
        data-long={word.length > LONG || undefined}
      >
        {word}{' '}
      </span>
      {lost ? <span>{t('lobby.lost')}</span> : percent > 0 && <span>{t('lobby.percent', { percent })}</span>}
    </>
  );
}

function Solved({ record }: { readonly record: LevelRecord }) {
  const { t } = useTranslation();
  const time = record.first?.time ?? record.bestTime;
  return (
    <>
      <Check aria-hidden="true" />
      <span className={styles.word}>{t('picker.solved')} </span>
      {time !== undefined && <span>{shortTime(time)}</span>}
    </>
  );
}
