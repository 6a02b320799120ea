// Fields shared by the account forms, so that browsers and password managers get the same hints everywhere.

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PasswordHints } from './PasswordHints.tsx';
import type { usePolicy } from './usePolicy.ts';

type Bound = Omit<FieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'hint'>;

export function EmailField(bound: Bound) {
  const { t } = useTranslation();
  return <Field label={t('account.email')} type="email" inputMode="email" autoComplete="email" {...bound} />;
}

interface PasswordProps extends Omit<FieldProps, 'type' | 'end'> {
  /** Told whether it can be read now. */
  readonly onShown?: ((shown: boolean) => void) | undefined;
}

/** A password, which an eye shows while it is on. */
export function PasswordField({ onShown, ...field }: PasswordProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const toggle = (): void => {
    setOpen(!open);
    onShown?.(!open);
  };
  return (
    <Field
      type={open ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton label={t('account.look')} pressed={open} onClick={toggle}>
          {open ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
      {...field}
    />
  );
}

interface NewPasswordProps extends Bound {
  readonly label: string;
  /** What has been typed so far, for the hints. */
  readonly typed: string;
  readonly policy: ReturnType<typeof usePolicy>;
  readonly onShown?: PasswordProps['onShown'];
}

export function NewPasswordField({ typed, policy, ...bound }: NewPasswordProps) {
  const hint = <PasswordHints password={typed} policy={policy} refused={bound.error !== undefined} />;
  return <PasswordField autoComplete="new-password" hint={hint} {...bound} />;
}

export function RepeatField(bound: Bound) {
  const { t } = useTranslation();
  return <PasswordField label={t('account.repeat')} autoComplete="new-password" {...bound} />;
}
