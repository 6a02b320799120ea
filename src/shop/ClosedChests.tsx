// Chests of this game that were bought and left closed: each leads to where it is opened or given back.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameType } from '../../puzzles/catalogue.ts';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';
import { useApp } from '../app/context.ts';
import { Button } from '../ui/Button.tsx';
import { ChestIcon } from './ChestIcon.tsx';
import styles from './Shop.module.css';
import { useQuery } from './useQuery.ts';

export function ClosedChests({ gameType }: { readonly gameType: GameType }) {
  const { t } = useTranslation();
  const app = useApp();
  const [query] = useQuery(useCallback((economy: EconomyApi) => economy.chests(), []));
  // without an answer there is nothing to show: they wait on the server
  const chests = query.state === 'done' ? query.answer.filter((chest) => chest.gameType === gameType) : [];
  return chests.map(({ chestId, size, letters }) => (
    <p key={chestId} className={styles.after}>
      <Button
        wide
        icon={<ChestIcon size={size} />}
        onClick={() =>
          app.send({ type: 'OPEN_MODAL', kind: 'wordChest', about: `${gameType}/${size}/${letters}/${chestId}` })
        }
      >
        {t('shop.chest.waiting', { chest: t(`shop.chest.${size}`) })}
      </Button>
    </p>
  ));
}
