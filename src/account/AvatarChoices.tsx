// All avatars side by side; one is chosen.

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Avatar.module.css';
import AvatarPicture from './AvatarPicture.tsx';
import type { OfferedAvatar } from './useAvatars.ts';

export interface AvatarChoicesProps {
  readonly avatars: readonly OfferedAvatar[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

export function AvatarChoices({ avatars, chosen, onChoose }: AvatarChoicesProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.faces}>
      <legend className={styles.legend}>{t('account.avatar.title')}</legend>
      {avatars.map(({ name, price }) => (
        <label key={name} className={styles.face}>
          <input
            type="radio"
            name="avatar"
            className={styles.input}
            checked={name === chosen}
            aria-label={price > 0 ? t('account.avatar.priced', { name: named(name), count: price }) : named(name)}
            onChange={() => onChoose(name)}
          />
          <span className={styles.picture}>
            <AvatarPicture name={name} size={64} />
            {name === chosen && <Check className={styles.mark} aria-hidden="true" />}
          </span>
          <span className={styles.price} aria-hidden="true">
            {price > 0 ? t('account.avatar.price', { count: price }) : ''}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const named = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
