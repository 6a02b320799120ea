// The clue of the current word or, where words are given, those that fit its place.

import { useState } from 'react';
import type { LegendPlace } from '../../puzzles/kind.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { useApp } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import { ClueStrip } from '../board/ClueStrip.tsx';
import { FitStrip, NoFit } from '../board/FitStrip.tsx';
import { legendOf, useLegend } from '../board/ofBoard.ts';
import { PlaceStrip } from '../board/PlaceStrip.tsx';
import { BESIDE, useMedia } from '../ui/browser.ts';
import { useKeys } from './useKeys.ts';

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

/** Rendered only when it shows something else: a new legend comes with every entry. */
function Fitting() {
  const { gesture } = useHandle();
  const lang = useForeign();
  const [keep] = useState(keeper);
  const place = useGame(({ context }) => keep(legendOf(context)?.place));
  const { shown } = useKeys();
  const beside = useMedia(BESIDE) && !shown;
  if (!place) return <NoFit />;
  return beside ? <PlaceStrip {...place} lang={lang} /> : <FitStrip {...place} send={gesture} lang={lang} />;
}

/** Returns the place that it was given before, as long as a new one says the same. */
function keeper(): (place: LegendPlace | undefined) => LegendPlace | undefined {
  let kept: LegendPlace | undefined;
  return (place) => {
    if (!kept || !place || !isSame(kept, place)) kept = place;
    return kept;
  };
}

const isSame = (a: LegendPlace, b: LegendPlace): boolean =>
  a === b ||
  (a.way === b.way &&
    a.row === b.row &&
    a.column === b.column &&
    a.wrong === b.wrong &&
    a.letters.join() === b.letters.join() &&
    a.words.length === b.words.length &&
    a.words.every(({ word, used }, at) => word === b.words[at]?.word && used === b.words[at]?.used));
