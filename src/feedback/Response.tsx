// Shows an outcome in one sentence.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** `about` names the sentence: `response.<about>` in src/text, and its title, if there is one, `response.<about>Title`. */
export default function Response({ about = '', onClose }: ModalProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={t([`response.${about}Title`, 'response.title'])}
      description={t([`response.${about}`, 'response.done'])}
      actions={
        <Button ref={first} variant="primary" onClick={onClose}>
          {t('feedback.close')}
        </Button>
      }
    />
  );
}
