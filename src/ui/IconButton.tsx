// A button that shows an icon; its label is read aloud and shown as a tooltip.

import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';
import { tooltip } from './tooltip.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string;
  /** The icon. */
  readonly children?: ReactNode;
  /** For a toggle button; undefined otherwise. */
  readonly pressed?: boolean;
  /** A short caption under the icon. Not part of the accessible name. */
  readonly caption?: string;
  /** A count at the corner. Include it in the label too. */
  readonly badge?: string | number;
}

export function IconButton({ label, children, pressed, caption, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...(caption === undefined && tooltip(label))}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classes(styles.button, caption !== undefined && styles.captioned, className)}
    >
      {children}
      {/* by CSS: a soft hyphen in it must not make it another word than the label's */}
      {caption !== undefined && <span className={styles.caption} aria-hidden="true" data-text={caption} />}
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
