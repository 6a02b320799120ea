// Instead of a form, in a frame on a publisher's page: signing in takes place in a window of our own.

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInByWindow } from '../adapters/auth/window.ts';
import { usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Account.module.css';
import { useReturn } from './AccountDialog.tsx';

interface WindowSignInProps extends ModalProps {
  readonly form: 'login' | 'signup';
}

export function WindowSignIn({ form, about, onClose }: WindowSignInProps) {
  const { t } = useTranslation();
  const { keeper, reporter } = usePorts();
  const done = useReturn(about);
  const [state, setState] = useState<'asked' | 'waiting' | 'blocked' | 'closed'>('asked');
  const first = useRef<HTMLButtonElement>(null);
  const open = async (): Promise<void> => {
    setState('waiting');
    try {
      const outcome = await signInByWindow(form);
      if (typeof outcome === 'string') setState(outcome);
      else if (await (await keeper()).exchange.take(outcome.user)) done();
      else setState('closed');
    } catch (error) {
      reporter.report(error, 'account');
      setState('closed');
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={t(`account.${form}.title`)}
      description={t('account.window.text')}
      initialFocus={first}
      actions={
        <Button ref={first} variant="primary" wide busy={state === 'waiting'} onClick={() => void open()}>
          {t('account.window.action')}
        </Button>
      }
    >
      <p role="status" className={styles.window}>
        {state !== 'asked' && t(`account.window.${state}`)}
      </p>
      {(state === 'blocked' || state === 'closed') && (
        <p className={styles.other}>
          <a href={ownPage()} target="_blank" rel="noreferrer">
            {t('account.window.ownPage')}
          </a>
        </p>
      )}
    </Dialog>
  );
}

/** The same puzzle, not in a frame. */
function ownPage(): string {
  const { pathname, search } = window.location;
  const brand = new URLSearchParams(search).get('brand');
  return brand === null ? pathname : `${pathname}?${new URLSearchParams({ brand })}`;
}
