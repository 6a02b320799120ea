// The field for a promo code. Unknown, expired and used-up codes all get the same answer.

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useApp } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { useSignedIn } from '../app/useAppState.ts';
import { usePaying } from '../app/usePaying.ts';
import { sentence } from '../text/sentence.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Form, SubmitButton } from '../ui/Form.tsx';
import { SignInButtons } from './SignInFirst.tsx';

/** Crockford's base 32, in which O is 0 and I and L are 1. Separators and surrounding blanks do not matter. */
const CodeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
    v.regex(/^[0-9A-TV-Z]{10}$/, 'shop.promo.invalid'),
  ),
});

export default function PromoCode({ onClose }: ModalProps) {
  const { t, i18n } = useTranslation();
  const app = useApp();
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const signedIn = useSignedIn() !== undefined;
  const { busy, fault, pay } = usePaying();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { code: '' },
    resolver: valibotResolver(CodeSchema),
  });
  const send = handleSubmit(({ code }) =>
    pay(
      'promo',
      (economy) => economy.redeem(code),
      () => {
        notifySuccess('shop.promo.done');
        app.send({ type: 'OPEN_MODAL', kind: 'response', about: 'promoCode' });
      },
    ),
  );
  if (!signedIn)
    return (
      <Dialog
        open
        onClose={onClose}
        initialFocus={first}
        title={t('shop.promo.title')}
        description={t('shop.promo.visitor')}
        actions={<SignInButtons kind="promoCode" first={first} />}
      />
    );
  const error = formState.errors.code?.message;
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={t('shop.promo.title')}
      description={t('shop.promo.text')}
      actions={
        <SubmitButton form={id} busy={busy !== undefined}>
          {t('shop.promo.send')}
        </SubmitButton>
      }
    >
      <Form id={id} busy={busy !== undefined} onSubmit={send} failure={fault && sentence(i18n, fault.text)}>
        <Field
          label={t('shop.promo.label')}
          hint={t('shop.promo.hint')}
          error={error && t(error)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          {...register('code')}
        />
      </Form>
    </Dialog>
  );
}
