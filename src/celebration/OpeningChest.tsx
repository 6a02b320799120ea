// The place of the opening chest: loaded on demand, empty if it cannot be drawn. Decorative: the text is beside it.

import { useMemo, useState } from 'react';
import type { GameType } from '../../puzzles/catalogue.ts';
import { lateOrnament } from '../app/late/lateComponent.tsx';
import { GAMES } from '../games/registry.ts';
import { usePalette, useReducedMotion } from '../theme/contexts.ts';
import styles from './OpeningChest.module.css';
import { Silent } from './Silent.tsx';

const Chest = lateOrnament(() => import('./Chest.tsx'), null);

/** Wood in the shadow, 0xRRGGBB: in the dialog's own black the lid would float. */
const shaded = (colour: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum | (Math.round(((colour >> shift) & 255) * 0.45) << shift), 0);

const FONT = 'Atkinson Hyperlegible Next Variable';

/** As many letters as are legible in the low room. */
const FEW = 8;

interface OpeningChestProps {
  readonly gameType: GameType;
  readonly letters: number;
  readonly closed: boolean;
}

export function OpeningChest({ gameType, letters, closed }: OpeningChestProps) {
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const { ink, paper, cursor } = usePalette();
  const still = useReducedMotion();
  const signs = GAMES[gameType].chestSigns;
  const colours = useMemo(() => ({ ink, paper, wood: cursor, dark: shaded(cursor) }), [ink, paper, cursor]);
  return (
    <div ref={setRoom} className={styles.room} data-many={letters > FEW || undefined} aria-hidden="true">
      {room && (
        <Silent>
          <Chest
            signs={signs}
            letters={letters}
            closed={closed}
            colours={colours}
            still={still}
            room={room}
            font={FONT}
          />
        </Silent>
      )}
    </div>
  );
}
