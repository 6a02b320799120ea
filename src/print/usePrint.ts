// What the print dialog needs from the game: the sheet with its pictures, and the heading.

import { useEffect, useMemo, useState } from 'react';
import { isDark } from '../../api/look/colour.ts';
import { deriveTokens } from '../../api/look/derive.ts';
import type { Appearance } from '../../machines/ports.ts';
import { useGame } from '../app/gameHandle.ts';
import { useLate } from '../app/late/useLate.ts';
import { useForeign, useLevelFacts } from '../app/levelFacts.ts';
import { useConfig } from '../app/useAppState.ts';
import { gameOf } from '../games/registry.ts';
import type { Pictures, StillBoard } from '../games/still.ts';
import { safeLogo } from '../theme/logo.ts';
import type { Heading } from './Page.tsx';
import { type Fill, type Printable, printable } from './printable.ts';

export interface Ready {
  readonly sheet: Printable;
  readonly pictures: Pictures;
}

/** This game's rendering for paper, loaded with the dialog. */
export function useStill() {
  const gameType = useGame(({ context }) => context.level.gameType);
  const { there, ...retrying } = useLate(gameOf(gameType).still, 'print');
  return { still: there?.value.still, retrying };
}

const NO_PICTURES: Pictures = new Map();

/** undefined until the pictures have loaded; another fill shows at once, since it has the same ones. */
export function useSheet(fill: Fill, still: StillBoard | undefined): Ready | undefined {
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const play = useGame(({ context }) => context.game?.play);
  const [pictures, show] = useState<Pictures>();
  const sheet = useMemo(() => kind && givens && printable(kind, givens, play, fill), [kind, givens, play, fill]);
  useEffect(() => {
    if (!kind || !givens || !still) return;
    if (!still.pictures) return show(NO_PICTURES);
    let current = true;
    void still.pictures(printable(kind, givens, undefined, 'empty').looks).then((found) => current && show(found));
    return () => {
      current = false;
    };
  }, [kind, givens, still]);
  return sheet && pictures && { sheet, pictures };
}

export function useHeading(): Heading {
  const { title, where, created } = useLevelFacts();
  const lang = useForeign();
  const { gameType, id } = useGame(({ context }) => context.level);
  const { appearance } = useConfig();
  const logo = useMemo(() => logoOf(appearance), [appearance]);
  return { title, lang, where, date: created, address: `${window.location.host}/${gameType}/${id}`, logo };
}

/** The brand's logo on paper. Paper is white: a logo for a dark page brings that page's colour along. */
export function logoOf(appearance: Appearance): Heading['logo'] {
  const address = safeLogo(appearance.logo, window.location.origin);
  if (address === undefined) return undefined;
  const { paper } = deriveTokens(appearance, { dark: false, contrast: false });
  return { address, ground: isDark(paper) ? paper.toHex() : undefined };
}
