// A progress bar.

import styles from './Progress.module.css';

export interface ProgressProps {
  /** 0..100, a whole number: the same one that the label says. */
  readonly percent: number;
  readonly label: string;
}

export function Progress({ percent, label }: ProgressProps) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}
