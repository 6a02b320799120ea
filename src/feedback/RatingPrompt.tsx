// A rating: one to five stars, and an optional comment.

import { valibotResolver } from '@hookform/resolvers/valibot';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form, Honeypot, SubmitButton } from '../ui/Form.tsx';
import { RatingForm } from './fields.ts';
import { MessageField } from './MessageField.tsx';
import styles from './RatingPrompt.module.css';
import { useSending } from './useSending.ts';

const STARS = ['1', '2', '3', '4', '5'] as const;

export default function RatingPrompt() {
  const { t } = useTranslation();
  const id = useId();
  const { sending, send } = useSending();
  const { register, control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(RatingForm),
    defaultValues: { message: '', website: '' },
  });
  const [stars, text] = useWatch({ control, name: ['stars', 'message'] });
  const submit = handleSubmit(({ stars: chosen, ...words }) =>
    send({ kind: 'rating', stars: Number(chosen), ...words }),
  );
  if (sending.is === 'sent' || sending.is === 'kept') {
    return (
      <p className={styles.thanks} role="status">
        {t('feedback.rating.thanks')} {sending.is === 'kept' && t('feedback.kept.text')}
      </p>
    );
  }
  const busy = sending.is === 'busy';
  return (
    <Form id={id} busy={busy} onSubmit={submit} failure={sending.is === 'failed' ? sending.why : undefined}>
      <fieldset className={styles.stars} data-stars={stars}>
        <legend className={styles.title}>{t('feedback.rating.title')}</legend>
        {STARS.map((value) => (
          <label key={value} className={styles.star} data-on={value <= (stars ?? '') || undefined}>
            <input className={styles.input} type="radio" value={value} {...register('stars')} />
            <span className="visually-hidden">{t('feedback.rating.star', { count: Number(value) })}</span>
            <Star aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      {stars && (
        <>
          <MessageField
            label={t('feedback.rating.words')}
            rows={2}
            text={text}
            error={formState.errors.message?.message}
            {...register('message')}
          />
          <Honeypot {...register('website')} />
          <SubmitButton form={id} variant="plain" busy={busy}>
            {t('feedback.send')}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
