// A recording that is watched: the board, what moves it, and beside it events and machines.

import { ArrowLeft, Download, Link } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameContext } from '../../machines/game/types.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { addressOf, isShort } from '../replay/link.ts';
import { packed } from '../replay/session.ts';
import { notifyError, notifySuccess } from '../toasts/notify.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { tooltip } from '../ui/tooltip.ts';
import { Act } from './Act.tsx';
import { contextOf, gameIn, useBoard } from './board.ts';
import { Controls } from './Controls.tsx';
import { Events } from './Events.tsx';
import { Machines } from './Machines.tsx';
import type { Opened } from './opened.ts';
import { clockText, timeAt } from './pace.ts';
import { pathHere } from './place.ts';
import styles from './Screening.module.css';
import { Stage } from './Stage.tsx';
import { usePlayback } from './usePlayback.ts';

export interface ScreeningProps {
  readonly opened: Opened;
  readonly linked: boolean;
  /** The button for another file. */
  readonly picker: ReactNode;
}

const VIEWS = ['events', 'machines'] as const;

export function Screening({ opened, linked, picker }: ScreeningProps) {
  const { t } = useTranslation();
  const { film, parted, partedAtEnd } = opened;
  const { entries } = film.recording;
  const otherEnd = parted?.length === 0 && partedAtEnd.length > 0;
  const playback = usePlayback(
    entries,
    useMemo(() => beginning(opened), [opened]),
  );
  const { position, go } = playback;
  const picture = film.at(position);
  const board = useBoard(picture);
  const [view, setView] = useState<(typeof VIEWS)[number]>('events');
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that had it is gone
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const title = titleOf(contextOf(gameIn(picture)));
  return (
    <>
      <header className={styles.head}>
        <a
          className={styles.back}
          href={pathHere()}
          aria-label={t(linked ? 'replay.play' : 'replay.home')}
          {...tooltip(t(linked ? 'replay.play' : 'replay.home'))}
        >
          <ArrowLeft aria-hidden="true" />
        </a>
        <div className={styles.names}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {t('replay.title')}
          </h1>
          <Facts opened={opened} title={title} />
        </div>
        {!linked && picker}
        <Share opened={opened} />
      </header>
      <main className={styles.main} data-view={view}>
        <div className={styles.film}>
          <Stage board={board} />
          <Controls playback={playback} recording={film.recording} parted={otherEnd ? [entries.length - 1] : parted} />
        </div>
        <div className={styles.switch}>
          <Segmented
            label={t('replay.views')}
            hideLabel
            options={VIEWS.map((value) => ({ value, label: t(`replay.${value}`) }))}
            value={view}
            onChange={setView}
          />
        </div>
        <div className={styles.events}>
          <Events recording={film.recording} parted={parted} otherEnd={otherEnd} position={position} onGo={go} />
        </div>
        <div className={styles.machines}>
          <Machines opened={opened} position={position} />
        </div>
      </main>
    </>
  );
}

/** A recording may hold anything in its place. */
const titleOf = (context: Partial<GameContext> | undefined): string =>
  typeof context?.level?.title === 'string' ? context.level.title.slice(0, 200) : '';

/** Whoever opens it sees a board: the first moment at which there is one, before anything has been entered. */
function beginning({ film }: Opened): number {
  const first = film.recording.entries.findIndex(
    (_, index) => contextOf(gameIn(film.at(index + 1)))?.game !== undefined,
  );
  return first < 0 ? 0 : first + 1;
}

function Facts({
  opened: { film, parted, partedAtEnd },
  title,
}: Pick<ScreeningProps, 'opened'> & { readonly title: string }) {
  const { t } = useTranslation();
  const { entries, from } = film.recording;
  return (
    <p className={styles.facts}>
      {title !== '' && <b>{title} · </b>}
      <time>{clockText(timeAt(entries, from, entries.length))}</time>
      {parted?.length === 0 && partedAtEnd.length === 0 && (
        <>
          {' · '}
          <span className={styles.good}>{t('replay.same')}</span>
        </>
      )}
    </p>
  );
}

/** A link where it is short enough to be sent, else a file. */
function Share({ opened }: Pick<ScreeningProps, 'opened'>) {
  const { t } = useTranslation();
  const { recording } = opened.film;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    shortAddressOf(recording).then(
      (made) => gone || setAddress(made),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [recording]);
  if (address === undefined) return null;
  const save = async (): Promise<void> => {
    const { bytes, ending } = await packed(recording);
    saveFile(`${t('replay.file')}.${ending}`, bytes, bytes.type);
  };
  return isShort(address) ? (
    <Act label={t('replay.copy')} Icon={Link} onClick={() => void copy(address)} />
  ) : (
    <Act label={t('replay.save')} Icon={Download} onClick={() => void save()} />
  );
}

/** Without its fingerprints, if it is too long with them: what can be compared then is how it ends. */
async function shortAddressOf(recording: Recording): Promise<string> {
  const { prints: _, ...rest } = recording;
  const path = window.location.origin + pathHere();
  const whole = await addressOf(recording, path);
  return isShort(whole) ? whole : addressOf(rest, path);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess('replay.copied');
  } catch {
    notifyError('replay.notCopied');
  }
}
