// What moves a recording on: play, step, a slider over its entries, the speed.

import { Pause, Play, RotateCcw, StepBack, StepForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Recording } from '../../machines/replay/recording.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Controls.module.css';
import { clockText, SPEEDS, type Speed, timeAt } from './pace.ts';
import type { Playback } from './usePlayback.ts';

export interface ControlsProps {
  readonly playback: Playback;
  readonly recording: Recording;
  readonly parted: readonly number[] | undefined;
}

export function Controls({ playback, recording, parted = [] }: ControlsProps) {
  const { t } = useTranslation();
  const { position, running, pace, go, toggle, setPace } = playback;
  const { entries, from } = recording;
  const last = entries.length;
  const time = clockText(timeAt(entries, from, position));
  const PlayIcon = running ? Pause : position === last ? RotateCcw : Play;
  return (
    <section className={styles.controls} aria-label={t('replay.controls')}>
      <div className={styles.slide}>
        <time>{time}</time>
        <div className={styles.way}>
          <Marks parted={parted} last={last} />
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={last}
            value={position}
            aria-label={t('replay.place')}
            aria-valuetext={t('replay.placeText', { event: position, count: last, time })}
            onChange={({ target }) => go(Number(target.value))}
          />
        </div>
        <span>
          {position} / {last}
        </span>
      </div>
      <div className={styles.row}>
        <select
          className={styles.speed}
          aria-label={t('replay.speed')}
          value={pace.speed}
          onChange={({ target }) => setPace({ ...pace, speed: Number(target.value) as Speed })}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed} aria-label={t('replay.times', { speed })}>
              {speed}×
            </option>
          ))}
        </select>
        <div className={styles.buttons}>
          <IconButton label={t('replay.back')} disabled={position === 0} onClick={() => go(position - 1)}>
            <StepBack aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t(running ? 'replay.pause' : position === last ? 'replay.again' : 'replay.run')}
            className={styles.play}
            onClick={toggle}
          >
            <PlayIcon aria-hidden="true" />
          </IconButton>
          <IconButton label={t('replay.forth')} disabled={position === last} onClick={() => go(position + 1)}>
            <StepForward aria-hidden="true" />
          </IconButton>
        </div>
        <label className={styles.cut}>
          <input
            type="checkbox"
            checked={pace.cut}
            onChange={({ target }) => setPace({ ...pace, cut: target.checked })}
          />
          {t('replay.cut')}
        </label>
      </div>
    </section>
  );
}

/** More lie too close together to be told apart. */
const MOST = 200;

/** Where the replay is not what was recorded. */
function Marks({ parted, last }: { readonly parted: readonly number[]; readonly last: number }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {parted.slice(0, MOST).map((entry) => (
        <span key={entry} className={styles.mark} style={{ insetInlineStart: `${(100 * (entry + 1)) / last}%` }} />
      ))}
    </div>
  );
}
