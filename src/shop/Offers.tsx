// What can be bought for money: the starter offer, the best seller, the sizes. Payment takes place at the provider.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../api/purchase.ts';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { JokerIcon } from './JokerIcon.tsx';
import { moneyText } from './money.ts';
import styles from './Shop.module.css';
import { usePaying } from './usePaying.ts';
import { useQuery } from './useQuery.ts';

/** Starter first, then the best seller, then the sizes as the server lists them. */
const ORDER: readonly Offer['kind'][] = ['starter', 'bestSeller', 'size'];
const inOrder = (offers: readonly Offer[]): readonly Offer[] =>
  [...offers].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

export function Offers() {
  const { t, i18n } = useTranslation();
  const [query, again] = useQuery(useCallback((economy: EconomyApi) => economy.offers(), []));
  return (
    <section aria-labelledby="shop-offers">
      <h3 id="shop-offers" className={styles.heading}>
        {t('shop.offers.title')}
      </h3>
      {query.state === 'busy' && <Spinner label={t('ui.loading')} />}
      {query.state === 'failed' && (
        <div className={styles.trouble} role="alert">
          <p>
            {t('shop.offers.failed')} {sentence(i18n, query.text)}
          </p>
          <Button onClick={() => again()}>{t('ui.retry')}</Button>
        </div>
      )}
      {query.state === 'done' && <OfferList offers={inOrder(query.answer)} onOutdated={() => again(true)} />}
    </section>
  );
}

/** Errors that mean that the shown list is stale: nothing was bought, and the list is reloaded. */
const OUTDATED: readonly (string | undefined)[] = ['PRICE_CHANGED', 'UNKNOWN_OFFER', 'OFFER_USED'];

interface OfferListProps {
  readonly offers: readonly Offer[];
  readonly onOutdated: () => void;
}

function OfferList({ offers, onOutdated }: OfferListProps) {
  const { t, i18n } = useTranslation();
  const { busy, fault, pay } = usePaying();
  const buy = ({ id, price, currency }: Offer): void =>
    pay(
      id,
      (economy) => economy.purchase({ offerId: id, price, currency }),
      ({ checkoutUrl }) => window.location.assign(checkoutUrl),
      ({ code }) => OUTDATED.includes(code) && onOutdated(),
    );
  if (offers.length === 0) return <p className={styles.soft}>{t('shop.offers.empty')}</p>;
  return (
    <>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferButton offer={offer} busy={busy === offer.id} onBuy={() => buy(offer)} />
          </li>
        ))}
      </ul>
      <p className={styles.fault} role="alert">
        {fault && sentence(i18n, fault.text)}
      </p>
    </>
  );
}

interface OfferButtonProps {
  readonly offer: Offer;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

function OfferButton({ offer, busy, onBuy }: OfferButtonProps) {
  const { t, i18n } = useTranslation();
  const { kind, jokers } = offer;
  return (
    <button
      type="button"
      className={styles.offer}
      data-kind={kind}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onBuy}
    >
      <span className={styles.sign}>{busy ? <Spinner /> : <JokerIcon />}</span>
      <span className={styles.offerWords}>
        <span className={styles.offerName}>{t('shop.jokers', { count: jokers })}</span>
        {kind !== 'size' && <span className={styles.offerWhy}>{t(`shop.offers.${kind}`)}</span>}
      </span>
      <span className={styles.price}>{moneyText(i18n.language, offer)}</span>
    </button>
  );
}
