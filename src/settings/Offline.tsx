// How much is stored for playing without a network, and a way to remove it. Absent where nothing is stored.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyStored, storedSize } from '../adapters/offline/port.ts';
import type { Size } from '../adapters/offline/scope.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import styles from './TakeAlong.module.css';

export function Offline() {
  const { t, i18n } = useTranslation();
  const [size, setSize] = useState<Size>();
  useEffect(() => void storedSize().then(setSize), []);
  if (!size) return null;
  const megabytes = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(size.bytes / 2 ** 20);
  const empty = async (): Promise<void> => {
    await emptyStored();
    setSize(await storedSize());
    notifySuccess('offline.emptied');
  };
  return (
    <section>
      <h2 className={styles.heading}>{t('offline.title')}</h2>
      <div className={styles.box}>
        <p className={styles.text}>{t('offline.holds', { count: size.levels, size: `${megabytes} MB` })}</p>
        {size.levels > 0 && <Button onClick={empty}>{t('offline.empty')}</Button>}
      </div>
    </section>
  );
}
