// What makes a password good, ticked off while typing. Advice only: the provider's policy decides.

import { Check, Circle, X } from 'lucide-react';
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
  /** Whether it was refused: what is required and missing then stands out. */
  readonly refused: boolean;
}

export function PasswordHints({ password, policy, refused }: PasswordHintsProps) {
  const { t } = useTranslation();
  const minimum = Math.max(GOOD_LENGTH, policy.minimum);
  const asked = (Object.keys(PASSWORD_PARTS) as PasswordPart[]).filter((part) => policy[part]);
  const hints = [
    {
      key: 'length',
      text: t('account.hint.length', { count: minimum }),
      done: password.length >= minimum,
      required: password.length < policy.minimum,
    },
    {
      key: 'mixed',
      text: t('account.hint.mixed'),
      done: /\p{L}/u.test(password) && /[^\p{L}]/u.test(password),
      required: false,
    },
    ...asked.map((part) => ({
      key: part,
      text: t(`account.hint.${part}`),
      done: PASSWORD_PARTS[part].test(password),
      required: true,
    })),
  ];
  return (
    <span className={styles.hints}>
      {hints.map(({ key, text, done, required }) => (
        <Hint key={key} text={text} state={done ? 'done' : refused && required ? 'missing' : 'open'} />
      ))}
    </span>
  );
}

const SIGNS = { done: Check, missing: X, open: Circle } as const;

function Hint({ text, state }: { readonly text: string; readonly state: keyof typeof SIGNS }) {
  const { t } = useTranslation();
  const Sign = SIGNS[state];
  return (
    <span className={classes(styles.hint, styles[state])}>
      <Sign aria-hidden="true" />
      {text}
      <span className={styles.unseen}>{state === 'open' ? '' : `, ${t(`account.hint.${state}`)}`}</span>
    </span>
  );
}
