// Freedom from ads, for jokers and for good, in the settings; where the operator sells it, or the player has it already.

import { BadgeCheck, Ban } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AD_FREE, isAdFree, priceIn } from '../adapters/economy/adFree.ts';
import { useApp, usePorts } from '../app/context.ts';
import { useSignedIn } from '../app/useAppState.ts';
import { usePaying } from '../app/usePaying.ts';
import { useSite } from '../app/useSite.ts';
import { useJokers } from '../app/wallet.ts';
import { sentence } from '../text/sentence.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import styles from './AdFree.module.css';
import { useBalance } from './useBalance.ts';

export default function AdFree() {
  const { t } = useTranslation();
  const app = useApp();
  const price = priceIn(useSite()?.adFreePrice);
  const signedIn = useSignedIn() !== undefined;
  const [owned, own] = useOwned(signedIn);
  const [asked, ask] = useState(false);
  if (owned)
    return (
      <p className={styles.owned}>
        <BadgeCheck aria-hidden="true" /> {t('shop.adFree.owned')}
      </p>
    );
  if (price === undefined) return null;
  if (asked && signedIn) return <Offer price={price} onBought={own} onCancel={() => ask(false)} />;
  const want = () => (signedIn ? ask(true) : app.send({ type: 'OPEN_MODAL', kind: 'login' }));
  return (
    <Button icon={<Ban aria-hidden="true" />} onClick={want}>
      {t('shop.adFree.name', { count: price })}
    </Button>
  );
}

interface OfferProps {
  readonly price: number;
  readonly onBought: () => void;
  readonly onCancel: () => void;
}

function Offer({ price, onBought, onCancel }: OfferProps) {
  const { t, i18n } = useTranslation();
  const app = useApp();
  const jokers = useJokers();
  const balance = useBalance();
  const { busy, fault, pay } = usePaying();
  const short = jokers !== undefined && jokers < price;
  const bought = () => {
    notifySuccess('successfullyPurchase');
    onBought();
  };
  const buy = () =>
    pay(
      'adFree',
      (economy) => economy.buyUnique(AD_FREE),
      bought,
      ({ code }) => code === 'ALREADY_OWNED' && onBought(),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className={styles.offer} role="group" aria-label={t('shop.adFree.title')}>
      <p>{t('shop.adFree.text')}</p>
      {balance.count !== undefined && <p>{balance.text}</p>}
      <p className={styles.fault} role="alert">
        {fault && sentence(i18n, fault.text)}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('shop.adFree.cancel')}</Button>
        {short ? (
          <Button variant="primary" onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop' })}>
            {t('shop.getJokers')}
          </Button>
        ) : (
          <Button variant="primary" busy={busy !== undefined} onClick={buy}>
            {t('shop.adFree.buy', { count: price })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Without an answer the player counts as one who has not bought it: buying it again costs nothing. */
function useOwned(signedIn: boolean): readonly [boolean, () => void] {
  const { economy } = usePorts();
  const [owned, setOwned] = useState(false);
  useEffect(() => {
    setOwned(false);
    if (!signedIn) return;
    let gone = false;
    economy()
      .then((calls) => calls.unique())
      .then((items) => gone || setOwned(isAdFree(items)))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [economy, signedIn]);
  return [owned, () => setOwned(true)];
}
