// What a game provides for the audit of its levels, in `tests/levels/games/<game>.ts`.

import type { CategoryType } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import type { Finding, Json } from './audit/document.ts';

export interface AuditedLevel {
  readonly categoryType: string;
  /** German if all languages share the level. */
  readonly language: Language;
  readonly number: number;
  readonly document: Json;
}

export interface Audited {
  /** The level, in German, in which faults are planted. */
  readonly sample: { readonly categoryType: CategoryType; readonly number: number };
  /** The faults of a level. */
  readonly audit: (level: AuditedLevel) => Finding[];
  /** By rule: breaks a sound level so that the audit reports the rule. */
  readonly plants: readonly (readonly [rule: string, plant: (document: never) => void])[];
}
