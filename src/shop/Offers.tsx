// What can be bought for money: the starter offer, then the rest. Payment takes place at the provider.

import type { TFunction } from 'i18next';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, ShownOffer } from '../../api/purchase.ts';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';
import { vendorOf } from '../adapters/page/vendor.ts';
import { usePorts } from '../app/context.ts';
import { usePaying } from '../app/usePaying.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { bestValue, cheaperBy } from './bestValue.ts';
import { ForSale } from './ForSale.tsx';
import { JokerPile } from './JokerPile.tsx';
import styles from './Shop.module.css';
import { useCheckout } from './useCheckout.ts';
import { useQuery } from './useQuery.ts';

/** The starter offer first, then the others from the smallest on. */
const inOrder = (offers: readonly ShownOffer[]): readonly ShownOffer[] =>
  offers.toSorted((a, b) => Number(b.kind === 'starter') - Number(a.kind === 'starter') || a.jokers - b.jokers);

export function Offers() {
  const { t, i18n } = useTranslation();
  const [query, again] = useQuery(useCallback((economy: EconomyApi) => economy.offers(), []));
  return (
    <section aria-labelledby="shop-offers">
      <h3 id="shop-offers" className={styles.heading}>
        {t('shop.offers.title')}{' '}
        {query.state === 'done' && query.answer.length > 0 && <small>{t('shop.offers.vat')}</small>}
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

/** As many cards as can be told apart. */
const MOST_CARDS = 6;

const BLOCKED = { code: undefined, text: 'shop.offers.blocked' } as const;

interface OfferListProps {
  readonly offers: readonly ShownOffer[];
  readonly onOutdated: () => void;
}

function OfferList({ offers, onOutdated }: OfferListProps) {
  const { t, i18n } = useTranslation();
  const { address } = usePorts();
  const { busy, fault, pay } = usePaying();
  const goTo = useCheckout();
  const [blocked, setBlocked] = useState(false);
  const buy = ({ id, price, currency }: Offer): void => {
    const vendor = vendorOf(address.current());
    const checkout = goTo();
    setBlocked(checkout === undefined);
    if (checkout === undefined) return;
    pay(
      id,
      (economy) => economy.purchase({ offerId: id, price, currency, ...(vendor !== undefined && { vendor }) }),
      checkout.open,
      ({ code }) => {
        checkout.cancel();
        if (OUTDATED.includes(code)) onOutdated();
      },
    );
  };
  if (offers.length === 0) return <p className={styles.soft}>{t('shop.offers.empty')}</p>;
  const best = bestValue(offers);
  const larger = (than: Offer) => offers.filter(({ jokers }) => jokers > than.jokers).length;
  const items = offers.map((offer) => ({
    id: offer.id,
    badges: badges(t, offer, offer.id === best),
    sign: <JokerPile cards={Math.max(1, Math.min(offers.length, MOST_CARDS) - larger(offer))} />,
    name: t('shop.jokers', { count: offer.jokers }),
    why: reasons(t, offer, cheaperBy(offers, offer)),
    price: moneyText(i18n.language, offer),
    onBuy: () => buy(offer),
  }));
  return <ForSale items={items} busy={busy} fault={blocked ? BLOCKED : fault} />;
}

/** What sets the offer apart. */
const badges = (t: TFunction, { kind, mostBought }: ShownOffer, best: boolean): readonly string[] =>
  [
    kind === 'starter' && t('shop.offers.starter'),
    mostBought && t('shop.offers.mostBought'),
    best && t('shop.offers.best'),
  ].filter((badge) => typeof badge === 'string');

/** What is to be said of it beside its price; undefined: nothing. */
function reasons(t: TFunction, { kind }: ShownOffer, percent: number): string | undefined {
  const said = [percent > 0 && t('shop.offers.cheaper', { percent }), kind === 'starter' && t('shop.offers.once')];
  return said.filter((reason) => typeof reason === 'string').join(' · ') || undefined;
}

/** `price` in the currency's smallest unit, such as cents. */
export function moneyText(
  language: string,
  { price, currency }: { readonly price: number; readonly currency: string },
): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(price / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
