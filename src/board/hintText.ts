// A hint in words: its sentence and its technique's name, from the kind's texts.

import type { TFunction } from 'i18next';
import type { Hint, HintStage } from '../../puzzles/hint.ts';
import { named } from '../text/places.ts';

interface StagedHint {
  readonly hint: Hint<unknown>;
  readonly stage: HintStage;
}

export function hintSentence(t: TFunction, kind: string, { hint, stage }: StagedHint): string {
  const { key, values } = hint.says[stage];
  return t(`hint.${kind}.${key}`, named(t, kind, values));
}

export const techniqueName = (t: TFunction, kind: string, technique: string): string =>
  t(`technique.${kind}.${technique}`);
