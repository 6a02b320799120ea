// The account in the settings. Visitors see what one is good for, at once; a player's own card has its room before it has loaded.

import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { latePart } from '../app/late/lateComponent.tsx';
import { useSessionState } from '../app/useAppState.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Profile.module.css';

/** Loaded separately, so that the other settings work offline. */
const Profile = latePart(() => import('./Profile.tsx'), 'account');

export function AccountPart() {
  const { t } = useTranslation();
  // what is still being restored is a player's: a visitor has nothing to restore
  const player = useSessionState((snapshot) => snapshot.matches('restoring') || snapshot.context.signIn !== undefined);
  return (
    <section aria-label={t('account.title')}>
      <h2 className={styles.heading}>{t('account.title')}</h2>
      {player ? (
        <div className={styles.room}>
          <Profile />
        </div>
      ) : (
        <Visitor />
      )}
    </section>
  );
}

function Visitor() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <div className={styles.card}>
      <p>{t('account.visitor')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'login' })}>{t('account.login.action')}</Button>
        <Button
          variant="primary"
          icon={<UserRoundPlus aria-hidden="true" />}
          onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'signup' })}
        >
          {t('account.login.signup')}
        </Button>
      </div>
    </div>
  );
}
