// How hard a category is, below its name, where one is chosen: the same stars as on the tiles and at the start. The daily ones depend
// on the weekday, so theirs are today's.

import { useTranslation } from 'react-i18next';
import { isGameType } from '../../puzzles/catalogue.ts';
import { DAILY_DIFFICULTY } from '../../puzzles/weekdays.ts';
import { useAppState } from '../app/useAppState.ts';
import { difficultyOf } from './difficultyOf.ts';
import styles from './Stars.module.css';
import { StarSigns } from './Stars.tsx';
import { starsOf } from './starsOf.ts';

interface CategoryStarsProps {
  readonly game: string | undefined;
  readonly category: string;
  readonly daily: boolean;
}

export function CategoryStars({ game = '', category, daily }: CategoryStarsProps) {
  const { t } = useTranslation();
  const weekday = useAppState(({ day }) => day.weekday);
  const today = daily && isGameType(game) ? DAILY_DIFFICULTY[game][weekday] : undefined;
  const stars = starsOf(today ?? difficultyOf(game, category) ?? '');
  if (stars === undefined) return null;
  if (!daily) return <StarSigns stars={stars} className={styles.below} />;
  return (
    <span className={styles.below} aria-hidden="true">
      {t('picker.today')} <StarSigns stars={stars} />
    </span>
  );
}
