// The clue of the current word.

import { puzzleName } from '../../puzzles/levelId.ts';
import { useApp } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import { ClueStrip } from '../board/ClueStrip.tsx';
import { useLegend } from '../board/ofBoard.ts';

export function ClueBar() {
  const app = useApp();
  const { gesture } = useHandle();
  const level = useGame(({ context }) => context.level);
  const legend = useLegend();
  const lang = useForeign();
  if (!legend?.clue) return null;
  const report = (item: string): void =>
    app.send({ type: 'OPEN_MODAL', kind: 'suggestion', about: `${puzzleName(level)}/${item}` });
  return <ClueStrip legend={legend} send={gesture} lang={lang} silent onReport={report} />;
}
