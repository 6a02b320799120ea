// The on-screen keys, drawn from the kind's data. Keys act when they are touched, not when they are let go: nobody waits
// for his own thumb.

import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { playOf } from '../../machines/gameSelectors.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Pad as PadData, PadKey as PadKeyData } from '../../puzzles/kind.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { useGame, useHandle } from './gameHandle.ts';
import styles from './Pad.module.css';
import { EraseKey, PadKey } from './PadKey.tsx';

/** More keys than this keep their kind's rows; up to this many flow into the room there is. */
const FLOWING_KEYS = 10;

/** Four rows of letters leave no room for modes above them: these stand among the tools then. */
export const isLettered = ({ rows }: PadData): boolean => rows.flat().length > FLOWING_KEYS;

type Send = (gesture: Gesture) => void;

/** The kind's pad for what is shown now; undefined while there is no board. */
export function usePad(): PadData | undefined {
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const play = useGame(({ context }) => playOf(context));
  const view = useGame(({ context }) => context.view);
  return useMemo(
    () => (kind && givens && play !== undefined && view ? kind.pad(givens, play, view) : undefined),
    [kind, givens, play, view],
  );
}

export function Pad() {
  const pad = usePad();
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
  const keys = rows.flat();
  if (keys.length === 0) return null;
  const flowing = keys.length <= FLOWING_KEYS;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" aria-label={t('play.pad.keys')} className={styles.keys} data-flow={flowing}>
      {flowing ? (
        <Keys keys={keys} send={send} />
      ) : (
        rows.map((row, index) => (
          <KeyRow key={row[0]?.symbol} keys={row} send={send} last={index === rows.length - 1} />
        ))
      )}
      {flowing && <EraseKey send={send} />}
    </div>
  );
});

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
