// Free-text feedback to the developers.

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Honeypot } from '../ui/Form.tsx';
import { AttachSession } from './AttachSession.tsx';
import { MessageForm } from './fields.ts';
import { MessageDialog, useThanks } from './MessageDialog.tsx';
import { MessageField } from './MessageField.tsx';
import { useAttached } from './useAttached.ts';
import { useSending } from './useSending.ts';

export default function Feedback({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const thanks = useThanks();
  const { sending, send } = useSending();
  const attachment = useAttached();
  const { register, control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(MessageForm),
    defaultValues: { message: '', website: '' },
  });
  const text = useWatch({ control, name: 'message' });
  const submit = handleSubmit(async (form) => {
    const { is } = await send(attachment.completed({ kind: 'feedback', ...form }));
    if (is === 'sent') thanks();
  });
  return (
    <MessageDialog
      title={t('feedback.title')}
      description={t('feedback.text')}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <MessageField
        label={t('feedback.message')}
        text={text}
        error={formState.errors.message?.message}
        {...register('message')}
      />
      <AttachSession {...attachment} />
      <Honeypot {...register('website')} />
    </MessageDialog>
  );
}
