// What a game brings to the audit of levels, in `tests/levels/games/<game>.ts`.

import type { CategoryType } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import type { Finding, Json } from './audit/document.ts';

export interface AuditedLevel {
  readonly categoryType: string;
  /** German where all languages share the level. */
  readonly language: Language;
  readonly number: number;
  readonly document: Json;
}

export interface Audited {
  /** The level, in German, in which faults are planted. */
  readonly sample: { readonly categoryType: CategoryType; readonly number: number };
  /** What is wrong with a level. */
  readonly audit: (level: AuditedLevel) => Finding[];
  /** Each breaks a sound level so that the audit reports this rule. */
  readonly plants: readonly (readonly [rule: string, plant: (document: never) => void])[];
}
