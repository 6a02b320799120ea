// The lobby's header: brand, joker counter, help, settings, account.

import { CircleHelp, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountButton } from '../account/AccountButton.tsx';
import { useApp } from '../app/context.ts';
import { Brand } from '../parts/Brand.tsx';
import { JokerCounter } from '../shop/JokerCounter.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './TopBar.module.css';

export function TopBar() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <header className={styles.bar}>
      <Brand />
      <div className={styles.tools}>
        <JokerCounter />
        <IconButton label={t('lobby.help')} onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'help' })}>
          <CircleHelp aria-hidden="true" />
        </IconButton>
        <AccountButton />
        <IconButton label={t('lobby.settings')} onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'settings' })}>
          <Settings aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
}
