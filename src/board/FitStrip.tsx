// The words that may go into the place under the cursor, in a line that never changes its height: one touch enters one. Letters of
// crossing words are bold. It follows the cursor whether list or keys are below it.

import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { LegendPlace } from '../../puzzles/kind.ts';
import { useToolbar } from '../ui/useToolbar.ts';
import styles from './FitStrip.module.css';

export interface FitStripProps extends LegendPlace {
  readonly send: (gesture: Gesture) => void;
  /** The language of the words, if it is not the page's. */
  readonly lang?: string | undefined;
}

export const FitStrip = memo(function FitStrip(props: FitStripProps) {
  const { way, row, column, letters, held, wrong, words, send, lang } = props;
  const { t } = useTranslation();
  const bar = useToolbar();
  const place = `${row} ${column} ${way}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins at its first word
  useEffect(() => {
    bar.current?.scrollTo(0, 0);
  }, [bar, place]);
  const pattern = letters.map((letter) => letter || t('play.clue.blank')).join(', ');
  return (
    <div className={styles.strip}>
      {wrong && <FitFault word={letters.join('')} lang={lang} />}
      {!wrong && words.length > 0 && (
        <span className={styles.what} aria-hidden="true">
          {t('play.fit.here')}
          <small>&nbsp;({words.length})</small>
        </span>
      )}
      <div
        ref={bar}
        role="toolbar"
        className={styles.words}
        data-chips="true"
        aria-label={t('play.fit.label', { row, column, way: t(`play.fit.${way}`), pattern })}
        lang={lang}
      >
        {!wrong && words.length === 0 && <p className={styles.none}>{t('play.fit.none')}</p>}
        {words.map(({ word, used }) => {
          const state = used ? (word === letters.join('') ? 'stands' : 'used') : 'word';
          return (
            <button
              key={word}
              type="button"
              className={styles.word}
              data-state={state}
              aria-label={t(`play.fit.${state}`, { word })}
              aria-current={state === 'stands' || undefined}
              onClick={() => send({ type: 'pick', item: word, here: true })}
            >
              <span data-secret>
                {[...word].map((letter, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: places in a word never move
                  held[at] ? <b key={at}>{letter}</b> : letter,
                )}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
});

/** That the word in a place belongs elsewhere; said to a screen reader as it was entered. */
export function FitFault({ word, lang }: { readonly word: string; readonly lang: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={styles.fault} lang={lang} data-hide>
      {t('play.fit.wrong', { word })}
    </p>
  );
}

/** The same line while the cursor is on no place. */
export const NoFit = () => <div className={styles.strip} />;
