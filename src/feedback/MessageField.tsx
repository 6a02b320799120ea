// The text area, with its character count.

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LIMIT } from '../adapters/feedback.ts';
import { TextArea } from '../ui/Field.tsx';
import { lengthOf } from './fields.ts';

type Props = Omit<ComponentProps<typeof TextArea>, 'count'> & { readonly text: string };

/** `text`: its content; `error`: a key of src/text. */
export function MessageField({ text, error, ...field }: Props) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.resolvedLanguage);
  const used = number.format(lengthOf(text));
  const limit = number.format(MESSAGE_LIMIT);
  return <TextArea {...field} error={error && t(error, { limit })} count={t('form.count', { used, limit })} />;
}
