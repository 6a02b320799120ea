// Stands for the dialogs that need an account: what they are for, and that playing needs none.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ModalProps } from './modalProps.ts';

export function Accounts({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={t('modal.accounts.title')}
      description={t('modal.accounts.text')}
      actions={
        <Button ref={first} variant="primary" onClick={onClose}>
          {t('modal.accounts.close')}
        </Button>
      }
    />
  );
}
