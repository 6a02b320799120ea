// Deleting the account: what is deleted, an export first, and proof of identity.

import { Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { hasPassword, useSignedIn } from '../app/useAppState.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Account.module.css';
import { AccountDialog } from './AccountDialog.tsx';
import { PasswordField } from './fields.tsx';
import { confirmForm } from './schemas.ts';
import { useExport } from './useExport.ts';
import { useSending } from './useSending.ts';

export default function Delete({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const now = useSignedIn();
  // the session ends with the deletion, but the dialog stays to confirm it
  const [atFirst] = useState(now);
  const person = now ?? atFirst;
  const [gone, setGone] = useState(false);
  if (gone) {
    // however the dialog is closed: the page below belonged to the account
    const lobby = () => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
    return (
      <Dialog
        open
        onClose={lobby}
        title={t('account.delete.gone')}
        description={t('account.delete.goneText')}
        actions={
          <Button variant="primary" onClick={lobby}>
            {t('ui.lobby')}
          </Button>
        }
      />
    );
  }
  if (!person)
    return <Dialog open onClose={onClose} title={t('account.delete.title')} description={t('account.signInFirst')} />;
  return <Ask byPassword={hasPassword(person)} onClose={onClose} onGone={() => setGone(true)} />;
}

interface AskProps extends Pick<ModalProps, 'onClose'> {
  /** Whether the player confirms with a password; otherwise in the provider's window. */
  readonly byPassword: boolean;
  readonly onGone: () => void;
}

const DELETED = ['profile', 'jokers', 'progress'] as const;

function Ask({ byPassword, onClose, onGone }: AskProps) {
  const { t } = useTranslation();
  const { auth, account } = usePorts();
  const keep = useExport();
  /** Our server has deleted its part; a retry only needs the provider. */
  const removed = useRef(false);
  const schema = useMemo(() => confirmForm(byPassword), [byPassword]);
  const sending = useSending(schema, { password: '' }, async ({ password }) => {
    await auth.confirm(byPassword ? password : undefined);
    if (!removed.current) await account.remove();
    removed.current = true;
    await auth.remove();
    onGone();
  });
  const { form, errorOf } = sending;
  return (
    <AccountDialog
      title={t('account.delete.title')}
      description={t('account.delete.text')}
      action={t('account.delete.action')}
      danger
      sending={sending}
      onClose={onClose}
      before={
        <>
          <ul className={styles.list}>
            {DELETED.map((what) => (
              <li key={what}>{t(`account.delete.goes.${what}`)}</li>
            ))}
          </ul>
          <Button wide icon={<Download aria-hidden="true" />} busy={keep.busy} onClick={keep.save}>
            {t('account.export')}
          </Button>
          <p className={styles.failure} role="alert">
            {keep.failure}
          </p>
        </>
      }
      fields={
        byPassword ? (
          <PasswordField
            label={t('account.delete.password')}
            autoComplete="current-password"
            error={errorOf('password')}
            {...form.register('password')}
          />
        ) : (
          <p>{t('account.delete.provider')}</p>
        )
      }
    />
  );
}
