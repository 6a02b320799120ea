// Reports a clue or a puzzle: names it, asks for a reason, and takes an optional comment.

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCurrentGame } from '../app/gameHandle.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Honeypot } from '../ui/Form.tsx';
import { AttachSession } from './AttachSession.tsx';
import { CLUE_REASONS, LEVEL_REASONS, ReasonForm } from './fields.ts';
import { MessageDialog, useThanks } from './MessageDialog.tsx';
import { MessageField } from './MessageField.tsx';
import styles from './Suggestion.module.css';
import { type Subject, subjectOf } from './subject.ts';
import { useAttached } from './useAttached.ts';
import { useSending } from './useSending.ts';

export default function Suggestion({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const thanks = useThanks();
  const subject = useSubject(about);
  const { sending, send } = useSending();
  const attachment = useAttached();
  const { register, control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(ReasonForm),
    defaultValues: { reason: '', message: '', website: '' },
  });
  const text = useWatch({ control, name: 'message' });
  const submit = handleSubmit(async ({ reason, message, website }) => {
    const words = `${reason}: ${message}`.replace(/: $/, '');
    const { is } = await send(attachment.completed({ ...subject.sent, message: words, website }));
    if (is === 'sent') thanks();
  });
  const { reason, message } = formState.errors;
  return (
    <MessageDialog
      title={t(`feedback.${subject.name}.title`)}
      description={t(`feedback.${subject.name}.text`)}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      {subject.quote !== '' && <blockquote className={styles.quote}>{subject.quote}</blockquote>}
      <Choices
        label={t('feedback.why')}
        options={(subject.name === 'clue' ? CLUE_REASONS : LEVEL_REASONS).map((value) => ({
          value,
          label: t(`feedback.reason.${value}`),
        }))}
        error={reason?.message && t(reason.message)}
        {...register('reason')}
      />
      <MessageField label={t('feedback.more')} rows={3} text={text} error={message?.message} {...register('message')} />
      <AttachSession {...attachment} />
      <Honeypot {...register('website')} />
    </MessageDialog>
  );
}

function useSubject(about: string | undefined): Subject {
  const game = useCurrentGame();
  return subjectOf(about, game?.actor.getSnapshot().context);
}
