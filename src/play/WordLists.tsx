// The words beside a board: a bank to take words from, or a list to strike off. Touching one picks it up, again lets it go.

import { memo, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Legend, LegendItem } from '../../puzzles/kind.ts';
import { useLegend } from './ClueBar.tsx';
import { useHandle } from './gameHandle.ts';
import styles from './WordLists.module.css';

export function WordLists() {
  const { gesture } = useHandle();
  const legend = useLegend();
  return legend && <WordBank legend={legend} send={gesture} />;
}

interface WordBankProps {
  readonly legend: Legend;
  readonly send: (gesture: Gesture) => void;
}

/** What the kind's legend lists, for the game and for the guides. */
export function WordBank({ legend, send }: WordBankProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const fitting = legend.lists.findIndex(({ items }) => items.some(({ fits }) => fits));
  // Another place on the board wants words of another length: these come into sight.
  useEffect(() => {
    const list = box.current?.children[fitting];
    if (box.current && list instanceof HTMLElement) box.current.scrollTop = list.offsetTop - box.current.offsetTop;
  }, [fitting]);
  if (legend.lists.length === 0) return null;
  return (
    <section ref={box} className={styles.lists} aria-label={t('play.words.label')}>
      {legend.message !== undefined && <p className={styles.message}>{legend.message}</p>}
      {legend.lists.map((list) => (
        <WordList key={list.title} list={list} send={send} />
      ))}
    </section>
  );
}

interface WordListProps {
  readonly list: Legend['lists'][number];
  readonly send: (gesture: Gesture) => void;
}

function WordList({ list: { title, items }, send }: WordListProps) {
  const { t } = useTranslation();
  const left = items.filter(({ done }) => !done).length;
  const name = typeof title === 'number' ? t('play.words.letters', { count: title }) : t(`play.words.${title}`);
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>
        {name} <small>{t('play.words.left', { left, count: items.length })}</small>
      </h2>
      <ul className={styles.words}>
        {items.map((item) => (
          <Word key={item.item} {...item} send={send} />
        ))}
      </ul>
    </div>
  );
}

const Word = memo(function Word({ item, text, done, fits, chosen, send }: LegendItem & Pick<WordListProps, 'send'>) {
  const { t } = useTranslation();
  const pick = useCallback(() => send({ type: 'pick', item }), [send, item]);
  return (
    <li>
      <button
        type="button"
        className={styles.word}
        data-done={done || undefined}
        data-fits={fits || undefined}
        aria-pressed={chosen}
        aria-label={done ? t('play.words.done', { word: text }) : fits ? t('play.words.fits', { word: text }) : text}
        onClick={pick}
      >
        {text}
      </button>
    </li>
  );
});
