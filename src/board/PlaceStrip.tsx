// The place under the cursor where the list of words is in sight beside the board: what it holds, and how many words may go there, which
// the list marks. In the room of the line that offers them elsewhere.

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegendPlace } from '../../puzzles/kind.ts';
import strip from './FitStrip.module.css';
import { FitFault } from './FitStrip.tsx';
import styles from './PlaceStrip.module.css';

interface PlaceStripProps extends LegendPlace {
  /** The language of the words, if it is not the page's. */
  readonly lang?: string | undefined;
}

/** Letters from which on its boxes are narrow. */
const LONG = 11;

export const PlaceStrip = memo(function PlaceStrip({
  letters,
  held,
  wrong,
  words,
  way,
  row,
  column,
  lang,
}: PlaceStripProps) {
  const { t } = useTranslation();
  const pattern = letters.map((letter) => letter || t('play.clue.blank')).join(', ');
  const count = words.filter(({ used }) => !used).length || words.length;
  const full = letters.every((letter) => letter !== '');
  const stands = full && !wrong && words.some(({ word }) => word === letters.join(''));
  return (
    // biome-ignore lint/a11y/useSemanticElements: words to read, no fields of a form
    <div
      className={`${strip.strip} ${styles.place}`}
      role="group"
      aria-label={t('play.fit.label', { row, column, way: t(`play.fit.${way}`), pattern })}
    >
      <span className={styles.what} data-hide aria-hidden="true">
        {t('play.fit.place', { count: letters.length, way: t(`play.fit.${way}`) })}
      </span>
      <ol
        className={styles.letters}
        data-hide
        data-long={letters.length > LONG || undefined}
        lang={lang}
        aria-hidden="true"
      >
        {letters.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a word never move
          <li key={at} data-held={held[at] || undefined} data-wrong={(wrong && !held[at]) || undefined}>
            {letter}
          </li>
        ))}
      </ol>
      {wrong ? (
        <FitFault word={letters.join('')} lang={lang} />
      ) : (
        <p className={styles.count} data-hide>
          {stands ? t('play.fit.stands', { word: letters.join('') }) : t('play.fit.count', { count })}
        </p>
      )}
    </div>
  );
});
