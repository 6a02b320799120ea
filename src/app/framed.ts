// The frame's side of <puzzle-game> (src/embed): says to the publisher's page what happens in the frame, and does what it wants.
// Loaded once the page is idle, and in frames only.

import type { AppContext } from '../../machines/app/types.ts';
import { elapsedOf, type Phase, phaseOf } from '../../machines/game/selectors.ts';
import type { GameContext } from '../../machines/game/types.ts';
import { percentDone } from '../../machines/percent.ts';
import type { Clock } from '../../machines/ports.ts';
import type { AppPorts } from '../adapters/ports.ts';
import type { FromFrame, FromPage, Marked, PuzzleEvent, Unavailable } from '../embed/messages.ts';
import { changeLanguage, nearest } from '../text/i18n.ts';
import type { AppActor } from './context.ts';
import type { GameActor } from './gameHandle.ts';

type Say = (message: FromFrame) => void;

/** What it needs of a window. */
export type Frame = Pick<Window, 'parent' | 'addEventListener' | 'innerWidth' | 'document' | 'getComputedStyle'>;

/** Begins to speak when the page has answered: then its origin is known. Bare frames get no answer. */
export function framed(app: AppActor, ports: AppPorts, view: Frame = window): void {
  let page: string | undefined;
  const say: Say = (message) => {
    if (page !== undefined) view.parent.postMessage({ ...message, puzzleGame: 1 } satisfies Marked<FromFrame>, page);
  };
  view.addEventListener('message', ({ source, origin, data }) => {
    if (source !== view.parent || data?.puzzleGame !== 1 || origin === 'null' || origin !== (page ?? origin)) return;
    const known = page !== undefined;
    page = origin;
    if (!known) begin();
    follow(app, ports, data);
  });
  const begin = (): void => {
    sayHeight(view, say);
    sayTitle(view.document, say);
    sayGames(app, ports.clock, (event) => say(event));
    sayUnavailable(app, (event) => say(event));
  };
  view.parent.postMessage({ type: 'hello', puzzleGame: 1 } satisfies Marked<FromFrame>, '*');
}

/** What comes is a stranger's, whatever its type says. */
function follow(app: AppActor, ports: AppPorts, message: Marked<FromPage>): void {
  if (message.type === 'language') void toLanguage(app, ports, String(message.language));
  if (message.type !== 'go') return;
  const { game, level } = message;
  if (typeof game !== 'string' || typeof level !== 'string') return;
  const { search } = ports.address.current();
  const params = new URLSearchParams(search);
  for (const name of ['screen', 'modal', 'about']) params.delete(name);
  if (!level) params.set('screen', 'lobby');
  // no entry of its own: Back belongs to the publisher's page
  const place = { path: `/${game}/${level || 'play'}`, search: params.toString() };
  if (!/^\/[a-z]{1,30}\/[\w-]{1,80}$/.test(place.path)) return;
  ports.address.replace(place);
  app.send({ type: 'ADDRESS', place });
}

async function toLanguage(app: AppActor, { reporter }: AppPorts, wanted: string): Promise<void> {
  const to = nearest(wanted);
  try {
    await changeLanguage(to);
    app.send({ type: 'LANGUAGE', language: to });
  } catch (error) {
    reporter.report(error, 'language');
  }
}

/** Below this width the app is a column: the board, and what is above and below it. */
const WIDE = 900;
const WIDE_HEIGHT = 45; // rem
const LARGEST_BOARD = 520;
const AROUND_BOARD = 23.75; // rem

/** As in the element's style, which knows no size of type. */
export const heightFor = (width: number, rem: number): number =>
  Math.ceil(width < WIDE ? Math.min(width, LARGEST_BOARD) + AROUND_BOARD * rem : WIDE_HEIGHT * rem);

function sayHeight(view: Frame, say: Say): void {
  let said: number | undefined;
  const tell = (): void => {
    const rem = Number.parseFloat(view.getComputedStyle(view.document.documentElement).fontSize) || 16;
    const height = heightFor(view.innerWidth, rem);
    if (height !== said) say({ type: 'height', height });
    said = height;
  };
  view.addEventListener('resize', tell);
  tell();
}

