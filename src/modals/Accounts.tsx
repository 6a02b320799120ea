// Stands for the dialogs that need an account: what they are for, and that playing needs none.

import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ModalProps } from './modalProps.ts';

export function Accounts({ onClose }: ModalProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('modal.accounts.title')}
      description={t('modal.accounts.text')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('modal.accounts.close')}
        </Button>
      }
    />
  );
}
