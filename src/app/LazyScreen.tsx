// A screen whose code is loaded when it is wanted. The specification gives it 120 s; after that, or when the network
// fails, it says so and can be tried again, which React.lazy cannot.

import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { usePorts } from './context.ts';
import styles from './LazyScreen.module.css';

/** ms; specification 2. */
const LOAD_LIMIT = 120_000;

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

type Loaded = { readonly screen: ComponentType } | 'loading' | 'failed';

export function LazyScreen({ load }: { readonly load: LoadScreen }) {
  const { reporter } = usePorts();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true;
    const settle = (next: Loaded) => {
      if (!current) return;
      current = false;
      clearTimeout(limit);
      setLoaded(next);
    };
    const fail = (error: unknown) => {
      if (current) reporter.report(error, 'screen');
      settle('failed');
    };
    setLoaded('loading');
    const limit = setTimeout(() => fail(new Error('Screen loading timed out')), LOAD_LIMIT);
    load().then((module) => settle({ screen: module.default }), fail);
    return () => {
      current = false;
      clearTimeout(limit);
    };
  }, [load, attempt, reporter]);
  if (loaded === 'failed') return <Failed onRetry={() => setAttempt(attempt + 1)} />;
  if (loaded === 'loading') return <Waiting />;
  return <loaded.screen />;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <Spinner label={t('screen.loading')} />
    </main>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main className={styles.page} role="alert">
      <p>{t('screen.failed')}</p>
      <Button variant="primary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </main>
  );
}
