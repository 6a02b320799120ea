// The solutions of yesterday's puzzles, folded away until they are asked for.

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenLevel } from '../app/navigation.ts';
import { shortTime } from '../app/timeText.ts';
import { soft } from '../text/soft.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { SolutionText } from './SolutionText.tsx';
import { StillPicture } from './StillPicture.tsx';
import { type Edition, isBegun, type Piece } from './useEdition.ts';
import styles from './Yesterday.module.css';

export function Yesterday({ edition: { yesterday, over, retry } }: { readonly edition: Edition }) {
  const { t } = useTranslation();
  const [open, unfold] = useState(false);
  const toggle = () => {
    unfold(!open);
    if (!open && over !== 'yes') retry();
  };
  return (
    <section className={styles.yesterday} aria-labelledby="paper-yesterday">
      <h2 id="paper-yesterday" className={styles.heading}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls="paper-solutions"
          onClick={toggle}
        >
          {t('paper.yesterday.title')}
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      <div id="paper-solutions" hidden={!open}>
        {open && over === 'asking' && <Spinner label={t('ui.loading')} />}
        {open && (over === 'unknown' || over === 'no') && (
          <p role="status" className={styles.later}>
            {t(`paper.yesterday.${over}`)}
          </p>
        )}
        {open && over === 'yes' && (
          <ul className={styles.solutions}>
            {yesterday.map((piece) => (
              <Solution key={piece.game.type} piece={piece} retry={retry} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface SolutionProps {
  readonly piece: Piece;
  readonly retry: () => void;
}

function Solution({ piece, retry }: SolutionProps) {
  const { t } = useTranslation();
  const id = useId();
  const { game, puzzle, failed } = piece;
  const begun = isBegun(piece);
  return (
    <li className={styles.solution}>
      <h3 id={id} className={styles.name}>
        {soft(puzzle?.level.title ?? game.name)}
      </h3>
      <Own piece={piece} />
      {begun && <GoOn piece={piece} describedBy={id} />}
      {puzzle && !begun && (
        <>
          <StillPicture puzzle={puzzle} fill="solved" />
          <SolutionText puzzle={puzzle} describedBy={id} />
        </>
      )}
      {failed && !begun && (
        <>
          <p>{t('paper.failed')}</p>
          <Button onClick={retry}>{t('ui.retry')}</Button>
        </>
      )}
    </li>
  );
}

/** What one did oneself. */
function Own({ piece }: Pick<SolutionProps, 'piece'>) {
  const { t } = useTranslation();
  const { record } = piece;
  const time = record?.first?.time ?? record?.bestTime;
  const solved = time === undefined ? t('paper.state.solved') : t('paper.state.solvedIn', { time: shortTime(time) });
  const open = t(isBegun(piece) ? 'paper.yesterday.begun' : 'paper.yesterday.unsolved');
  return <p className={styles.own}>{record?.solved ? solved : open}</p>;
}

function GoOn({
  piece: { game, category, levelId },
  describedBy,
}: {
  readonly piece: Piece;
  readonly describedBy: string;
}) {
  const { t } = useTranslation();
  const open = useOpenLevel();
  return (
    <Button aria-describedby={describedBy} onClick={() => open(game.type, category.type, levelId)}>
      {t('paper.yesterday.goOn')}
    </Button>
  );
}
