// The box with which a player attaches the record of this session. Never ticked in advance.

import { useTranslation } from 'react-i18next';
import { Check } from '../ui/Check.tsx';
import type { Attachment } from './useAttached.ts';

export function AttachSession({ attached, isPossible, choose }: Attachment) {
  const { t, i18n } = useTranslation();
  if (!isPossible) return null;
  const kilobytes = (bytes: number): string =>
    new Intl.NumberFormat(i18n.resolvedLanguage).format(Math.max(1, Math.round(bytes / 1000)));
  const hint =
    attached.is === 'there'
      ? t('feedback.session.there', { size: kilobytes(attached.bytes) })
      : t(`feedback.session.${attached.is}`);
  return (
    <Check
      label={t('feedback.session.attach')}
      hint={hint}
      checked={attached.is === 'busy' || attached.is === 'there'}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}
