// The on-screen letters: rows of keys that touch each other, so that no touch falls between two of them; each is drawn smaller than
// it is.

import { Delete, KeyboardOff } from 'lucide-react';
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Pad } from '../../puzzles/kind.ts';
import { bindKeyBubble } from './keyBubble.ts';
import styles from './LetterKeys.module.css';
import { type LetterRow, letterPlan } from './letterRows.ts';
import { usePress } from './usePress.ts';

export interface LetterKeysProps extends Pick<Pad, 'rows'> {
  readonly order: 'keyboard' | 'alphabet';
  readonly send: (gesture: Gesture) => void;
  /** Omitted where the keys cannot be hidden. */
  readonly onHide?: () => void;
}

/** Seven keys of the alphabet are as wide as a phone, and fill four rows with the eraser and the key that hides them. */
const NARROW = 7;
const WIDE = 10;
/** CSS pixels from which ten keys are comfortable for a hand that trembles. */
const ROOM = 440;

export const LetterKeys = memo(function LetterKeys({ rows, order, send, onHide }: LetterKeysProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const wide = useWide(group);
  const columnsOfAlphabet = wide ? WIDE : NARROW;
  const plan = useMemo(
    () => letterPlan(rows, order === 'alphabet' ? columnsOfAlphabet : undefined),
    [rows, order, columnsOfAlphabet],
  );
  useEffect(() => (group.current ? bindKeyBubble(group.current, styles.bubble ?? '') : undefined), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flexible box everywhere
    <div
      ref={group}
      role="group"
      aria-label={t('play.pad.keys')}
      className={styles.keys}
      style={{ '--columns': plan.columns, '--count': plan.rows.length } as CSSProperties}
    >
      {plan.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
        <Row key={index} {...row} last={index === plan.rows.length - 1} send={send} {...(onHide && { onHide })} />
      ))}
    </div>
  );
});

interface RowProps extends LetterRow, Pick<LetterKeysProps, 'send' | 'onHide'> {
  readonly last: boolean;
}

/** The keys at a row's ends reach to the edge, as do the eraser and the key that hides the others in the last row. */
function Row({ keys, slack, last, send, onHide }: RowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row} data-whole={slack === 0 || undefined} style={{ '--slack': slack } as CSSProperties}>
      {last && onHide && (
        // acts when the finger leaves it: under a finger that is still down the list that comes would get the rest of its touch
        <button
          type="button"
          className={styles.key}
          data-edge
          aria-label={t('play.pad.hide')}
          onMouseDown={leaveFocus}
          onClick={onHide}
        >
          <span>
            <KeyboardOff aria-hidden="true" />
          </span>
        </button>
      )}
      {keys.map(({ symbol }) => (
        <Key key={symbol} name={symbol} symbol={symbol} onPress={() => send({ type: 'symbol', symbol, alt: false })}>
          {symbol}
        </Key>
      ))}
      {last && (
        <Key name={t('play.pad.erase')} onPress={() => send({ type: 'erase', back: true })} edge>
          <Delete aria-hidden="true" />
        </Key>
      )}
    </div>
  );
}

/** The board keeps it. */
const leaveFocus = (event: MouseEvent<HTMLElement>): void => event.preventDefault();

interface KeyProps {
  readonly name: string;
  readonly symbol?: string;
  readonly edge?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ name, symbol, edge, onPress, children }: KeyProps) {
  const press = usePress(onPress);
  return (
    <button type="button" ref={press} className={styles.key} data-symbol={symbol} data-edge={edge} aria-label={name}>
      <span>{children}</span>
    </button>
  );
}

function useWide(group: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    if (!group.current) return;
    const watch = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= ROOM));
    watch.observe(group.current);
    return () => watch.disconnect();
  }, [group]);
  return wide;
}
