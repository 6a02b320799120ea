// The sizes of a game's chests, one of them chosen; without `onChoose` they are only shown.

import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChestSize, GameType } from '../../puzzles/catalogue.ts';
import { useConfig } from '../app/useAppState.ts';
import { JokerIcon } from './JokerIcon.tsx';
import styles from './Shop.module.css';

export interface ChestSizesProps {
  readonly gameType: GameType;
  readonly sizes: readonly ChestSize[];
  readonly chosen?: ChestSize;
  readonly onChoose?: (size: ChestSize) => void;
}

export function ChestSizes({ gameType, sizes, chosen, onChoose }: ChestSizesProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.sizes} disabled={!onChoose}>
      <legend className="visually-hidden">{t('shop.chest.size')}</legend>
      <div className={styles.offers}>
        {sizes.map((size) => (
          <label key={size} className={styles.size}>
            <input type="radio" name="chest" checked={size === chosen} onChange={() => onChoose?.(size)} />
            <Size gameType={gameType} size={size} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Size({ gameType, size }: { readonly gameType: GameType; readonly size: ChestSize }) {
  const { t } = useTranslation();
  const { chests, chestPrices } = useConfig().economy;
  const price = chestPrices[size];
  return (
    <span className={styles.offer}>
      <span className={styles.sign}>
        <PackageOpen aria-hidden="true" />
      </span>
      <span className={styles.offerWords}>
        <span className={styles.offerName}>{t(`shop.chest.${size}`)}</span>
        <span className={styles.offerWhy}>
          {t('shop.letters', { count: chests[gameType]?.[size] ?? 0, context: gameType })}
        </span>
      </span>
      <span className={styles.price}>
        <JokerIcon />
        <span aria-hidden="true">{price}</span>
        <span className="visually-hidden">{t('shop.jokers', { count: price })}</span>
      </span>
    </span>
  );
}
