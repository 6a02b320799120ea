// The clue of the current word or, where words are given, those that fit its place.

import { puzzleName } from '../../puzzles/levelId.ts';
import { useApp } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import { ClueStrip } from '../board/ClueStrip.tsx';
import { FitStrip, NoFit } from '../board/FitStrip.tsx';
import { legendOf, useLegend } from '../board/ofBoard.ts';

export function ClueBar() {
  const given = useGame(({ context }) => legendOf(context)?.draggable);
  return given ? <Fitting /> : <Clue />;
}

function Clue() {
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

/** Rendered only when it shows something else: a string stays equal, a new legend comes with every entry. */
function Fitting() {
  const { gesture, snapshots } = useHandle();
  const lang = useForeign();
  useGame(({ context }) => JSON.stringify(legendOf(context)?.place));
  const place = legendOf(snapshots.getSnapshot().context)?.place;
  return place ? <FitStrip {...place} send={gesture} lang={lang} /> : <NoFit />;
}
