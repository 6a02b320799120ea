// The times of a category as a curve, from the first solve to the latest, with the median as a line and the best as a point. A lower
// point is a faster solve, which it says.

import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortTime } from '../app/timeText.ts';
import { soft } from '../text/soft.ts';
import styles from './Curve.module.css';
import { type CategoryFigures, gainOf, median } from './figures.ts';

/** Fewer say nothing. */
export const ENOUGH = 3;

/** How many of the latest are shown. */
const SHOWN = 60;

const [WIDTH, HEIGHT, EDGE] = [300, 84, 6];

export function Curve({ category }: { readonly category: CategoryFigures }) {
  const { t } = useTranslation();
  const times = category.times.slice(-SHOWN);
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  const middle = median(times);
  const x = (index: number): number => EDGE + (index / (times.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (ms: number): number =>
    slowest === fastest ? HEIGHT / 2 : EDGE + ((slowest - ms) / (slowest - fastest)) * (HEIGHT - 2 * EDGE);
  const gain = Math.round(gainOf(category.times) * 100);
  const words = { best: shortTime(fastest), median: shortTime(middle) };
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.name}>{soft(category.name)}</figcaption>
      <div className={styles.plot}>
        <p className={styles.scale} aria-hidden="true">
          <span>{shortTime(slowest)}</span>
          <span className={styles.better}>
            {t('statistics.faster')} <ArrowDown />
          </span>
          {slowest !== fastest && <span>{shortTime(fastest)}</span>}
        </p>
        <svg
          className={styles.curve}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('statistics.curve', { count: times.length, ...words })}
        >
          <path className={styles.median} d={`M0 ${y(middle)}H${WIDTH}`} />
          <polyline className={styles.line} points={times.map((ms, index) => `${x(index)},${y(ms)}`).join(' ')} />
          <circle className={styles.best} cx={x(times.indexOf(fastest))} cy={y(fastest)} r={5} />
        </svg>
      </div>
      <p className={styles.words}>{t('statistics.curveWords', words)}</p>
      {gain > 0 && <p className={styles.gain}>{t('statistics.gain', { percent: gain })}</p>}
    </figure>
  );
}
