// Shown in place of a part that did not load, with a retry. If the server has a newer version of the app, this page's parts are
// gone for good, so the page itself must be reloaded.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { isOutdated } from '../newVersion.ts';
import styles from './Failure.module.css';
import type { Retrying } from './useLate.ts';

/** `children`: further buttons. */
export function Failure({ failures, busy, retry, children }: Retrying & { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const outdated = useOutdated(failures);
  const reload = () => window.location.reload();
  return (
    <div className={styles.failure}>
      {/* remounted with each failure, so that it is announced again */}
      <p key={failures} role="alert">
        {t(outdated ? 'screen.outdated' : 'screen.failed')}
      </p>
      <div className={styles.ways}>
        {children}
        {failures > 1 && !outdated && (
          <Button variant="quiet" onClick={reload}>
            {t('screen.reload')}
          </Button>
        )}
        <Button variant="primary" busy={busy} onClick={outdated ? reload : retry}>
          {t(outdated ? 'screen.reload' : 'ui.retry')}
        </Button>
      </div>
    </div>
  );
}

function useOutdated(failures: number): boolean {
  const [outdated, setOutdated] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure may be the first after a new version
  useEffect(() => {
    isOutdated().then(setOutdated, () => undefined);
  }, [failures]);
  return outdated;
}
