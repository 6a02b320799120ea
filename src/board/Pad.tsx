// The on-screen keys of a game with a few of them, drawn from the kind's data; LetterKeys.tsx has those of a game with letters. Keys act
// when touched, not when released.

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Pad as PadData } from '../../puzzles/kind.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { padOf } from './ofBoard.ts';
import styles from './Pad.module.css';
import { EraseKey, PadKey } from './PadKey.tsx';

type Send = (gesture: Gesture) => void;

export function Pad() {
  const pad = useGame(({ context }) => padOf(context));
  const { gesture } = useHandle();
  if (!pad) return <div className={styles.pad} />;
  return (
    <div className={styles.pad}>
      <PadModes modes={pad.modes} mode={pad.mode} send={gesture} />
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" aria-label={t('play.pad.keys')} className={styles.keys}>
      {keys.map((key) => (
        <PadKey key={key.symbol} {...key} send={send} />
      ))}
      <EraseKey send={send} />
    </div>
  );
});
