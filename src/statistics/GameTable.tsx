// One game's figures by category: times as a curve, levels solved, best time, average time.

import { useTranslation } from 'react-i18next';
import { shortTime } from '../app/timeText.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { soft } from '../text/soft.ts';
import { Curve, ENOUGH } from './Curve.tsx';
import type { GameFigures } from './figures.ts';
import styles from './Statistics.module.css';

const written = (ms: number | undefined): string => (ms === undefined ? '–' : shortTime(ms));

export function GameTable({ figures }: { readonly figures: GameFigures }) {
  const { t } = useTranslation();
  const { game, categories, solved, perfect } = figures;
  const curves = categories.filter(({ times }) => times.length >= ENOUGH);
  const id = `statistics-${game.type}`;
  const sum = t('statistics.solvedCount', { count: solved });
  const how = perfect === solved ? 'statistics.allPerfect' : 'statistics.withPerfect';
  return (
    <section className={styles.game} aria-labelledby={id}>
      <div className={styles.gameHead} style={tintOf(game.type)}>
        <GameArt game={game.type} className={styles.gameArt} />
        <div>
          <h2 id={id} className={styles.gameName}>
            {soft(game.name)}
          </h2>
          <p>{perfect > 0 ? t(how, { sum, count: perfect }) : sum}</p>
        </div>
      </div>
      {curves.length > 0 && (
        <div className={styles.curves}>
          {curves.map((category) => (
            <Curve key={category.type} category={category} />
          ))}
        </div>
      )}
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.category')}</th>
            <th scope="col">{t('statistics.count')}</th>
            <th scope="col">{t('statistics.best')}</th>
            <th scope="col">{t('statistics.average')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category.type}>
              <th scope="row">{soft(category.name)}</th>
              <td data-name={t('statistics.count')}>{category.solved}</td>
              <td data-name={t('statistics.best')}>{written(category.best)}</td>
              <td data-name={t('statistics.average')}>{written(category.average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
