// The sentence of the week: the player's words in their places, and a blank with its weekday for each of the others. Needs the texts
// `sentence`.

import { type CSSProperties, Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import type { SentenceDay, SentenceSoFar } from '../app/useWeekSentence.ts';
import { classes } from '../ui/classes.ts';
import styles from './WeekSentence.module.css';

interface WeekSentenceProps {
  readonly sentence: SentenceSoFar;
  readonly heading: 'h2' | 'h3';
  /** On paper, for a pen: every blank has a line for each letter. */
  readonly printed?: boolean;
  /** The sentence's language where it is not the page's. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

export function WeekSentence({ sentence, heading: Heading, printed, lang, className }: WeekSentenceProps) {
  const { t } = useTranslation();
  const id = useId();
  const { part, days } = sentence;
  const known = days.filter(({ word }) => word !== undefined).length;
  const whole = known === days.length;
  return (
    <section className={classes(styles.sentence, className)} data-whole={whole || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id}>{t('sentence.title')}</Heading>
        {!printed && !whole && <p>{t('sentence.known', { count: known, of: days.length })}</p>}
      </div>
      <p className={styles.text} lang={lang}>
        {part.text.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
          <Fragment key={at}>
            {piece}
            {at < days.length && (
              <Word
                day={days[at] as SentenceDay}
                length={part.lengths[at] as number}
                own={at === part.day}
                order={at}
                printed={printed}
              />
            )}
          </Fragment>
        ))}
      </p>
      {!printed && whole && <p className={styles.whole}>{t('sentence.whole')}</p>}
    </section>
  );
}

interface WordProps {
  readonly day: SentenceDay;
  /** In letters of the grid. */
  readonly length: number;
  /** Of the puzzle that the sentence is shown with. */
  readonly own: boolean;
  readonly order: number;
  readonly printed: boolean | undefined;
}

function Word({ day: { date, word }, length, own, order, printed }: WordProps) {
  const { t, i18n } = useTranslation();
  const style = { '--letters': length, '--order': order } as CSSProperties;
  if (word !== undefined)
    return (
      <strong className={styles.word} style={style} data-own={(own && !printed) || undefined}>
        {word}
      </strong>
    );
  const weekday = (width: 'long' | 'short') => dayText(date, i18n.language, { weekday: width });
  return (
    <span className={styles.blank} style={style} data-printed={printed || undefined} lang={i18n.language}>
      <span className="visually-hidden">{t('sentence.blank', { weekday: weekday('long'), count: length })}</span>
      <span aria-hidden="true" className={styles.day}>
        {weekday('short')}
      </span>
      {printed &&
        Array.from({ length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all the same
          <span key={at} aria-hidden="true" className={styles.letter} />
        ))}
    </span>
  );
}
