// The lobby's head: brand, free hints, help, settings.

import { CircleHelp, Lightbulb, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useFreeHints } from '../app/useFreeHints.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Brand } from './Brand.tsx';
import styles from './TopBar.module.css';

export function TopBar() {
  const { t } = useTranslation();
  const app = useApp();
  const hints = useFreeHints();
  return (
    <header className={styles.bar}>
      <Brand />
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.hints}
          aria-label={t('lobby.hints', { count: hints })}
          title={t('lobby.hints', { count: hints })}
          onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop' })}
        >
          <Lightbulb aria-hidden="true" />
          <span>{hints}</span>
        </button>
        <IconButton label={t('lobby.help')} onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'help' })}>
          <CircleHelp aria-hidden="true" />
        </IconButton>
        <IconButton label={t('lobby.settings')} onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'settings' })}>
          <Settings aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
}
