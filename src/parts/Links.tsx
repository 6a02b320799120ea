// The operator's legal links, once they have loaded.

import { useTranslation } from 'react-i18next';
import { useSite } from '../app/useSite.ts';
import styles from './Links.module.css';

const NAMES = ['imprint', 'terms', 'dataProtection'] as const;

export function Links() {
  const { t } = useTranslation();
  const urls = useSite()?.urls;
  const known = NAMES.filter((name) => urls?.[name]);
  return (
    <footer className={styles.footer}>
      {known.length > 0 && (
        <nav aria-label={t('lobby.links')}>
          <ul className={styles.links}>
            {known.map((name) => (
              <li key={name}>
                <a className={styles.link} href={urls?.[name]} rel="noopener">
                  {t(`lobby.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
