// The frame of the feedback dialogs: the form, its button, and the outcome. The text is kept until it is sent.

import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form, SubmitButton } from '../ui/Form.tsx';
import type { Sending } from './useSending.ts';

export interface MessageDialogProps {
  readonly title: string;
  readonly description: string;
  readonly sending: Sending;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function MessageDialog({ title, description, sending, onSubmit, onClose, children }: MessageDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  if (sending.is === 'kept') return <Kept onClose={onClose} />;
  const busy = sending.is === 'busy';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      lightDismiss={false}
      actions={
        <SubmitButton form={id} busy={busy}>
          {t('feedback.send')}
        </SubmitButton>
      }
    >
      <Form id={id} busy={busy} onSubmit={onSubmit} failure={sending.is === 'failed' ? sending.why : undefined}>
        {children}
      </Form>
    </Dialog>
  );
}

/** Offline: sent later. */
function Kept({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('feedback.kept.title')}
      description={t('feedback.kept.text')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('feedback.close')}
        </Button>
      }
    />
  );
}

/** Opens the outcome in its own dialog. */
export function useThanks(): () => void {
  const app = useApp();
  return () => app.send({ type: 'OPEN_MODAL', kind: 'response', about: 'feedback' });
}
