// A spinner. Give it a label unless the element around it has one.

import styles from './Spinner.module.css';

export function Spinner({ label }: { readonly label?: string }) {
  return label === undefined ? (
    <span className={styles.ring} aria-hidden="true" />
  ) : (
    <span className={styles.labelled} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </span>
  );
}
