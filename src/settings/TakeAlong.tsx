// What this device holds: progress without an account, exported to a file and imported; and the levels stored for playing offline.

import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { puzzleName } from '../../puzzles/levelId.ts';
import { useApp, usePorts } from '../app/context.ts';
import { late } from '../late/late.ts';
import { notifyError, notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { Offline } from './Offline.tsx';
import styles from './TakeAlong.module.css';

export default function TakeAlong() {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const { write, read, busy } = useGamesFile();
  return (
    <>
      <section>
        <h2 className={styles.heading}>{t('takeAlong.title')}</h2>
        <div className={styles.box}>
          <p className={styles.text}>{t('takeAlong.text')}</p>
          <div className={styles.buttons}>
            <Button busy={busy} icon={<Download aria-hidden="true" />} onClick={write}>
              {t('takeAlong.write')}
            </Button>
            <Button busy={busy} icon={<Upload aria-hidden="true" />} onClick={() => chooser.current?.click()}>
              {t('takeAlong.read')}
            </Button>
          </div>
          <input
            ref={chooser}
            type="file"
            accept="application/json,.json"
            aria-label={t('takeAlong.choose')}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = ''; // so that the same file can be chosen again
              if (file) void read(file);
            }}
          />
        </div>
      </section>
      <Offline />
    </>
  );
}

const gamesFile = late(() => import('../adapters/sync/takeAlong.ts'));

function useGamesFile() {
  const { t } = useTranslation();
  const app = useApp();
  const { sync, reporter } = usePorts();
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      reporter.report(error, 'takeAlong');
      notifyError('takeAlong.failed');
    } finally {
      setBusy(false);
    }
  };
  const write = () =>
    during(async () => {
      const { writeGames } = await gamesFile();
      const now = new Date().toISOString();
      saveFile(
        `${t('takeAlong.file')}-${now.slice(0, 10)}.json`,
        await writeGames(sync.store, now),
        'application/json',
      );
      notifySuccess('takeAlong.written');
    });
  const read = (file: File) =>
    during(async () => {
      const { readGames } = await gamesFile();
      const { gameRef, levelsRef } = app.getSnapshot().context;
      const level = gameRef?.getSnapshot().context.level;
      const result = await readGames(sync.store, await file.text(), () => level && puzzleName(level));
      if ('fault' in result) return notifyError(`takeAlong.fault.${result.fault}`);
      levelsRef.send({ type: 'RECORDS' });
      if (result.unreadable > 0) return notifyError(t('takeAlong.partly', { count: result.unreadable }));
      notifySuccess(t('takeAlong.done', { count: result.games }));
    });
  return { write: () => void write(), read, busy };
}
