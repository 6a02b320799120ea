// The keys of the board, as a table.

import { useTranslation } from 'react-i18next';
import { SHARED_KEYS } from '../games/manifest.ts';
import { findGame } from '../games/registry.ts';
import styles from './KeyList.module.css';

/** The shared keys and the game's own. */
export function KeyList({ kind }: { readonly kind: string }) {
  const { t } = useTranslation();
  const keys = (findGame(kind)?.keys ?? SHARED_KEYS).map((name) =>
    name.startsWith('own/')
      ? { name, place: `guide.${kind}`, word: name.slice(4) }
      : { name, place: 'guide', word: name },
  );
  return (
    <table className={styles.keys}>
      <tbody>
        {keys.map(({ name, place, word }) => (
          <tr key={name}>
            <th scope="row">{t(`${place}.keys.${word}`)}</th>
            <td>
              <kbd>{t(`${place}.key.${word}`)}</kbd>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
