// What a new account agrees to, with the operator's own pages; nothing where the site has none.

import { useTranslation } from 'react-i18next';
import { useSite } from '../app/useSite.ts';
import styles from './Account.module.css';

const PAGES = ['terms', 'dataProtection'] as const;

export function Legal() {
  const { t } = useTranslation();
  const urls = useSite()?.urls;
  const known = PAGES.filter((page) => urls?.[page]);
  const [page, another] = known;
  if (page === undefined) return null;
  // the sentence in pieces: words, and the names of pages to link to
  const marked = { terms: '\nterms\n', dataProtection: '\ndataProtection\n' };
  const context = another === undefined ? page : 'both';
  const pieces = t('account.signup.legal', { ...marked, context }).split('\n');
  return (
    <p className={styles.legal}>
      {pieces.map((piece) => {
        const linked = known.find((name) => name === piece);
        if (!linked) return piece;
        return (
          // in another tab, since the fields may be filled
          <a key={linked} href={urls?.[linked]} target="_blank" rel="noopener">
            {t(`account.signup.${linked}`)}
          </a>
        );
      })}
    </p>
  );
}
