// The head of the page: the brand's name, the issue's number, the date, and how far the player has come.

import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { issueNumber } from './edition.ts';
import styles from './Masthead.module.css';
import type { Edition } from './useEdition.ts';

export function Masthead({ edition: { day, today } }: { readonly edition: Edition }) {
  const { t, i18n } = useTranslation();
  const date = dayText(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const solved = today.filter(({ record }) => record?.solved).length;
  const count = today.length;
  const name = t('brand.name');
  return (
    <header className={styles.masthead}>
      <p className={styles.ear}>{t('paper.number', { number: issueNumber(day) })}</p>
      <h1 className={styles.title} style={lettersOf(name)}>
        <span className={styles.name}>{name}</span> <span className={styles.flag}>{t('paper.title')}</span>
      </h1>
      <p className={styles.ear}>{t('paper.motto')}</p>
      <p className={styles.dateline}>
        <time dateTime={day}>{date}</time>
        {count > 0 && <span>{t(solved === count ? 'paper.allSolved' : 'paper.solved', { solved, count })}</span>}
      </p>
    </header>
  );
}

/** For type as large as one line allows. */
export const lettersOf = (word: string) => ({ '--letters': Math.max(4, word.length) }) as CSSProperties;
