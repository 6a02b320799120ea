// The header over the board: title, progress, time, and navigation.

import { ChevronDown, CircleHelp, House, Pause, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { headingOf } from '../../api/heading.ts';
import { phaseOf } from '../../machines/game/selectors.ts';
import { useApp, useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { type LevelFacts, useForeign } from '../app/levelFacts.ts';
import { percentText } from '../app/percentText.ts';
import { soft } from '../text/soft.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ResultButton } from './boardParts.tsx';
import styles from './Header.module.css';
import { Mistakes } from './Mistakes.tsx';
import status from './Status.module.css';
import { Timer } from './Timer.tsx';

export interface HeaderProps {
  readonly facts: LevelFacts;
  readonly onLevels: () => void;
}

/** Lobby, title (which opens the other levels), sound, help. */
export function TitleBar({ facts, onLevels }: HeaderProps) {
  const { t } = useTranslation();
  const app = useApp();
  const where = facts.below ?? facts.where;
  return (
    <div className={styles.bar}>
      <IconButton
        label={t('play.lobby')}
        data-caption={t('play.lobbyShort')}
        onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}
      >
        <House aria-hidden="true" />
      </IconButton>
      <div className={styles.names}>
        <Title title={facts.title} game={facts.game} />
        <button
          type="button"
          className={styles.where}
          onClick={onLevels}
          aria-label={t('play.levels.open', { where: facts.themed ? `${facts.game} · ${where}` : where })}
        >
          <span>
            {facts.themed && <span className={styles.game}>{`${facts.game} · `}</span>}
            {where}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <SoundButton />
      <IconButton
        label={t('play.help')}
        data-caption={t('play.help')}
        onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'help' })}
      >
        <CircleHelp aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Title({ title, game }: Pick<LevelFacts, 'title' | 'game'>) {
  const { words, number, short, long } = headingOf(title, game);
  const lang = useForeign();
  return (
    <h1
      className={styles.title}
      dir="auto"
      lang={lang}
      aria-label={`${words}${number}` === title && short === '' ? undefined : title}
      data-long={long || undefined}
    >
      <span data-whole={short !== '' || undefined}>{soft(words)}</span>
      {short && <span className={styles.short} data-text={soft(short)} />}
      {number}
    </h1>
  );
}

/** Sound on or off. */
function SoundButton() {
  const { t } = useTranslation();
  const { sound } = useSettings();
  const change = useChangeSetting();
  return (
    <IconButton
      label={t(sound ? 'play.soundOff' : 'play.soundOn')}
      data-caption={t('play.soundShort')}
      onClick={() => change('sound', !sound)}
    >
      {sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </IconButton>
  );
}

export interface StatusBarProps {
  readonly percent: string;
  readonly setPause: (paused: boolean) => void;
}

/** Mistakes, progress, time, pause. A relaxed game shows neither mistakes nor time. */
export function StatusBar({ percent, setPause }: StatusBarProps) {
  const { t } = useTranslation();
  const relaxed = useGame(({ context }) => context.relaxed);
  const phase = useGame(phaseOf);
  return (
    <div className={status.status}>
      {relaxed ? <span className={status.relaxed}>{t('play.relaxed')}</span> : <Mistakes />}
      <Percent percent={percent} />
      {!relaxed && <Timer />}
      {phase === 'won' ? (
        <ResultButton />
      ) : (
        // the way back is on the cover alone
        <IconButton label={t('play.pause')} disabled={phase !== 'running'} onClick={() => setPause(true)}>
          <Pause aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Percent({ percent }: { readonly percent: string }) {
  const { t } = useTranslation();
  return (
    <span
      className={status.percent}
      role="progressbar"
      aria-label={t('play.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number.parseInt(percent, 10)}
      aria-valuetext={percent}
    >
      <span className={status.track}>
        <span className={status.fill} style={{ width: percent }} />
      </span>
      <span className={status.number}>{percentText(t, percent)}</span>
    </span>
  );
}
