// What can be bought, one below the other: each a button with its sign, its name and its price; below them why a purchase failed.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../app/usePaying.ts';
import { sentence } from '../text/sentence.ts';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './Shop.module.css';

interface Item {
  readonly id: string;
  /** What sets it apart, such as the best value. */
  readonly badges?: readonly string[];
  readonly sign: ReactNode;
  readonly name: string;
  /** Below the name. */
  readonly why?: string | undefined;
  readonly price: ReactNode;
  readonly disabled?: boolean;
  readonly onBuy: () => void;
}

interface ForSaleProps {
  readonly items: readonly Item[];
  /** The item that is being paid for. */
  readonly busy: string | undefined;
  readonly fault: Fault | undefined;
}

export function ForSale({ items, busy, fault }: ForSaleProps) {
  const { i18n } = useTranslation();
  return (
    <>
      <ul className={styles.offers}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemButton {...item} busy={busy === item.id} />
          </li>
        ))}
      </ul>
      <p className={styles.fault} role="alert">
        {fault && sentence(i18n, fault.text)}
      </p>
    </>
  );
}

function ItemButton(props: Item & { readonly busy: boolean }) {
  const { badges = [], sign, name, why, price, disabled = false, busy, onBuy } = props;
  return (
    <button
      type="button"
      className={styles.offer}
      data-marked={badges.length > 0 || undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={busy ? undefined : onBuy}
    >
      <span className={styles.itemSign}>{busy ? <Spinner /> : sign}</span>
      <span className={styles.offerWords}>
        {badges.map((badge) => (
          <span key={badge} className={styles.badge}>
            {badge}
          </span>
        ))}
        <span className={styles.offerName}>{name}</span>
        {why !== undefined && <span className={styles.offerWhy}>{why}</span>}
      </span>
      <span className={styles.price}>{price}</span>
    </button>
  );
}
