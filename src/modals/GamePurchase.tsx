// A locked level: what opens it. Jokers need an account, and accounts come later, so the free way is shown first.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../app/useAppState.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ModalProps } from './modalProps.ts';

export function GamePurchase({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  const { unlockPrice } = useConfig().rules;
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={t('modal.gamePurchase.title')}
      description={t('modal.gamePurchase.price', { count: unlockPrice })}
      actions={
        <Button ref={first} variant="primary" onClick={onClose}>
          {t('modal.gamePurchase.close')}
        </Button>
      }
    >
      <p>{t('modal.gamePurchase.free')}</p>
      <p>{t('modal.gamePurchase.later')}</p>
    </Dialog>
  );
}
