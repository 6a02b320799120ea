// How hard a category is, below its name, where one is chosen: the same stars as on the tiles and at the start. None for the daily
// ones, which depend on the weekday.

import { difficultyOf } from './difficultyOf.ts';
import styles from './Stars.module.css';
import { StarSigns } from './Stars.tsx';
import { starsOf } from './starsOf.ts';

interface CategoryStarsProps {
  readonly game: string | undefined;
  readonly category: string;
}

export function CategoryStars({ game, category }: CategoryStarsProps) {
  const stars = starsOf(difficultyOf(game ?? '', category) ?? '');
  return stars === undefined ? null : <StarSigns stars={stars} className={styles.below} />;
}
