// The record of this session as a file, for those who look for a fault.

import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, useChangeSetting, usePorts, useSettings } from '../app/context.ts';
import { useSite } from '../app/useSite.ts';
import { late } from '../late/late.ts';
import { notifyError, notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { saveFile } from '../ui/saveFile.ts';
import styles from './TakeAlong.module.css';

const session = late(() => import('../replay/session.ts'));

export default function SaveSession() {
  const { t } = useTranslation();
  const { save, busy } = useSave();
  const site = useSite();
  const { sendSession } = useSettings();
  const change = useChangeSetting();
  return (
    <section>
      <h2 className={styles.heading}>{t('session.title')}</h2>
      <div className={styles.box}>
        <p className={styles.text}>{t('session.text')}</p>
        <div className={styles.buttons}>
          <Button busy={busy} icon={<Clapperboard aria-hidden="true" />} onClick={() => void save()}>
            {t('session.save')}
          </Button>
        </div>
        {site?.errorsTo !== undefined && (
          <Switch
            label={t('session.send')}
            hint={t('session.sendHint')}
            checked={sendSession}
            onChange={(value) => change('sendSession', value)}
          />
        )}
      </div>
    </section>
  );
}

function useSave() {
  const { t } = useTranslation();
  const app = useApp();
  const { reporter } = usePorts();
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { packed, sessionSoFar } = await session();
      const { bytes, ending } = await packed(await sessionSoFar(app));
      saveFile(`${t('session.file')}-${new Date().toISOString().slice(0, 10)}.${ending}`, bytes, bytes.type);
      notifySuccess('session.saved');
    } catch (error) {
      reporter.report(error, 'session');
      notifyError('takeAlong.failed');
    } finally {
      setBusy(false);
    }
  }
  return { save, busy };
}
