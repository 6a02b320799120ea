// The frame of the account dialogs: the form, its one button (at the foot, or under the fields where more follows), the note when offline, and the focus in the first field.

import { type BaseSyntheticEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { interruptedModal } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useOnline } from '../ui/browser.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Form, SubmitButton } from '../ui/Form.tsx';
import styles from './Account.module.css';

export interface AccountDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The button's label. */
  readonly action: string;
  readonly danger?: boolean;
  readonly sending: {
    readonly busy: boolean;
    readonly failure: string | undefined;
    readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  };
  readonly onClose: () => void;
  /** The form's fields. `first`: the ref for the one that gets the focus. */
  readonly fields: ReactNode;
  /** Before the fields. */
  readonly before?: ReactNode;
  /** After the form. */
  readonly after?: ReactNode;
}

export function AccountDialog(props: AccountDialogProps) {
  const { title, description, action, danger = false, sending, onClose, fields, before, after } = props;
  const { t } = useTranslation();
  const online = useOnline();
  const id = useId();
  const first = useRef<HTMLElement>(null);
  const button = (
    <SubmitButton form={id} busy={sending.busy} wide {...(danger && { variant: 'danger' })}>
      {action}
    </SubmitButton>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={title}
      {...(description !== undefined && { description })}
      initialFocus={first}
      {...(after === undefined && { actions: button })}
    >
      <div
        ref={(element) => {
          first.current = element?.querySelector('input') ?? null;
        }}
      >
        {before}
        {!online && <p className={styles.offline}>{t('account.offline')}</p>}
        <Form id={id} busy={sending.busy} onSubmit={(event) => sending.submit(event)} failure={sending.failure}>
          {fields}
        </Form>
        {after !== undefined && (
          <>
            {button}
            {after}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Returns to the dialog that required the sign-in, such as the shop; without one, closes the current dialog. */
export function useReturn(about: string | undefined): () => void {
  const app = useApp();
  return () => {
    const wanted = interruptedModal(about);
    if (wanted) app.send({ type: 'OPEN_MODAL', kind: wanted.kind, ...(wanted.about && { about: wanted.about }) });
    else app.send({ type: 'CLOSE_MODAL' });
  };
}

/** Switches to another account dialog, which then returns to the same place. */
export function useSwitch(about: string | undefined): (kind: 'login' | 'signup' | 'forgotPassword') => void {
  const app = useApp();
  return (kind) => app.send({ type: 'OPEN_MODAL', kind, ...(about !== undefined && { about }) });
}
