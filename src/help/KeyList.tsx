// The keys of the board, as a table.

import { useTranslation } from 'react-i18next';
import styles from './KeyList.module.css';

const KEYS = ['arrows', 'digits', 'shift', 'erase', 'act', 'select', 'ends', 'undo', 'redo', 'hint', 'pause'] as const;

export function KeyList() {
  const { t } = useTranslation();
  return (
    <table className={styles.keys}>
      <tbody>
        {KEYS.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`guide.keys.${name}`)}</th>
            <td>
              <kbd>{t(`guide.key.${name}`)}</kbd>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
