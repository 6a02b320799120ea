// The balance in the corner of the lobby and of a wide board: an account's jokers, or a visitor's free hints. It opens the shop,
// and new jokers fly to it.

import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useSignedIn } from '../app/useAppState.ts';
import { useFreeHints } from '../app/wallet.ts';
import { tooltip } from '../ui/tooltip.ts';
import styles from './JokerCounter.module.css';
import { JokerIcon } from './JokerIcon.tsx';
import { useBalance } from './useBalance.ts';

export function JokerCounter() {
  const { t } = useTranslation();
  const app = useApp();
  const signedIn = useSignedIn() !== undefined;
  const balance = useBalance();
  const hints = useFreeHints();
  const { count, text } = signedIn ? balance : { count: hints, text: t('lobby.hints', { count: hints }) };
  return (
    <button
      type="button"
      className={styles.counter}
      aria-label={text}
      {...tooltip(text)}
      data-jokers={signedIn || undefined}
      onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop' })}
    >
      {signedIn ? <JokerIcon /> : <Lightbulb aria-hidden="true" />}
      <span>{count ?? '…'}</span>
    </button>
  );
}
