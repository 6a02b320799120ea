import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../puzzles/languages.ts';
import { useApp, usePorts } from '../app/context.ts';
import { changeLanguage, nearest } from '../text/i18n.ts';
import { notifyError } from '../toasts/notify.ts';

/**
 * The current language, and a function to change it: texts load first, then names and levels. The choice shows at once and is
 * reverted if its texts do not load.
 */
export function useLanguage(): readonly [Language, (to: Language) => void] {
  const { i18n } = useTranslation();
  const app = useApp();
  const { reporter } = usePorts();
  const [wanted, setWanted] = useState<Language>();
  const change = async (to: Language): Promise<void> => {
    setWanted(to);
    try {
      await changeLanguage(to);
      app.send({ type: 'LANGUAGE', language: to });
    } catch (error) {
      reporter.report(error, 'language');
      notifyError('error.language');
    }
    setWanted(undefined);
  };
  return [wanted ?? nearest(i18n.language), (to) => void change(to)];
}
