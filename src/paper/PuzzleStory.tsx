// A puzzle of the day on the page: its picture as the player left it, its difficulty and its state. It opens the level.

import { ChevronRight, RotateCcw } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { percentDone } from '../../machines/percent.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { shortTime } from '../app/timeText.ts';
import { gameOf } from '../games/registry.ts';
import { StarSigns } from '../parts/Stars.tsx';
import { MOST_STARS, starsOf } from '../parts/starsOf.ts';
import { soft } from '../text/soft.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './PuzzleStory.module.css';
import { StillPicture } from './StillPicture.tsx';
import type { Piece } from './useEdition.ts';

export function PuzzleStory({ piece, retry }: { readonly piece: Piece; readonly retry: () => void }) {
  const { t } = useTranslation();
  const open = useOpenLevel();
  const id = useId();
  const { game, category, levelId, puzzle, failed, record } = piece;
  return (
    <article className={styles.story} data-lead={gameOf(game.type).lead}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.open}
            aria-describedby={id}
            onClick={() => open(game.type, category.type, levelId)}
          >
            {soft(puzzle?.level.title ?? game.name)}
          </button>
        </h3>
        <p id={id} className={styles.facts}>
          <Difficulty difficulty={puzzle?.level.difficulty ?? ''} />
          <State piece={piece} />
          {!record?.solved && (
            <span className={styles.go} aria-hidden="true">
              {t('lobby.play')} <ChevronRight />
            </span>
          )}
        </p>
      </div>
      <div className={styles.picture} style={shapeOf(piece)}>
        {puzzle && <StillPicture puzzle={puzzle} fill="now" className={styles.still} />}
        {record?.solved && <Stamp />}
        {!puzzle && <Missing failed={failed} retry={retry} />}
      </div>
    </article>
  );
}

/** Before it has loaded, the usual shape holds its place. */
const shapeOf = ({ game, puzzle }: Piece) => {
  const { width, height } =
    puzzle?.givens ?? (gameOf(game.type).lead ? { width: 12, height: 14 } : { width: 1, height: 1 });
  return { '--shape': `${width} / ${height}`, '--across': width, '--down': height } as CSSProperties;
};

function Difficulty({ difficulty }: { readonly difficulty: string }) {
  const { t } = useTranslation();
  const stars = starsOf(difficulty) ?? 0;
  return (
    <span style={stars === 0 ? { visibility: 'hidden' } : undefined}>
      <span className="visually-hidden">{t('paper.stars', { stars, of: MOST_STARS })}</span>
      <StarSigns stars={stars} className={styles.stars} />
    </span>
  );
}

function State({ piece: { record } }: { readonly piece: Piece }) {
  const { t } = useTranslation();
  if (!record) return <span className={styles.fresh}>{t('paper.state.new')}</span>;
  if (!record.solved) return <span>{t('paper.state.begun', { percent: percentDone(record.progress) })}</span>;
  const time = record.first?.time ?? record.bestTime;
  return (
    <span>{time === undefined ? t('paper.state.solved') : t('paper.state.solvedIn', { time: shortTime(time) })}</span>
  );
}

/** The state beside the title says it in words. */
function Stamp() {
  const { t } = useTranslation();
  return (
    <span className={styles.stamp} aria-hidden="true">
      {t('paper.stamp')}
    </span>
  );
}

function Missing({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) {
  const { t } = useTranslation();
  if (!failed) return <Spinner label={t('ui.loading')} />;
  return (
    <div className={styles.missing}>
      <p role="alert">{t('paper.failed')}</p>
      <Button icon={<RotateCcw aria-hidden="true" />} onClick={retry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
