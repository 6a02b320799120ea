// The facts about a level in its start dialog.

import type { TFunction } from 'i18next';
import type { Level } from '../../machines/ports.ts';
import type { Size } from '../../puzzles/grid.ts';
import { techniquePageOf } from '../games/registry.ts';
import type { Fact } from '../parts/Facts.tsx';

/** Only what is known; `bestTime` and `percent` are ready to show. */
export function startFacts(
  level: Level,
  size: Size | undefined,
  bestTime: string | undefined,
  percent: string | undefined,
  t: TFunction,
): readonly Fact[] {
  const facts: (Fact | undefined)[] = [
    size && { name: t('modal.gameStart.size'), value: `${size.width} × ${size.height}` },
    difficulty(level, t),
    technique(level, t),
    percent === undefined ? undefined : { name: t('modal.gameStart.progress'), value: percent },
    bestTime === undefined ? undefined : { name: t('modal.gameStart.bestTime'), value: bestTime },
  ];
  return facts.filter((fact) => fact !== undefined);
}

const difficulty = ({ difficulty: key }: Level, t: TFunction): Fact | undefined =>
  key === ''
    ? undefined
    : { name: t('modal.gameStart.difficulty'), value: t(`modal.difficulty.${key}`, { defaultValue: key }) };

/** The hardest technique, if the document names one under our own prefix. */
function technique({ content, gameType }: Level, t: TFunction): Fact | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const entry = Object.entries(content).find(([key]) => key.endsWith('hardest'));
  if (typeof entry?.[1] !== 'string' || entry[1] === 'none') return undefined;
  return {
    name: t('modal.gameStart.technique'),
    value: t(`technique.${gameType}.${entry[1]}`, { defaultValue: entry[1] }),
    page: techniquePageOf(gameType, entry[1]),
  };
}
