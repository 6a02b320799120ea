// Choosing an avatar. Some cost jokers, once; the price is shown before.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { useProfile, useSignedIn } from '../app/useAppState.ts';
import { useJokers } from '../app/wallet.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { useOnline } from '../ui/browser.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './Avatar.module.css';
import { AvatarChoices } from './AvatarChoices.tsx';
import { useAvatars } from './useAvatars.ts';

export default function Avatar({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const person = useSignedIn();
  if (person) return <Choose onClose={onClose} />;
  const signIn = () => app.send({ type: 'OPEN_MODAL', kind: 'login', about: 'avatar' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.avatar.title')}
      description={t('account.signInFirst')}
      actions={
        <Button variant="primary" onClick={signIn}>
          {t('account.login.action')}
        </Button>
      }
    />
  );
}

function Choose({ onClose }: Pick<ModalProps, 'onClose'>) {
  const { t } = useTranslation();
  const online = useOnline();
  const jokers = useJokers();
  const profile = useProfile();
  const { avatars, state, failure, take, retry } = useAvatars();
  const [chosen, setChosen] = useState(profile?.avatar);
  const price = avatars.find(({ name }) => name === chosen)?.price ?? 0;
  const tooDear = price > (jokers ?? 0);
  const done = () => {
    notifySuccess('account.avatar.done');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.avatar.title')}
      description={t('account.avatar.text')}
      actions={
        <Button
          variant="primary"
          wide
          busy={state === 'busy'}
          disabled={!online || !chosen || chosen === profile?.avatar || tooDear || state === 'loading'}
          onClick={() => chosen && void take(chosen, price).then((taken) => taken && done())}
        >
          {price > 0 ? t('account.avatar.buy', { count: price }) : t('account.avatar.take')}
        </Button>
      }
    >
      {!online && <p className={styles.note}>{t('account.offline')}</p>}
      {state === 'loading' ? (
        <Spinner label={t('ui.loading')} />
      ) : (
        <AvatarChoices avatars={avatars} chosen={chosen} onChoose={setChosen} />
      )}
      {tooDear && <TooFewJokers jokers={jokers} />}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {state === 'failed' && <Button onClick={retry}>{t('ui.retry')}</Button>}
    </Dialog>
  );
}

/** Shown if the player has too few jokers: how many they have, and where to get more. */
function TooFewJokers({ jokers }: { readonly jokers: number | undefined }) {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <p className={styles.note}>
      {t('account.avatar.short', { count: jokers ?? 0 })}{' '}
      <Button onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop' })}>{t('account.avatar.shop')}</Button>
    </p>
  );
}
