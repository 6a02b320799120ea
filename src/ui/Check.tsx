// One box to tick in a form. For a choice that takes effect at once see Switch.

import { type ComponentProps, useId } from 'react';
import styles from './Check.module.css';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
  /** What ticking it means; read aloud when it changes. */
  readonly hint: string;
}

export function Check({ label, hint, ...box }: CheckProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.option}>
        <input className={styles.input} {...box} type="checkbox" aria-describedby={id} />
        <span>{label}</span>
      </label>
      <p id={id} className={styles.hint} aria-live="polite">
        {hint}
      </p>
    </div>
  );
}
