// A machine's chart as nested boxes, drawn from the machine itself: the states that it is in are lit.

import { useTranslation } from 'react-i18next';
import type { StateOutline } from '../../machines/replay/outline.ts';
import styles from './Chart.module.css';

export interface ChartProps {
  readonly chart: StateOutline;
  /** The paths of the states that it is in. */
  readonly active: readonly string[];
  /** Those before the last event. */
  readonly left: readonly string[];
}

export function Chart({ chart, ...now }: ChartProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.chart} data-type={chart.type} aria-label={t('replay.chart')}>
      {chart.states.map((state) => (
        <State key={state.path} state={state} {...now} />
      ))}
    </ul>
  );
}

interface StateProps extends Omit<ChartProps, 'chart'> {
  readonly state: StateOutline;
}

function State({ state, ...now }: StateProps) {
  const { t } = useTranslation();
  const { path, key, type, states } = state;
  const active = now.active.includes(path);
  const left = !active && now.left.includes(path);
  return (
    <li
      className={styles.state}
      aria-current={active || undefined}
      data-left={left || undefined}
      data-compound={states.length > 0 || undefined}
      data-final={type === 'final' || undefined}
    >
      <span className={styles.name}>
        {key}
        {active && <span className="visually-hidden"> ({t('replay.active')})</span>}
      </span>
      {states.length > 0 && (
        <ul className={styles.inside} data-type={type}>
          {states.map((below) => (
            <State key={below.path} state={below} {...now} />
          ))}
        </ul>
      )}
    </li>
  );
}
