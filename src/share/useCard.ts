// The shared picture and its text, from the game that was won.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { deriveTokens } from '../../api/look/derive.ts';
import { elapsedOf } from '../../machines/game/selectors.ts';
import { useGame } from '../app/gameHandle.ts';
import { type Retrying, useLate } from '../app/late/useLate.ts';
import { useLevelFacts } from '../app/levelFacts.ts';
import { useConfig } from '../app/useAppState.ts';
import { gameOf } from '../games/registry.ts';
import { safeLogo } from '../theme/logo.ts';
import type { Card, CardColours } from './card.ts';
import type { Shared as Picture } from './picture.ts';
import { challenge } from './rival.ts';
import { usePride, useWinFacts } from './winFacts.ts';

export interface Shared extends Picture {
  /** The card's content as text, with the address. */
  readonly text: string;
}

/** `shared` is undefined until the game's part has loaded. */
export function useShared(): { readonly shared: Shared | undefined; readonly retrying: Retrying } {
  const { t } = useTranslation();
  const facts = useWinFacts();
  const { headline: proud } = usePride();
  const { games, appearance } = useConfig();
  const { where } = useLevelFacts();
  const { gameType, id, title } = useGame(({ context }) => context.level);
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const play = useGame(({ context }) => context.game?.play);
  /** undefined for a relaxed game, whose time is no challenge. */
  const elapsed = useGame(({ context }) =>
    context.game && !context.relaxed ? elapsedOf(context, context.game.at) : undefined,
  );
  const name = games.find(({ type }) => type === gameType)?.name ?? gameType;
  const { there, ...retrying } = useLate(gameOf(gameType).still, 'share');
  const still = there?.value.still;
  const shared = useMemo(() => {
    if (!kind || !givens || !still) return undefined;
    const address = `${window.location.origin}/${gameType}/${id}`;
    const card: Card = {
      brand: t('brand.name'),
      where: `${name} · ${where}`,
      title,
      facts,
      proud,
      address: address.replace(/^https?:\/\//, ''),
      size: { width: givens.width, height: givens.height },
      tones: kind.look(givens, play, kind.view(givens)).map(still.tone),
    };
    const time = elapsed === undefined ? undefined : challenge(address, `${gameType}/${id}`, elapsed);
    const text = textOf(card, time === undefined ? [address] : [t('share.dare'), time]);
    const logo = safeLogo(appearance.logo, window.location.origin);
    return { card, colours: coloursOf(appearance), logo, text, fileName: `${gameType}-${id}.png` };
  }, [kind, givens, still, play, t, name, where, title, facts, proud, gameType, id, appearance, elapsed]);
  return { shared, retrying };
}

function textOf({ brand, where, facts, proud }: Card, last: readonly string[]): string {
  const lines = [`${brand}: ${where}`, facts.map(({ name, value }) => `${name}: ${value}`).join(' · '), proud, ...last];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}

/** Always the light theme, since we cannot know where the picture will be seen. */
function coloursOf(appearance: Parameters<typeof deriveTokens>[0]): CardColours {
  const tokens = deriveTokens(appearance, { dark: false, contrast: false });
  return {
    paper: tokens.paper.toHex(),
    ink: tokens.ink.toHex(),
    soft: tokens['ink-soft'].toHex(),
    line: tokens['line-soft'].toHex(),
    accent: tokens.accent.toHex(),
    accentSoft: tokens['accent-soft'].toHex(),
    onAccent: tokens['on-accent'].toHex(),
  };
}
