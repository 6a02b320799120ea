// Changing the password: the old one proves the player's identity.

import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../app/context.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Form, SubmitButton } from '../ui/Form.tsx';
import { NewPasswordField, PasswordField, RepeatField } from './fields.tsx';
import styles from './Profile.module.css';
import { passwordForm } from './schemas.ts';
import { usePolicy } from './usePolicy.ts';
import { useSending } from './useSending.ts';

const EMPTY = { current: '', password: '', repeated: '' };

export function PasswordChange({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { auth } = usePorts();
  const policy = usePolicy();
  const schema = useMemo(() => passwordForm(policy), [policy]);
  const { form, errorOf, busy, failure, submit } = useSending(schema, EMPTY, async ({ current, password }) => {
    await auth.changePassword(current, password);
    notifySuccess('account.newPassword.done');
    onEnd();
  });
  return (
    <Form id={id} busy={busy} onSubmit={(event) => submit(event)} failure={failure}>
      <PasswordField
        label={t('account.newPassword.current')}
        autoComplete="current-password"
        autoFocus
        error={errorOf('current')}
        {...form.register('current')}
      />
      <NewPasswordField
        label={t('account.newPassword.next')}
        typed={form.watch('password')}
        policy={policy}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <RepeatField error={errorOf('repeated')} {...form.register('repeated')} />
      <div className={styles.buttons}>
        <Button onClick={onEnd}>{t('account.newPassword.cancel')}</Button>
        <SubmitButton form={id} busy={busy}>
          {t('account.newPassword.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
