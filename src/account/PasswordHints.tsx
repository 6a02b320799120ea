// What makes a password good, ticked off while typing. Advice only: the provider's policy decides.

import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PasswordPolicy } from '../../machines/ports.ts';
import { classes } from '../ui/classes.ts';
import styles from './Account.module.css';
import { PASSWORD_PARTS, type PasswordPart } from './schemas.ts';

/** Specification 5: at least 8 characters, containing letters and other characters. */
const GOOD_LENGTH = 8;

export interface PasswordHintsProps {
  readonly password: string;
  readonly policy: PasswordPolicy;
}

export function PasswordHints({ password, policy }: PasswordHintsProps) {
  const { t } = useTranslation();
  const minimum = Math.max(GOOD_LENGTH, policy.minimum);
  const asked = (Object.keys(PASSWORD_PARTS) as PasswordPart[]).filter((part) => policy[part]);
  const hints = [
    { key: 'length', text: t('account.hint.length', { count: minimum }), done: password.length >= minimum },
    { key: 'mixed', text: t('account.hint.mixed'), done: /\p{L}/u.test(password) && /[^\p{L}]/u.test(password) },
    ...asked.map((part) => ({
      key: part,
      text: t(`account.hint.${part}`),
      done: PASSWORD_PARTS[part].test(password),
    })),
  ];
  return (
    <span className={styles.hints}>
      {hints.map(({ key, text, done }) => (
        <span key={key} className={classes(styles.hint, done && styles.done)}>
          {done ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {text}
          <span className={styles.unseen}>{done ? `, ${t('account.hint.done')}` : ''}</span>
        </span>
      ))}
    </span>
  );
}
