// The front of the printed sheet: masthead, word of the day, weather, and the day's largest puzzle.

import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { StarSigns } from '../parts/Stars.tsx';
import { starsOf } from '../parts/starsOf.ts';
import { WeekSentence } from '../parts/WeekSentence.tsx';
import { Board, wholeOf } from '../print/Board.tsx';
import { Words } from '../print/Page.tsx';
import { soft } from '../text/soft.ts';
import { issueNumber, weatherOf } from './edition.ts';
import type { Headline } from './headline.ts';
import styles from './Sheets.module.css';
import { type ArrivedPiece, type Edition, sheetOf } from './useEdition.ts';
import { useSentence } from './useSentence.ts';

interface FrontSheetProps {
  readonly edition: Edition;
  readonly headline: Headline;
  readonly piece: ArrivedPiece | undefined;
}

export function FrontSheet({ edition, headline, piece }: FrontSheetProps) {
  const { day, today } = edition;
  const { t, i18n } = useTranslation();
  const date = dayText(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  // the puzzle above it is printed empty
  const sentence = useSentence(edition, false);
  const weather = weatherOf(today.map(({ puzzle }) => starsOf(puzzle?.level.difficulty ?? '')));
  return (
    <article className={styles.page}>
      <header className={styles.masthead}>
        <p className={styles.ear}>{t('paper.number', { number: issueNumber(day) })}</p>
        <p className={styles.brand}>{t('brand.name')}</p>
        <p className={styles.ear}>{t('paper.motto')}</p>
        <p className={styles.dateline}>
          <span>{date}</span>
          <b>{t('paper.title')}</b>
          <span>{window.location.host}</span>
        </p>
      </header>
      <div className={styles.news}>
        {typeof headline === 'object' && (
          <div className={styles.word}>
            <p className={styles.kicker}>{t('paper.word.title')}</p>
            <h1 className={styles.headline}>{headline.word}</h1>
            <p className={styles.deck}>{headline.clue}</p>
          </div>
        )}
        {weather && (
          <div className={styles.weather}>
            <p className={styles.kicker}>{t('paper.weather.title')}</p>
            <p className={styles.deck}>{t(`paper.weather.${weather}`)}</p>
          </div>
        )}
      </div>
      {piece && <PrintedPuzzle piece={piece} front />}
      {sentence && <WeekSentence sentence={sentence} heading="h2" printed className={styles.sentence} />}
    </article>
  );
}

/** An empty puzzle with what it takes to solve it. */
export function PrintedPuzzle({
  piece: { puzzle },
  front,
}: {
  readonly piece: ArrivedPiece;
  readonly front?: boolean;
}) {
  const { t } = useTranslation();
  const sheet = sheetOf(puzzle, 'empty');
  const stars = starsOf(puzzle.level.difficulty);
  return (
    <section className={styles.puzzle} data-front={front}>
      <h2 className={styles.title}>
        {soft(puzzle.level.title)}
        {stars !== undefined && <StarSigns stars={stars} className={styles.stars} />}
      </h2>
      <p className={styles.how}>{t(`game.${sheet.kind}`)}</p>
      <Board
        name={puzzle.level.title}
        sheet={sheet}
        Paper={puzzle.still.Paper}
        pictures={puzzle.pictures}
        window={wholeOf(sheet)}
        className={styles.board}
      />
      <Words sheet={sheet} />
    </section>
  );
}
