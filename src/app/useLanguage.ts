import { useTranslation } from 'react-i18next';
import { changeLanguage, type Language, nearest } from '../text/i18n.ts';
import { notifyError } from '../toasts/notify.ts';
import { useApp, usePorts } from './context.ts';

/** The language in use, and the way to another: texts first, then names and levels follow. */
export function useLanguage(): readonly [Language, (to: Language) => void] {
  const { i18n } = useTranslation();
  const app = useApp();
  const { reporter } = usePorts();
  const change = (to: Language): void => {
    changeLanguage(to)
      .then(() => app.send({ type: 'LANGUAGE', language: to }))
      .catch((error: unknown) => {
        reporter.report(error, 'language');
        notifyError('error.language');
      });
  };
  return [nearest(i18n.language), change];
}
