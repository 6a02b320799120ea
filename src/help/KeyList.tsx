// The keys of the board, as a table.

import { useTranslation } from 'react-i18next';
import styles from './KeyList.module.css';

const KEYS = [
  ['arrows', '← ↑ ↓ →'],
  ['digits', '1 – 9'],
  ['shift', 'Shift + 1 – 9'],
  ['erase', 'Del'],
  ['act', 'Space'],
  ['select', 'Shift + ← ↑ ↓ →'],
  ['ends', 'Home / End'],
  ['undo', 'Ctrl + Z'],
  ['redo', 'Ctrl + Y'],
  ['hint', '?'],
  ['pause', 'P'],
] as const;

export function KeyList() {
  const { t } = useTranslation();
  return (
    <table className={styles.keys}>
      <tbody>
        {KEYS.map(([name, key]) => (
          <tr key={name}>
            <th scope="row">{t(`guide.keys.${name}`)}</th>
            <td>
              <kbd>{t(`guide.key.${name}`, { defaultValue: key })}</kbd>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
