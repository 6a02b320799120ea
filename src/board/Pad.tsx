// The on-screen keys, drawn from the kind's data. Keys act when touched, not when released.

import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Pad as PadData, PadKey as PadKeyData } from '../../puzzles/kind.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { FLOWING_KEYS, isLettered, padOf } from './ofBoard.ts';
import styles from './Pad.module.css';
import { EraseKey, PadKey } from './PadKey.tsx';

type Send = (gesture: Gesture) => void;

export function Pad() {
  const pad = useGame(({ context }) => padOf(context));
  const { gesture } = useHandle();
  if (!pad) return <div className={styles.pad} />;
  return (
    <div className={styles.pad}>
      {!isLettered(pad) && <PadModes modes={pad.modes} mode={pad.mode} send={gesture} />}
      <PadKeys rows={pad.rows} send={gesture} />
    </div>
  );
}

export function PadModes({ modes, mode, send }: Pick<PadData, 'modes' | 'mode'> & { readonly send: Send }) {
  const { t } = useTranslation();
  if (modes.length < 2) return null;
  return (
    <Segmented
      label={t('play.pad.modes')}
      hideLabel
      options={modes.map((value) => ({ value, label: t(`pad.mode.${value}`) }))}
      value={mode}
      onChange={(chosen) => send({ type: 'mode', mode: chosen })}
    />
  );
}

export const PadKeys = memo(function PadKeys({ rows, send }: Pick<PadData, 'rows'> & { readonly send: Send }) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const rowed = useRows(group);
  const keys = rows.flat();
  if (keys.length === 0) return null;
  const flowing = keys.length <= FLOWING_KEYS;
  const lines = rowed ? rows : [keys.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div ref={group} role="group" aria-label={t('play.pad.keys')} className={styles.keys} data-flow={flowing}>
      {flowing ? (
        <Keys keys={keys} send={send} />
      ) : (
        lines.map((row, index) => (
          <KeyRow key={row[0]?.symbol} keys={row} send={send} last={index === lines.length - 1} />
        ))
      )}
      {flowing && <EraseKey send={send} />}
    </div>
  );
});

/**
 * Whether letters have room for the rows of a keyboard; they are in alphabetical order otherwise. The style sheet decides, so that
 * they are read and reached in the order in which they are seen.
 */
function useRows(group: RefObject<HTMLElement | null>): boolean {
  const [rowed, setRowed] = useState(false);
  useLayoutEffect(() => {
    const keys = group.current;
    if (!keys) return;
    const look = () => setRowed(getComputedStyle(keys).display === 'flex');
    const watch = new ResizeObserver(look);
    watch.observe(keys);
    look();
    return () => watch.disconnect();
  }, [group]);
  return rowed;
}

interface KeysProps {
  readonly keys: readonly PadKeyData[];
  readonly send: Send;
}

/** The eraser ends the last row. */
const KeyRow = ({ last, ...props }: KeysProps & { readonly last: boolean }) => (
  <div className={styles.row}>
    <Keys {...props} />
    {last && <EraseKey send={props.send} />}
  </div>
);

const Keys = ({ keys, send }: KeysProps) => keys.map((key) => <PadKey key={key.symbol} {...key} send={send} />);
