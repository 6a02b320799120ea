// Reopens the win dialog from the finished board.

import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { IconButton } from '../ui/IconButton.tsx';

export default function ResultButton() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <IconButton label={t('play.result')} onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'gameWin' })}>
      <Trophy aria-hidden="true" />
    </IconButton>
  );
}
