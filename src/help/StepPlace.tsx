// The place of a guide's step in words, for players who do not see the lights on the board.

import { useTranslation } from 'react-i18next';
import { type Cell, columnOf, rowOf } from '../../puzzles/grid.ts';
import type { GuideStep } from '../games/guide.ts';
import type { GuideBoard } from './guideBoard.ts';

/** More cells than a row has are no place to go to. */
const MOST = 9;

/** The first and the last cell of the place, or its only one; none if the step has no place. */
export function placeOf({ goal, lights }: GuideStep): readonly Cell[] {
  const lit = (role: string): readonly Cell[] => lights.filter((light) => light.role === role).map(({ cell }) => cell);
  const [cells = []] = [goal ?? [], lit('target'), lit('area')].filter(({ length }) => length > 0);
  const [first] = cells;
  const last = cells.at(-1);
  if (first === undefined || last === undefined || cells.length > MOST) return [];
  return first === last ? [first] : [first, last];
}

export function StepPlace({ board, step }: { readonly board: GuideBoard; readonly step: GuideStep }) {
  const { t } = useTranslation();
  const { kind, givens } = board;
  const [from, to] = placeOf(step).map((cell) =>
    t(`spoken.${kind.id}.place`, { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 }),
  );
  if (from === undefined) return null;
  return <p className="visually-hidden">{t('guide.place', { context: to === undefined ? 'one' : 'run', from, to })}</p>;
}
