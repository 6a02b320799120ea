// Fields shared by the account forms, so that browsers and password managers get the same hints everywhere.

import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { PasswordHints } from './PasswordHints.tsx';
import type { usePolicy } from './usePolicy.ts';

type Bound = Omit<FieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'hint'>;

export function EmailField(bound: Bound) {
  const { t } = useTranslation();
  return <Field label={t('account.email')} type="email" inputMode="email" autoComplete="email" {...bound} />;
}

interface NewPasswordProps extends Bound {
  readonly label: string;
  /** What has been typed so far, for the hints. */
  readonly typed: string;
  readonly policy: ReturnType<typeof usePolicy>;
}

export function NewPasswordField({ typed, policy, ...bound }: NewPasswordProps) {
  const hint = <PasswordHints password={typed} policy={policy} />;
  return <Field type="password" autoComplete="new-password" hint={hint} {...bound} />;
}

export function RepeatField(bound: Bound) {
  const { t } = useTranslation();
  return <Field label={t('account.repeat')} type="password" autoComplete="new-password" {...bound} />;
}
