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
import { type Opened, type OpenFault, opened } from './opened.ts';
import { pathHere } from './place.ts';
import styles from './Room.module.css';
import { Screening } from './Screening.tsx';

type Shown = { readonly at: 'empty' } | { readonly at: 'opening' } | ({ readonly at: 'failed' } & OpenFault) | There;
interface There extends Opened {
  readonly at: 'there';
  /** Came with the address, which is that of its level. */
  readonly linked: boolean;
}

export function Room() {
  const { t } = useTranslation();
  const title = `${t('replay.title')} – ${t('brand.name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { shown, openFile } = useRecording();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) openFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file has the button
    <div className={styles.room} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {shown.at === 'there' ? (
        <Screening opened={shown} linked={shown.linked} picker={<Picker again onFile={openFile} />} />
      ) : (
        <Foyer shown={shown} picker={<Picker onFile={openFile} />} />
      )}
    </div>
  );
}

function useRecording() {
  const [shown, show] = useState<Shown>({ at: 'empty' });
  /** The newest wish: an older one that is still being read is dropped. */
  const wish = useRef(0);
  const open = useCallback(async (reading: Promise<Read | undefined>, linked: boolean): Promise<void> => {
    wish.current += 1;
    const own = wish.current;
    show({ at: 'opening' });
    const next = await readingOf(reading, linked);
    if (own !== wish.current) return;
    show((before) => {
      if (before.at === 'there') before.film.close();
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
  return { shown, openFile };
}

async function readingOf(reading: Promise<Read | undefined>, linked: boolean): Promise<Shown> {
  try {
    const read = await reading;
    if (!read) return { at: 'empty' };
    const found = await opened(read);
    return 'fault' in found ? { at: 'failed', ...found } : { at: 'there', linked, ...found };
  } catch (error) {
    console.error('[replay]', error);
    return { at: 'failed', fault: 'unreadable' };
  }
}

interface FoyerProps {
  readonly shown: Exclude<Shown, There>;
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
      {shown.at === 'opening' ? (
        <Spinner label={t('replay.opening')} />
      ) : (
        <>
          {shown.at === 'failed' && (
            <p role="alert" className={styles.fault}>
              {t(`replay.faults.${shown.fault}`, 'event' in shown ? { event: shown.event } : {})}
            </p>
          )}
          <p>{t('replay.empty.text')}</p>
          {picker}
          <p className={styles.note}>{t('replay.drop')}</p>
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
