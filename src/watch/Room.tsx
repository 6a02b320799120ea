// The replay view: empty, opening, failed, or a recording that is watched.

import { FolderOpen } from 'lucide-react';
import { type DragEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { GameArt } from '../games/GameArt.tsx';
import { type Read, readAddress, readFile } from '../replay/link.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Act } from './Act.tsx';
import { Guard } from './Guard.tsx';
import { type Opened, type OpenFault, opened } from './opened.ts';
import { pathHere } from './place.ts';
import styles from './Room.module.css';
import { Screening } from './Screening.tsx';

interface There extends Opened {
  /** Another one each time that something is opened. */
  readonly number: number;
  /** Came with the address, which is that of its level. */
  readonly linked: boolean;
}

type RoomFault = OpenFault | { readonly fault: 'unshowable' };

interface Shown {
  /** What is watched, also while another one is opened, or has been refused. */
  readonly there?: There | undefined;
  readonly opening?: boolean;
  readonly fault?: RoomFault;
}

export function Room() {
  const { t } = useTranslation();
  const title = `${t('replay.title')} – ${t('brand.name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { shown, openFile, onFailed } = useRecording();
  const { there } = shown;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) openFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file has the button
    <div className={styles.room} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {there ? (
        <Guard key={there.number} onFailed={onFailed}>
          <News shown={shown} />
          <Screening opened={there} linked={there.linked} picker={<Picker again onFile={openFile} />} />
        </Guard>
      ) : (
        <Foyer shown={shown} picker={<Picker onFile={openFile} />} />
      )}
    </div>
  );
}

function useRecording() {
  const [shown, show] = useState<Shown>({});
  /** The newest wish: an older one that is still being read is dropped. */
  const wish = useRef(0);
  const open = useCallback(async (reading: Promise<Read | undefined>, linked: boolean): Promise<void> => {
    wish.current += 1;
    const own = wish.current;
    show(({ there }) => ({ there, opening: true }));
    const next = await readingOf(reading, { linked, number: own });
    if (own !== wish.current) return;
    show(({ there }) => {
      if (next.fault) return { there, ...next };
      there?.film.close();
      return next;
    });
  }, []);
  useEffect(() => {
    const follow = (): void => void open(readAddress(window.location.hash), true);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);
  const openFile = useCallback((file: File) => void open(readFile(file), false), [open]);
  const onFailed = useCallback(
    () =>
      show(({ there }) => {
        there?.film.close();
        return { fault: { fault: 'unshowable' } };
      }),
    [],
  );
  return { shown, openFile, onFailed };
}

async function readingOf(reading: Promise<Read | undefined>, about: Pick<There, 'linked' | 'number'>): Promise<Shown> {
  try {
    const read = await reading;
    if (!read) return {};
    const found = await opened(read);
    return 'fault' in found ? { fault: found } : { there: { ...about, ...found } };
  } catch (error) {
    console.error('[replay]', error);
    return { fault: { fault: 'unreadable' } };
  }
}

/** What has become of the last wish; nothing if it is what is watched. */
function News({ shown: { opening, fault } }: { readonly shown: Shown }) {
  const { t } = useTranslation();
  if (opening) return <Spinner label={t('replay.opening')} />;
  return fault ? <Fault fault={fault} /> : null;
}

function Fault({ fault }: { readonly fault: RoomFault }) {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  // what was pressed may be gone, or far from it; a second one may be refused in the same words
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fault is another object
  useEffect(() => words.current?.focus(), [fault]);
  return (
    <p ref={words} role="alert" tabIndex={-1} className={styles.fault}>
      {t(`replay.faults.${fault.fault}`, 'event' in fault ? { event: fault.event } : {})}
    </p>
  );
}

interface FoyerProps {
  readonly shown: Shown;
  readonly picker: ReactNode;
}

function Foyer({ shown, picker }: FoyerProps) {
  const { t } = useTranslation();
  return (
    <main className={styles.foyer}>
      <div className={styles.arts}>
        {GAME_TYPES.map((game) => (
          <GameArt key={game} game={game} className={styles.art} />
        ))}
      </div>
      <h1 className={styles.heading}>{t('replay.empty.title')}</h1>
      <News shown={shown} />
      {!shown.opening && (
        <>
          <p>{t('replay.empty.text')}</p>
          {picker}
          <p className={styles.drop}>{t('replay.drop')}</p>
          <p className={styles.note}>{t('replay.empty.where')}</p>
        </>
      )}
      <a className={styles.home} href={pathHere()}>
        {t('replay.home')}
      </a>
    </main>
  );
}

interface PickerProps {
  /** Something is open already. */
  readonly again?: boolean;
  readonly onFile: (file: File) => void;
}

function Picker({ again = false, onFile }: PickerProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = (): void => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.gz,application/json,application/gzip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // the same file may be chosen again
          if (file) onFile(file);
        }}
      />
      {again ? (
        <Act label={t('replay.another')} Icon={FolderOpen} onClick={choose} />
      ) : (
        <Button variant="primary" size="large" icon={<FolderOpen aria-hidden="true" />} onClick={choose}>
          {t('replay.open')}
        </Button>
      )}
    </>
  );
}
