// The way on from a level that did not load: those that are stored on the device, of the current game first. Absent if there are none.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Records, stateOf } from '../../machines/levels/order.ts';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { type StoredLevel, storedLevels } from '../adapters/offline/port.ts';
import { usePorts } from '../app/context.ts';
import { levelName } from '../app/levelName.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';
import { nearest } from '../text/i18n.ts';
import { soft } from '../text/soft.ts';
import { Button } from '../ui/Button.tsx';

/** How many are offered. */
const MOST = 6;

/** `className`: how choices are laid out. */
export default function Stored({ className }: { readonly className: string | undefined }) {
  const { t, i18n } = useTranslation();
  const levels = usePlayable();
  const { games } = useConfig();
  const open = useOpenLevel();
  if (levels.length === 0) return null;
  return (
    <>
      <p>{t('offline.others')}</p>
      <div className={className}>
        {levels.slice(0, MOST).map((level) => (
          <Button key={puzzleName(level)} onClick={() => open(level.gameType, level.category, level.id)}>
            {soft(levelName(t, i18n.language, games, puzzleName(level)))}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Stored, open, in the page's language, not solved yet, and not the one that did not load. */
function usePlayable(): readonly StoredLevel[] {
  const { i18n } = useTranslation();
  const { wallet } = usePorts();
  const { rules } = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const gameType = useAppState((context) => context.gameType);
  const all = useLevels(({ context }) => context.allRecords);
  const here = useLevels(({ context }) => context.selectedId ?? context.preselected);
  const [stored, setStored] = useState<readonly StoredLevel[]>([]);
  useEffect(() => void storedLevels().then(setStored, () => undefined), []);
  const isPlayable = (level: StoredLevel): boolean => {
    const state = stateOf(knownIn(level.gameType, all, wallet.unlocked()), level.id, rules, today);
    return (
      state !== 'locked' &&
      state !== 'solved' &&
      parseLevelId(level.id)?.language === nearest(i18n.language) &&
      !(level.gameType === gameType && level.id === here)
    );
  };
  return stored
    .filter(isPlayable)
    .toSorted((a, b) => Number(b.gameType === gameType) - Number(a.gameType === gameType) || a.id.localeCompare(b.id));
}

/** A game's records and purchases, by level id. */
function knownIn(gameType: string, all: Records, bought: ReadonlySet<string>) {
  const ofGame = (puzzle: string) => puzzle.startsWith(`${gameType}/`);
  const idOf = (puzzle: string) => puzzle.slice(gameType.length + 1);
  const records = Object.entries(all).filter(([puzzle]) => ofGame(puzzle));
  return {
    records: Object.fromEntries(records.map(([puzzle, record]) => [idOf(puzzle), record])),
    unlocked: new Set([...bought].filter(ofGame).map(idOf)),
  };
}
