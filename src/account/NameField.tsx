// The public name. The server checks whether it is free.

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../machines/ports.ts';
import { usePorts } from '../app/context.ts';
import { useAppState } from '../app/useAppState.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Field } from '../ui/Field.tsx';
import { Form, SubmitButton } from '../ui/Form.tsx';
import styles from './Profile.module.css';
import { NameForm } from './schemas.ts';
import { useSending } from './useSending.ts';

export function NameField({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation();
  const id = useId();
  const { account } = usePorts();
  const session = useAppState((context) => context.sessionRef);
  const { form, errorOf, busy, failure, submit } = useSending(
    NameForm,
    { username: profile.username },
    async ({ username }) => {
      const changed = await account.rename(username);
      session.send({ type: 'PROFILE', profile: changed });
      // the button disappears, and the focus would be lost with it
      if (document.activeElement instanceof HTMLButtonElement) form.setFocus('username');
      form.reset({ username: changed.username });
      notifySuccess('account.name.done');
    },
  );
  return (
    <Form id={id} busy={busy} onSubmit={(event) => submit(event)} failure={failure}>
      <Field
        label={t('account.name.label')}
        hint={t('account.name.hint')}
        autoComplete="nickname"
        maxLength={100}
        error={errorOf('username')}
        {...form.register('username')}
      />
      {form.formState.isDirty && (
        <SubmitButton form={id} busy={busy} className={styles.save ?? ''}>
          {t('account.name.save')}
        </SubmitButton>
      )}
    </Form>
  );
}
