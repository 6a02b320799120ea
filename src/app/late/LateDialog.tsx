// The dialog shown while another one loads, or if that fails: the browser's own, which needs no further code.

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Failure } from './Failure.tsx';
import styles from './LateDialog.module.css';
import type { Retrying } from './useLate.ts';

/** Props that the host passes to every dialog. */
export interface ModalProps {
  /** What the dialog is about, such as a level's id. */
  readonly about: string | undefined;
  readonly onClose: () => void;
}

export interface DialogPlace {
  /** For dialogs that animate in and out; the others are mounted only while they are open. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** ms after which a press without visible effect seems to have been ignored. */
const SHOW_AFTER = 700;

export function WaitingDialog({ open = true, onClose }: DialogPlace) {
  const { t } = useTranslation();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return open && long ? (
    <NativeDialog title={t('ui.loading')} onClose={onClose}>
      <Spinner label={t('screen.loading')} />
    </NativeDialog>
  ) : null;
}

export function FailedDialog({ open = true, onClose, ...retrying }: DialogPlace & Retrying) {
  const { t } = useTranslation();
  return open ? (
    <NativeDialog title={t('error.title')} onClose={onClose}>
      <Failure {...retrying} />
    </NativeDialog>
  ) : null;
}

interface NativeProps extends Pick<DialogPlace, 'onClose'> {
  readonly title: string;
  readonly children: ReactNode;
}

function NativeDialog({ title, onClose, children }: NativeProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // the main action, rather than the close button
    [...(shown?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    return () => shown?.close(); // gives the focus back
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only for presses beside the dialog; the key for this is Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.card}>
        <h2 id={name} className={styles.title}>
          {title}
        </h2>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
