// A small opened board for every game: the first document of its cases.

import type { GameType } from '../../puzzles/catalogue.ts';
import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { loadKind } from '../../puzzles/registry.ts';
import type { KindCases } from '../kinds/kindCases.ts';

export interface SmallBoard {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly start: unknown;
  readonly solved: unknown;
}

export async function smallBoard(id: GameType): Promise<SmallBoard> {
  const kind: AnyKind = await loadKind(id);
  const { cases }: { cases: KindCases } = await import(`../kinds/${id}/cases.ts`);
  const sheet = readSheet(Object.values(cases.documents)[0]);
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`the document of ${id} is broken`);
  const start = kind.start(givens.value);
  return { kind, givens: givens.value, start, solved: kind.solution(givens.value, start) };
}
