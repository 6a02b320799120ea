// A player's account in the settings: name, avatar, e-mail, password, sign-out and deletion.

import { KeyRound, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserData } from '../../machines/ports.ts';
import { useApp } from '../app/context.ts';
import { hasPassword, useAppState, useProfile, useSignedIn } from '../app/useAppState.ts';
import { Button } from '../ui/Button.tsx';
import AvatarPicture from './AvatarPicture.tsx';
import { NameField } from './NameField.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import styles from './Profile.module.css';

export default function Profile() {
  const person = useSignedIn();
  return person && <Person key={person.uid} person={person} />;
}

function Person({ person }: { readonly person: UserData }) {
  const { t } = useTranslation();
  const app = useApp();
  const profile = useProfile();
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <button
          type="button"
          className={styles.face}
          onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'avatar' })}
          aria-label={t('account.avatar.change')}
        >
          {profile && <AvatarPicture name={profile.avatar} size={72} />}
          <span className={styles.change} aria-hidden="true">
            {t('account.change')}
          </span>
        </button>
        <p className={styles.mail}>
          <span className={styles.soft}>{t('account.email')}</span>
          <span className={styles.address}>{person.email}</span>
        </p>
      </div>
      {profile ? <NameField profile={profile} /> : <p>{t('account.unreached')}</p>}
      {hasPassword(person) && <Password />}
      <SignOutAndDelete />
    </div>
  );
}

/** Closing gives the focus back to the button. */
function Password() {
  const { t } = useTranslation();
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  if (form === 'open') return <PasswordChange onEnd={() => setForm('closed')} />;
  return (
    <Button wide icon={<KeyRound aria-hidden="true" />} autoFocus={form === 'closed'} onClick={() => setForm('open')}>
      {t('account.newPassword.title')}
    </Button>
  );
}

function SignOutAndDelete() {
  const { t } = useTranslation();
  const app = useApp();
  const session = useAppState((context) => context.sessionRef);
  return (
    <div className={styles.buttons}>
      <Button icon={<LogOut aria-hidden="true" />} onClick={() => session.send({ type: 'SIGN_OUT' })}>
        {t('account.logout')}
      </Button>
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'delete' })}
      >
        {t('account.delete.title')}
      </Button>
    </div>
  );
}
