// The brand's logo, or the app's name if there is no logo that may be shown.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../app/useAppState.ts';
import { safeLogo } from '../theme/logo.ts';
import styles from './Brand.module.css';

export function Brand() {
  const { t } = useTranslation();
  const logo = safeLogo(useConfig().appearance.logo, window.location.origin);
  const [broken, setBroken] = useState<string>();
  if (logo !== undefined && logo !== broken) {
    return <img className={styles.logo} src={logo} alt={t('brand.name')} onError={() => setBroken(logo)} />;
  }
  return (
    <span className={styles.name}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="var(--accent)" />
        <path
          d="M6 6h20v20H6zM12.67 6v20M19.33 6v20M6 12.67h20M6 19.33h20"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="1.8"
        />
        <rect x="13.6" y="13.6" width="4.8" height="4.8" fill="var(--on-accent)" />
      </svg>
      {t('brand.name')}
    </span>
  );
}
