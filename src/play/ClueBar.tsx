// The whole clue of the word at hand, what is known of the answer, and the way to the words beside it. Below it the solution
// word, which fills as its letters do.

import { ArrowDown, ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { playOf } from '../../machines/gameSelectors.ts';
import type { Legend } from '../../puzzles/kind.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ClueBar.module.css';
import { useGame, useHandle } from './gameHandle.ts';

/** What the kind says beside its board; undefined where it says nothing, or nothing is there yet. */
export function useLegend(): Legend | undefined {
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const play = useGame(({ context }) => playOf(context));
  const view = useGame(({ context }) => context.view);
  return useMemo(
    () => (kind?.legend && givens && play !== undefined && view ? kind.legend(givens, play, view) : undefined),
    [kind, givens, play, view],
  );
}

export function ClueBar() {
  const { t } = useTranslation();
  const { gesture } = useHandle();
  const legend = useLegend();
  if (!legend?.clue) return null;
  const { text, way, letters } = legend.clue;
  const Way = way === 'across' ? ArrowRight : ArrowDown;
  return (
    <section className={styles.bar} aria-label={t('play.clue.bar')}>
      <IconButton label={t('play.clue.previous')} onClick={() => gesture({ type: 'next', back: true })}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div className={styles.clue}>
        <p className={styles.text} aria-live="polite">
          <Way aria-hidden="true" className={styles.way} />
          <span>{text}</span>
        </p>
        <Letters
          letters={letters}
          label={t('play.clue.known', { count: letters.filter((it) => it !== '').length, length: letters.length })}
        />
      </div>
      <IconButton label={t('play.clue.next')} onClick={() => gesture({ type: 'next', back: false })}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {legend.solution && (
        <div className={styles.solution}>
          <span>{t('play.clue.solution')}</span>
          <Letters
            letters={legend.solution}
            label={t('play.clue.solutionKnown', { letters: legend.solution.map((it) => it || '·').join(' ') })}
          />
        </div>
      )}
    </section>
  );
}

function Letters({ letters, label }: { readonly letters: readonly string[]; readonly label: string }) {
  return (
    <ol className={styles.letters} aria-label={label}>
      {letters.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in a word never move
        <li key={index} aria-hidden="true" data-open={letter === ''}>
          {letter}
        </li>
      ))}
    </ol>
  );
}
