// A dialog that comes with its words when it is first opened. When it does not come, it says so and can be tried again: a board
// that is being played stays as it is.

import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../app/context.ts';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ModalProps } from './modalProps.ts';

type Loaded = { readonly Shown: ComponentType<ModalProps> } | 'loading' | 'failed';

/** `texts`: names of files in `src/text/<language>/later`. */
export function lazyDialog(
  load: () => Promise<{ readonly default: ComponentType<ModalProps> }>,
  ...texts: readonly string[]
): ComponentType<ModalProps> {
  let known: Loaded = 'loading';
  const bring = async (): Promise<Loaded> => {
    const [module] = await Promise.all([load(), ...texts.map((name) => bringTexts(name, language()))]);
    known = { Shown: module.default };
    return known;
  };
  return function LazyDialog(props) {
    const { reporter } = usePorts();
    const [attempt, setAttempt] = useState(0);
    const [loaded, setLoaded] = useState<Loaded>(known);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
    useEffect(() => {
      let gone = false;
      const put = (next: Loaded) => {
        if (!gone) setLoaded(next);
      };
      put(known);
      if (known !== 'loading') return;
      bring().then(put, (error: unknown) => {
        reporter.report(error, 'dialog');
        put('failed');
      });
      return () => {
        gone = true;
      };
    }, [attempt, reporter]);
    if (loaded === 'loading') return null;
    if (loaded === 'failed') return <Failed onClose={props.onClose} onRetry={() => setAttempt(attempt + 1)} />;
    return <loaded.Shown {...props} />;
  };
}

function Failed({ onClose, onRetry }: Pick<ModalProps, 'onClose'> & { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('error.title')}
      description={t('screen.failed')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
