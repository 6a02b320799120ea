// The back of the printed sheet: the other puzzles of the day, and yesterday's solutions upside down.

import { useTranslation } from 'react-i18next';
import { dayText, shifted } from '../app/days.ts';
import { useAppState } from '../app/useAppState.ts';
import { Board, wholeOf } from '../print/Board.tsx';
import { soft } from '../text/soft.ts';
import { PrintedPuzzle } from './FrontSheet.tsx';
import styles from './Sheets.module.css';
import { type ArrivedPiece, sheetOf } from './useEdition.ts';

interface BackPageProps {
  readonly day: string;
  readonly today: readonly ArrivedPiece[];
  readonly yesterday: readonly ArrivedPiece[];
}

export function BackPage({ day, today, yesterday }: BackPageProps) {
  const { t, i18n } = useTranslation();
  const date = dayText(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <article className={styles.page}>
      <p className={styles.dateline}>
        <span>{t('brand.name')}</span>
        <b>{t('paper.title')}</b>
        <span>{date}</span>
      </p>
      <div className={styles.others}>
        {today.map((piece) => (
          <PrintedPuzzle key={piece.game.type} piece={piece} />
        ))}
        {yesterday.length > 0 && <Solutions pieces={yesterday} />}
      </div>
    </article>
  );
}

interface SolutionsProps {
  readonly pieces: readonly ArrivedPiece[];
  /** The right way up, and as large as the page. */
  readonly large?: boolean;
}

export function Solutions({ pieces, large }: SolutionsProps) {
  const { t, i18n } = useTranslation();
  const day = useAppState((context) => context.day.iso);
  const weekday = dayText(shifted(day, -1), i18n.language, { weekday: 'long' });
  return (
    <section className={styles.solutions} data-large={large}>
      <h2 className={styles.title}>{t('paper.yesterday.of', { weekday })}</h2>
      <div className={styles.solved}>
        {pieces.map(({ game, puzzle }) => {
          const sheet = sheetOf(puzzle, 'solved');
          return (
            <figure key={game.type} className={styles.solution}>
              <figcaption>{soft(puzzle.level.title)}</figcaption>
              <Board
                name={puzzle.level.title}
                sheet={sheet}
                Paper={puzzle.still.Paper}
                pictures={puzzle.pictures}
                window={wholeOf(sheet)}
                className={styles.board}
              />
            </figure>
          );
        })}
      </div>
    </section>
  );
}
