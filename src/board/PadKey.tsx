// One key of the pad: what it enters, and how many of it are left to place.

import { Delete, Lock } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { PadKey as PadKeyData } from '../../puzzles/kind.ts';
import { classes } from '../ui/classes.ts';
import styles from './Pad.module.css';
import { usePress } from './usePress.ts';

type Send = (gesture: Gesture) => void;

export const PadKey = memo(function PadKey({
  symbol,
  shows,
  left,
  locked,
  send,
}: PadKeyData & { readonly send: Send }) {
  const { t } = useTranslation();
  const press = usePress(() => send({ type: 'symbol', symbol, alt: false }));
  const name = shows === 'colour' ? t('play.pad.colour', { number: symbol }) : symbol;
  const label = left === undefined ? name : t('play.pad.left', { symbol: name, count: left });
  return (
    <button
      type="button"
      ref={press}
      className={classes(styles.key, shows === 'colour' && styles.swatch)}
      style={shows === 'colour' ? toneOf(symbol) : undefined}
      data-left={left}
      data-done={left === 0 || undefined}
      aria-label={label}
      aria-pressed={locked === undefined ? undefined : locked}
    >
      <span className={styles.symbol} aria-hidden="true">
        {symbol}
      </span>
      {locked && <Lock className={styles.lock} aria-hidden="true" />}
    </button>
  );
});

/** The theme exposes the board's tones as numbered custom properties. */
const toneOf = (symbol: string) => ({ '--tone': `var(--tone-${symbol})` }) as CSSProperties;

export const EraseKey = memo(function EraseKey({ send }: { readonly send: Send }) {
  const { t } = useTranslation();
  const press = usePress(() => send({ type: 'erase', back: true }));
  return (
    <button type="button" ref={press} className={styles.key} aria-label={t('play.pad.erase')}>
      <Delete className={styles.icon} aria-hidden="true" />
    </button>
  );
});
