// A choice of one, with all options visible: a group of radio buttons drawn as a row.

import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Its label's language, if it is not the page's. */
  readonly lang?: string;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hideLabel = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.row} data-many={options.length > 3 ? (options[0]?.icon ? 'icons' : 'words') : undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>
              {option.icon}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
