// Signing in. The error message is always the same, so that it does not reveal who is registered.

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { interruptedModal } from '../../machines/modal/modalMachine.ts';
import { isFramed } from '../adapters/page/frame.ts';
import { usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Account.module.css';
import { AccountDialog, useReturn, useSwitch } from './AccountDialog.tsx';
import { EmailField, PasswordField } from './fields.tsx';
import { Providers, useProvider } from './Providers.tsx';
import { LoginForm } from './schemas.ts';
import { useSending } from './useSending.ts';
import { WindowSignIn } from './WindowSignIn.tsx';

export default function Login(props: ModalProps) {
  return isFramed() ? <WindowSignIn form="login" {...props} /> : <OwnLogin {...props} />;
}

function OwnLogin({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const { auth } = usePorts();
  const done = useReturn(about);
  const goTo = useSwitch(about);
  const byProvider = useProvider();
  const sending = useSending(LoginForm, { email: '', password: '' }, async ({ email, password }) => {
    await auth.signIn(email, password);
    done();
  });
  const { form, errorOf, busy, attempt } = sending;
  useEffect(() => void auth.prepare().catch(() => undefined), [auth]);
  return (
    <AccountDialog
      title={t('account.login.title')}
      description={interruptedModal(about) && t('account.login.wanted')}
      action={t('account.login.action')}
      sending={sending}
      onClose={onClose}
      before={<Providers busy={busy} onChoose={(provider) => void attempt(() => byProvider(provider).then(done))} />}
      fields={
        <>
          <EmailField error={errorOf('email')} {...form.register('email')} />
          <PasswordField
            label={t('account.password')}
            autoComplete="current-password"
            error={errorOf('password')}
            {...form.register('password')}
          />
        </>
      }
      after={
        <>
          <p className={styles.other}>
            <Button variant="quiet" className={styles.link ?? ''} onClick={() => goTo('forgotPassword')}>
              {t('account.login.forgot')}
            </Button>
          </p>
          <p className={styles.other}>
            {t('account.login.new')}{' '}
            <Button variant="quiet" className={styles.link ?? ''} onClick={() => goTo('signup')}>
              {t('account.login.signup')}
            </Button>
          </p>
        </>
      }
    />
  );
}
