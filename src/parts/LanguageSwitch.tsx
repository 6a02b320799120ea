// Chooses German or English, each named in its own language.

import { useTranslation } from 'react-i18next';
import { offered } from '../late/pageBrand.ts';
import { LANGUAGE_NAMES } from '../text/i18n.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { useLanguage } from './useLanguage.ts';

const OPTIONS = offered.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));

export function LanguageSwitch({ hideLabel = false }: { readonly hideLabel?: boolean }) {
  const { t } = useTranslation();
  const [language, change] = useLanguage();
  if (OPTIONS.length < 2) return null;
  return (
    <Segmented
      label={t('settings.language')}
      hideLabel={hideLabel}
      options={OPTIONS}
      value={language}
      onChange={change}
    />
  );
}
