// A new account. Games played as a visitor are kept, and the dialog says so.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFramed } from '../adapters/page/frame.ts';
import { usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { useConfig } from '../app/useAppState.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Account.module.css';
import { AccountDialog, useReturn, useSwitch } from './AccountDialog.tsx';
import { EmailField, NewPasswordField, RepeatField } from './fields.tsx';
import { Legal } from './Legal.tsx';
import { Providers, useProvider } from './Providers.tsx';
import { signupForm } from './schemas.ts';
import { usePolicy } from './usePolicy.ts';
import { useSending } from './useSending.ts';
import { WindowSignIn } from './WindowSignIn.tsx';

const EMPTY = { email: '', password: '', repeated: '' };

export default function Signup(props: ModalProps) {
  return isFramed() ? <WindowSignIn form="signup" {...props} /> : <OwnSignup {...props} />;
}

function OwnSignup({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const { auth } = usePorts();
  const policy = usePolicy();
  const { welcomeJokers } = useConfig().economy;
  const goTo = useSwitch(about);
  const byProvider = useProvider();
  const back = useReturn(about);
  const done = () => {
    notifySuccess('account.signup.done');
    back();
  };
  const [legible, setLegible] = useState(false);
  const schema = useMemo(() => signupForm(policy), [policy]);
  const sending = useSending(schema, EMPTY, async ({ email, password }) => {
    await auth.register(email, password);
    done();
  });
  const { form, errorOf, busy, attempt } = sending;
  return (
    <AccountDialog
      title={t('account.signup.title')}
      description={t('account.signup.text', { count: welcomeJokers })}
      action={t('account.signup.action')}
      sending={sending}
      onClose={onClose}
      before={<Providers busy={busy} onChoose={(provider) => void attempt(() => byProvider(provider).then(done))} />}
      fields={
        <>
          <EmailField error={errorOf('email')} {...form.register('email')} />
          <NewPasswordField
            label={t('account.password')}
            typed={form.watch('password')}
            policy={policy}
            onShown={setLegible}
            error={errorOf('password')}
            {...form.register('password')}
          />
          {!legible && (
            <RepeatField error={errorOf('repeated')} {...form.register('repeated', { shouldUnregister: true })} />
          )}
        </>
      }
      after={
        <>
          <Legal />
          <p className={styles.other}>
            {t('account.signup.known')}{' '}
            <Button variant="quiet" className={styles.link ?? ''} onClick={() => goTo('login')}>
              {t('account.login.action')}
            </Button>
          </p>
        </>
      }
    />
  );
}
