// What the editors write: the word of the day, and the forecast.

import { Cloud, CloudLightning, CloudRain, CloudSun, type LucideIcon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayText, shifted } from '../app/days.ts';
import { useDailyWeek } from '../app/useDaily.ts';
import { starsOf } from '../parts/starsOf.ts';
import { type Weather, weatherOf } from './edition.ts';
import type { Headline, Word } from './headline.ts';
import { lettersOf } from './Masthead.tsx';
import styles from './Stories.module.css';
import type { Piece } from './useEdition.ts';

interface LeadProps {
  readonly headline: Headline;
  readonly day: string;
}

export function Lead({ headline, day }: LeadProps) {
  if (typeof headline === 'object') return <WordStory word={headline} day={day} />;
  return <WeekdayStory day={day} hidden={headline === 'coming'} />;
}

function WordStory({ word: { word, clue, game }, day }: { readonly word: Word; readonly day: string }) {
  const { t, i18n } = useTranslation();
  const weekday = dayText(shifted(day, -1), i18n.language, { weekday: 'long' });
  return (
    <section className={styles.lead} aria-labelledby="paper-word">
      <h2 id="paper-word" className={styles.headline} style={lettersOf(word)}>
        {word}
      </h2>
      <p className={styles.deck}>{clue}</p>
      <p className={styles.byline}>
        <b className={styles.kicker}>{t('paper.word.title')}.</b> {t('paper.word.from', { game, weekday })}
      </p>
    </section>
  );
}

/** `hidden`: holds the place of the word until it has come. */
function WeekdayStory({ day, hidden }: { readonly day: string; readonly hidden: boolean }) {
  const { t, i18n } = useTranslation();
  const weekday = dayText(day, i18n.language, { weekday: 'long' });
  return (
    <section className={styles.lead} style={hidden ? { visibility: 'hidden' } : undefined} aria-labelledby="paper-day">
      <h2 id="paper-day" className={styles.headline} style={lettersOf(weekday)}>
        {weekday}
      </h2>
      <p className={styles.deck}>{t(`paper.day.${weekdayOf(day)}`)}</p>
      <p className={styles.byline}>{t('paper.day.from')}</p>
    </section>
  );
}

/** 0 = Sunday. */
const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay();

const SIGNS: Readonly<Record<Weather, LucideIcon>> = {
  sunny: Sun,
  fair: CloudSun,
  cloudy: Cloud,
  rain: CloudRain,
  storm: CloudLightning,
};

/** The day's difficulty as weather, and the player's own week. */
export function Forecast({ today, day }: { readonly today: readonly Piece[]; readonly day: string }) {
  const { t } = useTranslation();
  const { streak } = useDailyWeek();
  const weather = weatherOf(today.map(({ puzzle }) => starsOf(puzzle?.level.difficulty ?? '')));
  const Sign = SIGNS[weather ?? 'cloudy'];
  return (
    <section
      className={styles.forecast}
      style={weather ? undefined : { visibility: 'hidden' }}
      aria-labelledby="paper-weather"
    >
      <Sign className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <h3 id="paper-weather" className={styles.small}>
          {t('paper.weather.title')}
        </h3>
        <p className={styles.weather}>{t(`paper.weather.${weather ?? 'cloudy'}`)}</p>
        <p className={styles.outlook}>{t(weekdayOf(day) === 0 ? 'paper.weather.clearing' : 'paper.weather.outlook')}</p>
        {streak > 0 && <p className={styles.outlook}>{t('paper.streak', { count: streak })}</p>}
      </div>
    </section>
  );
}
