// The morning paper: the day's puzzles as the front page of a newspaper.

import './font.css';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, usePorts } from '../app/context.ts';
import { useBack } from '../app/navigation.ts';
import { useLevels } from '../app/useAppState.ts';
import { useTitle } from '../app/usePage.ts';
import { WeekSentence } from '../parts/WeekSentence.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { headlineIn } from './headline.ts';
import { Masthead } from './Masthead.tsx';
import styles from './PaperScreen.module.css';
import { Printing } from './Printing.tsx';
import { PuzzleStory } from './PuzzleStory.tsx';
import { Forecast, Lead } from './Stories.tsx';
import { type Edition, useEdition } from './useEdition.ts';
import { useSentence } from './useSentence.ts';
import { Yesterday } from './Yesterday.tsx';

export default function PaperScreen() {
  const { t } = useTranslation();
  const back = useBack();
  const edition = useEdition();
  useTitle(t('paper.title'));
  useNextIssue();
  return (
    <div className={styles.paper}>
      <div className={styles.page}>
        <div className={styles.bar}>
          <IconButton label={t('ui.back')} onClick={back}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        </div>
        <Masthead edition={edition} />
        {edition.today.length === 0 ? <NoPaper /> : <FrontPage edition={edition} />}
      </div>
    </div>
  );
}

const QUARTER = 15 * 60_000; // ms; a day begins at a full one, whatever the time zone

/** Looks whether another day has begun, while the page lies open. */
function useNextIssue(): void {
  const app = useApp();
  const { clock, wall } = usePorts();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(look, QUARTER - (wall.now() % QUARTER) + 1_000);
    };
    const look = () => {
      app.send({ type: 'VISIBLE', at: clock.now() });
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [app, clock, wall]);
}

/** A brand without daily puzzles. */
function NoPaper() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <main className={styles.nothing}>
      <h2>{t('paper.none.title')}</h2>
      <p>{t('paper.none.text')}</p>
      <Button variant="primary" onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}>
        {t('ui.lobby')}
      </Button>
    </main>
  );
}

/** Of the week, with blanks for the days that are not solved. */
function Sentence({ edition }: { readonly edition: Edition }) {
  const sentence = useSentence(edition, true);
  return sentence && <WeekSentence sentence={sentence} heading="h2" className={styles.sentence} />;
}

function FrontPage({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation();
  const { day, today, retry } = edition;
  const headline = headlineIn(
    edition,
    useLevels(({ context }) => context.recordsRead),
  );
  return (
    <main className={styles.front}>
      <Lead headline={headline} day={day} />
      <section className={styles.stories} aria-labelledby="paper-today">
        <h2 id="paper-today" className="visually-hidden">
          {t('paper.today')}
        </h2>
        {today.map((piece) => (
          <PuzzleStory key={piece.game.type + piece.levelId} piece={piece} retry={retry} />
        ))}
        <Forecast today={today} day={day} />
      </section>
      <Sentence edition={edition} />
      <Yesterday edition={edition} />
      <Printing edition={edition} headline={headline} />
    </main>
  );
}
