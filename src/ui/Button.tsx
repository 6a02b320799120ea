// A button with a label. For an icon alone see IconButton.

import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the main action. `plain`: outlined. `quiet`: no frame. `danger`: destructive. */
  readonly variant?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'large';
  readonly icon?: ReactNode;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Shows progress and ignores further presses, but keeps the focus. */
  readonly busy?: boolean;
}

export function Button({
  variant = 'plain',
  size = 'normal',
  icon,
  wide,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = [styles.button, styles[variant], styles[size], wide && styles.wide, className];
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={classes(...look)}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
