// A switch that takes effect at once. The whole row is the touch target.

import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  /** Where it stands among rows that have one. */
  readonly icon?: ReactNode;
  /** What it does, in one sentence. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, icon, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      {icon}
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
