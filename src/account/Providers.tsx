// Signing in with an account at another provider.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVIDERS, type Provider } from '../../machines/ports.ts';
import { usePorts } from '../app/context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Account.module.css';
import { ProviderMark } from './ProviderMark.tsx';

export interface ProvidersProps {
  readonly busy: boolean;
  readonly onChoose: (provider: Provider) => void;
}

export function Providers({ busy, onChoose }: ProvidersProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={styles.providers}>
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          wide
          icon={<ProviderMark provider={provider} />}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onChoose(provider)}
        >
          {t(`account.with.${provider}`)}
        </Button>
      ))}
      <p className={styles.or}>
        <span>{t('account.or')}</span>
      </p>
    </div>
  );
}

/** Resolves when the player has signed in with this provider. */
export function useProvider(): (provider: Provider) => Promise<void> {
  const { auth } = usePorts();
  return async (provider) => {
    await auth.signInWith(provider);
  };
}
