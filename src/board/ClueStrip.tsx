// A clue in full, what is known of its answer, and buttons to the neighbouring words; below it the solution word, which fills with
// its letters. Draws the kind's legend, for the game and for the guides.

import { ArrowDown, ArrowRight, ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Legend } from '../../puzzles/kind.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ClueStrip.module.css';

export interface ClueStripProps {
  readonly legend: Legend;
  readonly send: (gesture: Gesture) => void;
  /** Something else announces the clue when it changes. */
  readonly silent?: boolean;
  /** The language of clue and answer, if it is not the page's. */
  readonly lang?: string | undefined;
  /** Reports this clue. Omitted where that is not possible. */
  readonly onReport?: (item: string) => void;
}

export function ClueStrip({ legend, send, silent = false, lang, onReport }: ClueStripProps) {
  const { t } = useTranslation();
  if (!legend.clue) return null;
  const { item, text, way, row, column, letters, wrong = 0 } = legend.clue;
  const pattern = letters.map((letter) => letter || t('play.clue.blank')).join(', ');
  const Way = way === 'across' ? ArrowRight : ArrowDown;
  // in the place of another line, so that no key moves
  const fault = (
    <p className={styles.fault} data-hide>
      {t('play.clue.wrong', { count: wrong })}
    </p>
  );
  return (
    <section
      className={styles.bar}
      data-chosen=""
      aria-label={t(`play.clue.${way}`, { row, column, count: letters.length, pattern })}
    >
      <IconButton label={t('play.clue.previous')} onClick={() => send({ type: 'next', back: true })}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div className={styles.clue}>
        {/* another clue comes in from where its button is */}
        <p key={item} className={styles.text} aria-live={silent ? undefined : 'polite'}>
          <Way aria-hidden="true" className={styles.way} />
          <span data-secret lang={lang}>
            {text}
          </span>
          <span className={styles.count} data-hide aria-hidden="true">
            ({letters.length})
          </span>
        </p>
        <Letters
          letters={letters}
          label={t('play.clue.known', { count: letters.filter((it) => it !== '').length, length: letters.length })}
        />
        {wrong > 0 && !legend.solution && fault}
        {onReport && (
          <button type="button" className={styles.report} title={t('play.clue.report')} onClick={() => onReport(item)}>
            <span className="visually-hidden">{t('play.clue.report')}</span>
            <Flag aria-hidden="true" />
          </button>
        )}
      </div>
      <IconButton label={t('play.clue.next')} onClick={() => send({ type: 'next', back: false })}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {legend.solution && (
        <div className={styles.solution} data-hide>
          {wrong > 0 ? (
            fault
          ) : (
            <>
              <span data-hide>{t('play.clue.solution')}</span>
              <SolutionWord letters={legend.solution} wrong={legend.solutionWrong ?? []} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** A letter that the board shows as wrong does so here too. */
function SolutionWord({ letters, wrong }: { readonly letters: readonly string[]; readonly wrong: readonly boolean[] }) {
  const { t } = useTranslation();
  const known = t('play.clue.solutionKnown', { letters: letters.map((it) => it || '·').join(' ') });
  const faulty = letters.filter((_, index) => wrong[index]);
  const faults = t('play.clue.solutionWrong', { letters: faulty.join(' ') });
  return <Letters letters={letters} wrong={wrong} label={faulty.length === 0 ? known : `${known}. ${faults}`} />;
}

interface LettersProps {
  readonly letters: readonly string[];
  readonly wrong?: readonly boolean[];
  readonly label: string;
}

function Letters({ letters, wrong, label }: LettersProps) {
  return (
    <ol className={styles.letters} data-hide aria-label={label}>
      {letters.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in a word never move
        <li key={index} aria-hidden="true" data-open={letter === ''} data-wrong={wrong?.[index] || undefined}>
          {letter}
        </li>
      ))}
    </ol>
  );
}