function sayTitle(page: Document, say: Say): void {
  const title = page.querySelector('title');
  const tell = (): void => say({ type: 'title', title: page.title });
  if (title) new MutationObserver(tell).observe(title, { childList: true });
  tell();
}

/** One game after the other. */
export function sayGames(app: AppActor, clock: Clock, say: (event: PuzzleEvent) => void): void {
  let game: GameActor | undefined;
  let stop = (): void => undefined;
  let tell = (): void => undefined;
  // a level is loaded behind other screens, too
  const isShown = (): boolean => app.getSnapshot().context.screen === 'game';
  const look = (): void => {
    const { gameRef } = app.getSnapshot().context;
    if (gameRef === game) {
      tell();
      return;
    }
    stop();
    game = gameRef;
    ({ stop, tell } = gameRef ? sayGame(gameRef, isShown, clock, say) : NOTHING);
  };
  app.subscribe(look);
  look();
}

const NOTHING = { stop: () => undefined, tell: () => undefined };

/** A level that was wanted, and is not shown: once, until something else is wanted. */
export function sayUnavailable(app: AppActor, say: (event: PuzzleEvent) => void): void {
  let said: string | undefined;
  const look = (): void => {
    const { context } = app.getSnapshot();
    const detail = unavailableIn(context);
    const now = detail && `${detail.game} ${detail.level}`;
    if (detail && now !== said) say({ type: 'unavailable', detail });
    said = now;
  };
  app.subscribe(look);
  app.getSnapshot().context.levelsRef.subscribe(look);
  look();
}

function unavailableIn({ gameType: game, id, screen, modal, levelsRef }: AppContext): Unavailable | undefined {
  if (modal?.kind === 'gamePurchase' && modal.about !== undefined)
    return { game, level: modal.about, reason: 'locked' };
  const levels = levelsRef.getSnapshot();
  const isMissing = levels.matches('missing') && levels.context.selectedId === id && levels.context.gameType === game;
  return screen === 'game' && isMissing ? { game, level: id, reason: 'missing' } : undefined;
}

const PLAYED: readonly Phase[] = ['running', 'paused', 'lost', 'secondChance'];

/** Each of them once in a game, but progress. A level that was solved before is not solved by looking at it. */
function sayGame(actor: GameActor, isShown: () => boolean, clock: Clock, say: (event: PuzzleEvent) => void) {
  const { gameType: game, id: level } = actor.getSnapshot().context.level;
  const about = { game, level };
  const said = new Set<string>();
  const once = (event: PuzzleEvent): void => {
    if (!said.has(event.type)) say(event);
    said.add(event.type);
  };
  let play: unknown;
  let percent: number | undefined;
  const progress = ({ kind, givens, game: played }: GameContext): void => {
    if (!kind || !givens || !played || played.play === play) return;
    play = played.play;
    const now = percentDone(kind.progress(givens, play));
    if (now !== percent) say({ type: 'progress', detail: { ...about, percent: now } });
    percent = now;
  };
  const tell = (): void => {
    if (!isShown()) return;
    const snapshot = actor.getSnapshot();
    const phase = phaseOf(snapshot);
    const { context } = snapshot;
    if (phase !== 'loading' && phase !== 'broken') once({ type: 'ready', detail: about });
    if (PLAYED.includes(phase)) once({ type: 'started', detail: about });
    if (!said.has('started')) return;
    progress(context);
    if (phase !== 'won') return;
    // as the dialog has it
    const seconds = Math.floor(elapsedOf(context, clock.now()) / 1000);
    const mistakes = context.game?.mistakes.length ?? 0;
    once({ type: 'solved', detail: { ...about, seconds, mistakes } });
  };
  tell();
  const { unsubscribe: stop } = actor.subscribe(tell);
  return { stop, tell };
}
