// A forgotten password: requests an e-mail with a link to set a new one.

import { useTranslation } from 'react-i18next';
import { useApp, usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Account.module.css';
import { AccountDialog, useSwitch } from './AccountDialog.tsx';
import { EmailField } from './fields.tsx';
import { EmailForm } from './schemas.ts';
import { useSending } from './useSending.ts';

export default function ForgotPassword({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const { auth } = usePorts();
  const goTo = useSwitch(about);
  const sending = useSending(EmailForm, { email: '' }, async ({ email }) => {
    await auth.sendReset(email);
    app.send({ type: 'OPEN_MODAL', kind: 'response', about: 'resetSent' });
  });
  const { form, errorOf } = sending;
  return (
    <AccountDialog
      title={t('account.forgot.title')}
      description={t('account.forgot.text')}
      action={t('account.forgot.action')}
      sending={sending}
      onClose={onClose}
      fields={<EmailField error={errorOf('email')} {...form.register('email')} />}
      after={
        <Button variant="quiet" className={styles.link ?? ''} onClick={() => goTo('login')}>
          {t('account.forgot.back')}
        </Button>
      }
    />
  );
}
