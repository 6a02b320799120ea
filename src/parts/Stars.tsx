// How hard a level is, in stars and a word, as beginners read it.

import { useTranslation } from 'react-i18next';
import { classes } from '../ui/classes.ts';
import styles from './Stars.module.css';
import { MOST_STARS, starsOf } from './starsOf.ts';

/** `difficulty`: the level's own; one that is not known is shown as it is, without stars. */
export function Stars({ difficulty }: { readonly difficulty: string }) {
  const { t } = useTranslation();
  const word = t(`modal.difficulty.${difficulty}`, { defaultValue: difficulty });
  const stars = starsOf(difficulty);
  if (stars === undefined) return <span>{word}</span>;
  return (
    <span className={styles.difficulty}>
      <StarSigns stars={stars} />
      <span data-word aria-hidden="true">
        {word}
      </span>
      {/* in one piece: before another one a reader says a blank, and then the comma by its name */}
      <span className="visually-hidden">
        {word}, {t('modal.difficulty.stars', { count: stars, most: MOST_STARS })}
      </span>
    </span>
  );
}

/** Of those there are, the first ones filled; for the eye only. */
export const StarSigns = ({
  stars,
  className,
}: {
  readonly stars: number;
  readonly className?: string | undefined;
}) => (
  <span data-stars aria-hidden="true" className={classes(styles.stars, className)}>
    <span>{'★'.repeat(stars)}</span>
    {'☆'.repeat(MOST_STARS - stars)}
  </span>
);
