// What the print dialog takes from the game: the sheet with its pictures, and what stands above it.

import { useEffect, useMemo, useState } from 'react';
import { useGame } from '../app/gameHandle.ts';
import { useLevelFacts } from '../app/useLevelFacts.ts';
import type { Pictures } from './boards/Crossword.tsx';
import type { Heading } from './Page.tsx';
import { picturesOf } from './pictures.ts';
import { type Fill, type Printable, printable } from './printable.ts';

export interface Ready {
  readonly sheet: Printable;
  readonly pictures: Pictures;
}

/** undefined until the pictures are there; a new fill is shown at once, since it has the same ones. */
export function useSheet(fill: Fill): Ready | undefined {
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const play = useGame(({ context }) => context.game?.play);
  const [pictures, show] = useState<Pictures>();
  const sheet = useMemo(() => kind && givens && printable(kind, givens, play, fill), [kind, givens, play, fill]);
  useEffect(() => {
    let current = true;
    if (kind && givens) {
      void picturesOf(printable(kind, givens, undefined, 'empty').looks).then((found) => current && show(found));
    }
    return () => {
      current = false;
    };
  }, [kind, givens]);
  return sheet && pictures && { sheet, pictures };
}

export function useHeading(): Heading {
  const { title, where, created } = useLevelFacts();
  const { gameType, id } = useGame(({ context }) => context.level);
  return { title, where, date: created, address: `${window.location.host}/${gameType}/${id}` };
}

/** The faces in which it is printed. */
const FACES = [
  '500 10px "Barlow Condensed"',
  ...[400, 700].map((weight) => `${weight} 10px ${'"Atkinson Hyperlegible Next Variable"'}`),
];

/** Resolves when every letter has its face. One that does not come holds nothing up. */
export async function printReady(): Promise<void> {
  await Promise.all(FACES.map((face) => document.fonts.load(face).catch(() => undefined)));
}
