// What was solved on this device: figures to be proud of, or an invitation to play if there are none yet.

import { ArrowLeft, CheckCheck, Flame, type LucideIcon, Medal, Play, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useBack, useOpenLevel } from '../app/navigation.ts';
import { useAppState, useConfig, useFreshRecords, useLevels } from '../app/useAppState.ts';
import { useDailies } from '../app/useDaily.ts';
import { useTitle } from '../app/usePage.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { soft } from '../text/soft.ts';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/browser.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { type Figures, figuresOf } from './figures.ts';
import { GameTable } from './GameTable.tsx';
import { Month } from './Month.tsx';
import styles from './Statistics.module.css';
import { Year } from './Year.tsx';

export default function StatisticsScreen() {
  const { t } = useTranslation();
  const back = useBack();
  useTitle(t('statistics.title'));
  const figures = useFigures();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconButton label={t('ui.back')} onClick={back}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <h1 className={styles.title}>{t('statistics.title')}</h1>
      </header>
      <main className={styles.main}>
        {figures.solved === 0 ? (
          <Nothing />
        ) : (
          <>
            <Proud figures={figures} />
            <p className={styles.note}>{t('statistics.note')}</p>
          </>
        )}
      </main>
    </div>
  );
}

function useFigures(): Figures {
  useFreshRecords();
  const records = useLevels(({ context }) => context.allRecords);
  const { games } = useConfig();
  const today = useAppState(({ day }) => day.iso);
  return useMemo(() => figuresOf(records, games, today), [records, games, today]);
}

const NARROW = '(max-width: 420px)';

const NO_DAYS: Figures['solvedOn'] = new Map();

/** An invitation, above the year that it is about: the games' pictures, one sentence, and one button to the first of today's puzzles. */
function Nothing() {
  const { t } = useTranslation();
  const app = useApp();
  const open = useOpenLevel();
  const { games } = useConfig();
  const [daily] = useDailies(games);
  const narrow = useMedia(NARROW);
  const play = (): void =>
    daily
      ? open(daily.game.type, daily.category.type, daily.levelId)
      : app.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  return (
    <>
      <section className={styles.nothing}>
        <span className={styles.pictures} aria-hidden="true">
          {games.map(({ type }) => (
            <span key={type} className={styles.picture} style={tintOf(type)}>
              <GameArt game={type} className={styles.art} />
            </span>
          ))}
        </span>
        <h2 className={styles.heading}>{t('statistics.empty.title')}</h2>
        <p>{t('statistics.empty.text')}</p>
        <Button
          variant="primary"
          size="large"
          icon={<Play aria-hidden="true" className={styles.play} />}
          onClick={play}
        >
          {daily ? t('statistics.empty.daily', { game: soft(daily.game.name) }) : t('statistics.empty.play')}
        </Button>
      </section>
      <Year solvedOn={NO_DAYS} half={narrow} />
    </>
  );
}

function Proud({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation();
  const { solved, perfect, streak, longest } = figures;
  const narrow = useMedia(NARROW);
  const year = <Year solvedOn={figures.solvedOn} half={narrow} />;
  return (
    <>
      <dl className={styles.sums}>
        <Sum Icon={CheckCheck} value={solved} name={t('statistics.solved', { count: solved })} />
        {streak > 0 ? (
          <Sum Icon={Flame} value={streak} name={t('statistics.streak', { count: streak })} />
        ) : (
          <NoStreak />
        )}
        <Sum Icon={Medal} value={longest} name={t('statistics.longest', { count: longest })} />
        <Sum Icon={Sparkles} value={perfect} name={t('statistics.perfect', { count: perfect })} />
      </dl>
      {!narrow && year}
      <div className={styles.columns}>
        <Month days={figures.days} solvedOn={figures.solvedOn} />
        <div className={styles.games}>
          {figures.games.map((game) => (
            <GameTable key={game.game.type} figures={game} />
          ))}
        </div>
      </div>
      {narrow && year}
    </>
  );
}

interface SumProps {
  readonly Icon: LucideIcon;
  readonly value: number;
  readonly name: string;
}

/** Can begin today, which says more than a zero. */
function NoStreak() {
  const { t } = useTranslation();
  return (
    <div className={styles.sum} data-none>
      <Flame aria-hidden="true" />
      <dt>{t('statistics.noStreak')}</dt>
      <dd>{t('lobby.today')}</dd>
    </div>
  );
}

/** Figures that are zero are left out. */
function Sum({ Icon, value, name }: SumProps) {
  if (value === 0) return null;
  return (
    <div className={styles.sum}>
      <Icon aria-hidden="true" />
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
