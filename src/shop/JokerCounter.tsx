// The balance in the corner of the lobby and of a wide board: an account's jokers, or a visitor's free hints. It opens the shop,
// and new jokers fly to it.

import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useSignedIn } from '../app/useAppState.ts';
import { useFreeHints, useJokers } from '../app/wallet.ts';
import styles from './JokerCounter.module.css';
import { JokerIcon } from './JokerIcon.tsx';

export function JokerCounter() {
  const { t } = useTranslation();
  const app = useApp();
  const signedIn = useSignedIn() !== undefined;
  const jokers = useJokers();
  const hints = useFreeHints();
  const count = signedIn ? jokers : hints;
  const label = signedIn ? t('lobby.jokers', { count: jokers ?? 0 }) : t('lobby.hints', { count: hints });
  return (
    <button
      type="button"
      className={styles.counter}
      aria-label={count === undefined ? t('lobby.jokersUnknown') : label}
      title={count === undefined ? t('lobby.jokersUnknown') : label}
      data-jokers={signedIn || undefined}
      onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop' })}
    >
      {signedIn ? <JokerIcon /> : <Lightbulb aria-hidden="true" />}
      <span>{count ?? '…'}</span>
    </button>
  );
}
