// Mistakes as marks that differ by shape: a ring for each still allowed, a cross for each made.

import { Circle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countedMistakes } from '../../puzzles/replay.ts';
import { useGame } from '../app/gameHandle.ts';
import styles from './Status.module.css';

export function Mistakes() {
  const { t } = useTranslation();
  const limit = useGame(({ context }) => context.rules.mistakes);
  const made = useGame(({ context }) => (context.game ? countedMistakes(context.game) : 0));
  const marks = Array.from({ length: limit }, (_, index) => index < made);
  return (
    <span className={styles.mistakes} role="img" aria-label={t('play.mistakes', { count: made, limit })}>
      {marks.map((mistake, index) => {
        const Mark = mistake ? X : Circle;
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks never move
        return <Mark key={index} className={mistake ? styles.made : styles.left} strokeWidth={mistake ? 3.5 : 2} />;
      })}
    </span>
  );
}
