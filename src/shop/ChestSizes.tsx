// The sizes of a game's chests: a choice of one, or, for visitors, what leads to an account.

import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChestSize, GameType } from '../../puzzles/catalogue.ts';
import { useConfig } from '../app/useAppState.ts';
import { classes } from '../ui/classes.ts';
import { ChestIcon } from './ChestIcon.tsx';
import styles from './Shop.module.css';

export interface ChestSizesProps {
  readonly gameType: GameType;
  readonly sizes: readonly ChestSize[];
  readonly chosen: ChestSize;
  readonly onChoose: (size: ChestSize) => void;
}

export function ChestSizes({ gameType, sizes, chosen, onChoose }: ChestSizesProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.sizes}>
      <legend className="visually-hidden">{t('shop.chest.size')}</legend>
      <div className={styles.offers}>
        {sizes.map((size) => (
          <label key={size} className={styles.size}>
            <input type="radio" name="chest" checked={size === chosen} onChange={() => onChoose(size)} />
            <span className={styles.offer}>
              <Size gameType={gameType} size={size} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface LockedSizesProps extends Pick<ChestSizesProps, 'gameType' | 'sizes'> {
  readonly onPress: () => void;
}

/** What could be bought with an account. */
export function LockedSizes({ gameType, sizes, onPress }: LockedSizesProps) {
  return (
    <ul className={styles.offers}>
      {sizes.map((size) => (
        <li key={size}>
          <button type="button" className={styles.offer} onClick={onPress}>
            <Size gameType={gameType} size={size} locked />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SizeProps {
  readonly gameType: GameType;
  readonly size: ChestSize;
  readonly locked?: boolean;
}

function Size({ gameType, size, locked = false }: SizeProps) {
  const { t } = useTranslation();
  const { chests, chestPrices } = useConfig().economy;
  const price = chestPrices[size];
  return (
    <>
      <span className={styles.chest}>
        <ChestIcon size={size} />
      </span>
      <span className={styles.offerWords}>
        <span className={styles.offerName}>{t(`shop.chest.${size}`)}</span>
        <span className={styles.offerWhy}>
          {t('shop.letters', { count: chests[gameType]?.[size] ?? 0, context: gameType })}
        </span>
      </span>
      <span className={classes(styles.price, styles.cost)}>
        {locked && <Lock aria-hidden="true" />}
        {t('shop.jokers', { count: price })}
      </span>
    </>
  );
}
