// The account button in the lobby's header: sign in, or the player's avatar.

import { CircleUserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { lateOrnament } from '../app/late/lateComponent.tsx';
import { useProfile, useSignedIn } from '../app/useAppState.ts';
import { IconButton } from '../ui/IconButton.tsx';

const icon = <CircleUserRound aria-hidden="true" />;

// if the avatar does not load, the icon stays; no error is shown
const AvatarPicture = lateOrnament(() => import('./AvatarPicture.tsx'), icon);

export function AccountButton() {
  const { t } = useTranslation();
  const app = useApp();
  const person = useSignedIn();
  const avatar = useProfile()?.avatar;
  if (!person) {
    return (
      <IconButton label={t('lobby.signIn')} onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'login' })}>
        {icon}
      </IconButton>
    );
  }
  return (
    <IconButton label={t('lobby.profile')} onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'settings' })}>
      {avatar ? <AvatarPicture name={avatar} size={28} /> : icon}
    </IconButton>
  );
}
