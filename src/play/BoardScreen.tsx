// The game screen inside the shell: the board's canvas, its twin in the accessibility tree, the keys, and the cover while
// the game is not running.

import {
  type Ref,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf, phaseOf } from '../../machines/game/selectors.ts';
import type { Level } from '../../machines/ports.ts';
import type { GridBox } from '../../scenes/fit.ts';
import type { Source } from '../../scenes/source.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import { whenIdle } from '../adapters/page/idle.ts';
import { useApp, usePorts, useSettings } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { Failure } from '../app/late/Failure.tsx';
import { useLate } from '../app/late/useLate.ts';
import { useForeign } from '../app/levelFacts.ts';
import { type BoardHandle, BoardHost } from '../board/BoardHost.tsx';
import type { MirrorHandle } from '../board/BoardMirror.tsx';
import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import { boardSource } from '../board/boardSource.ts';
import { isZoomable } from '../board/ofBoard.ts';
import { noGhostClick } from '../board/usePress.ts';
import { late, NotLoaded } from '../late/late.ts';
import { usePalette } from '../theme/contexts.ts';
import { notifyError } from '../toasts/notify.ts';
import { FINE_POINTER, useMedia } from '../ui/browser.ts';
import { dropStill } from '../ui/still.ts';
import { BoardCover } from './BoardCover.tsx';
import styles from './BoardScreen.module.css';
import { beyond, inSight } from './beyond.ts';
import { AdOverlay, Announcer, ClueBubble, EntryList, HintPanel, Move } from './boardParts.tsx';
import { takeFocus, unlessInDialog } from './focus.ts';

/** The specified props of every game screen. */
export interface BoardScreenProps {
  readonly level: Level;
  readonly reportPercent: (percent: string) => void;
  readonly hint: () => void;
  readonly setPause: (paused: boolean) => void;
  /** Only for games that ask for it; errors then name the level, whose content may be the cause. */
  readonly levelId: string | undefined;
  readonly ref?: Ref<BoardHandle>;
}

/** In these the game has an end, for now or for good. */
/** Words that are wrong may be anywhere on a board that is larger than its glass. */
const LOST: readonly string[] = ['lost', 'secondChance'];
const OVER: readonly string[] = ['lost', 'secondChance', 'won', 'givenUp'];

/** In these the board is in sight. */
export const OPEN: readonly string[] = ['ready', 'running', ...OVER];

export function BoardScreen(props: BoardScreenProps) {
  const source = useSource();
  useReportedPercent(props.reportPercent);
  if (!source) return <BoardSkeleton />;
  return <Board {...props} source={source} />;
}

function useSource(): Source | undefined {
  const { actor, clock } = useHandle();
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const begun = useGame(({ context }) => context.game !== undefined && context.view !== undefined);
  return useMemo(
    () => (kind && givens && begun ? boardSource(actor, kind, givens, clock) : undefined),
    [actor, clock, kind, givens, begun],
  );
}

function useReportedPercent(report: (percent: string) => void): void {
  const percent = useGame(({ context }) => percentOf(context));
  useEffect(() => report(percent), [percent, report]);
}

function Board({ source, level, levelId, setPause, ref }: BoardScreenProps & { readonly source: Source }) {
  const { t } = useTranslation();
  const { api } = usePorts();
  const phase = useGame(phaseOf);
  const mirror = useRef<MirrorHandle>(null);
  const host = useRef<BoardHandle>(null);
  const twin = useTwin(source, mirror);
  const state = useBoardState(levelId, phase, setPause, twin.show);
  const glass = useRef<HTMLDivElement>(null);
  const edges = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  useImperativeHandle(
    ref,
    () => host.current as BoardHandle, // there as long as the board is
    [],
  );
  useRehearsal(state.ready, host);
  useIdleNews(state.ready);
  useOverview(LOST.includes(phase) && state.ready, source, host);
  const { looks, BoardMirror } = twin;
  const pointed = useMedia(FINE_POINTER);
  useFocus(phase, looks !== undefined, mirror);
  const focusLater = useCallback(() => afterFrame(() => unlessInDialog(() => mirror.current?.focus())), []);
  const rest = (grid: GridBox): void => {
    twin.place(grid);
    // within the frame, reading a position would have the page laid out once more
    afterFrame(() => {
      const box = glassBox(glass.current);
      setMore(beyond(grid, box));
      placeAt(edges.current, box, grid);
    });
  };
  const open = state.unloaded || OPEN.includes(phase);
  return (
    <section className={styles.region} aria-label={t('play.board')} data-open={open}>
      <div ref={glass} className={styles.glass} onTouchEnd={noGhostClick} inert={!open}>
        <LiveHost
          ref={host}
          source={source}
          over={
            BoardMirror &&
            looks && (
              <BoardMirror
                ref={mirror}
                looks={looks}
                label={t('play.grid', { title: level.title })}
                over={OVER.includes(phase)}
              />
            )
          }
          onReady={state.onReady}
          onError={state.onError}
          onTouch={focusLater}
          onRest={rest}
        />
      </div>
      {open && pointed && looks?.ears?.printed && <ClueBubble looks={looks} board={glass} />}
      {open && looks?.ears?.entries && <EntryList looks={looks} onBoard={focusLater} />}
      {open && (
        <div ref={edges} className={styles.edges} data-more={more}>
          {phase !== 'ready' && more !== '' && <Move more={more} onMove={(to) => host.current?.pan(to)} />}
        </div>
      )}
      {open && !state.ready && !state.unloaded && <BoardSkeleton />}
      {!open && <BoardCover phase={phase} setPause={setPause} />}
      {phase === 'ad' && api.knownSite()?.ads !== undefined && <AdOverlay />}
      <div className={styles.late}>
        {twin.retrying.failures > 0 && (
          <div className={styles.strip}>
            <Failure {...twin.retrying} />
          </div>
        )}
        {looks && <Announcer looks={looks} />}
      </div>
    </section>
  );
}

/** Whether the board has been drawn, or could not be loaded; the clock stops while a network failure hides it. */
function useBoardState(
  levelId: string | undefined,
  phase: string,
  setPause: (paused: boolean) => void,
  withoutPicture: () => void,
) {
  const { reporter } = usePorts();
  const [ready, setReady] = useState(false);
  const [unloaded, setUnloaded] = useState(false);
  const onReady = (): void => {
    setReady(true);
    setUnloaded(false);
  };
  const onError = (error: unknown): void => {
    dropStill();
    reporter.report(error, levelId === undefined ? 'board' : `board ${levelId}`);
    if (error instanceof NotLoaded) {
      setUnloaded(true); // BoardHost shows the failure, with a retry
      return;
    }
    notifyError('play.boardFailed');
    withoutPicture();
  };
  // with the placeholder under it, not a frame before
  useLayoutEffect(() => {
    if (ready) dropStill();
  }, [ready]);
  useEffect(() => {
    if (unloaded && phase === 'running') setPause(true);
  }, [unloaded, phase, setPause]);
  return { ready, unloaded, onReady, onError };
}

/** The board takes the focus when the game runs; after a win on this page the dialog takes it. */
function useFocus(phase: string, there: boolean, mirror: RefObject<MirrorHandle | null>): void {
  const played = useRef(false);
  useEffect(() => {
    if (phase === 'running') played.current = true;
    const wants = phase === (played.current ? 'running' : 'won');
    return wants && there ? takeFocus(() => mirror.current?.focus()) : undefined;
  }, [phase, there, mirror]);
}

/** Where the canvas lies in its host; without one, everything is in sight. */
function glassBox(host: HTMLElement | null): GridBox {
  const {
    offsetLeft: left = 0,
    offsetTop: top = 0,
    offsetWidth: width = Number.POSITIVE_INFINITY,
    offsetHeight: height = width,
  }: Partial<HTMLElement> = host?.querySelector('canvas') ?? {};
  return { left, top, width, height };
}

function placeAt(element: HTMLElement | null, glass: GridBox, grid: GridBox): void {
  if (!element) return;
  const { left, top, width, height } = glass;
  element.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  for (const [name, fraction] of Object.entries(inSight(grid, glass)))
    element.style.setProperty(name, `${Math.round(fraction * 1000) / 10}%`);
}

const loadTwin = late(() => import('../board/twin.ts'));
const loadRehearsal = late(() => import('../board/rehearsal.ts'));

/**
 * The board's twin in the accessibility tree, once the picture shows or has failed: putting hundreds of cells into words takes as
 * long as drawing them, and until then the board is covered anyway. Its chunk loads in parallel with the scene's.
 */
function useTwin(source: Source, mirror: RefObject<MirrorHandle | null>) {
  const { t } = useTranslation();
  const { kind } = source;
  const load = useMemo(
    () =>
      late(async () => {
        Announcer.preload(); // what happens before it is there goes unheard
        return (await loadTwin()).openTwin(kind);
      }),
    [kind],
  );
  const { there, ...retrying } = useLate(load, 'twin');
  const { sayMuch: much, sayFirst: first } = useSettings();
  const [wanted, want] = useState(false);
  const twin = wanted ? there?.value : undefined;
  const box = useRef<GridBox>(undefined);
  const lang = useForeign();
  const looks = useMemo(() => twin?.looksOf(source, t, { much, first }, lang), [twin, source, t, much, first, lang]);
  // before it is painted: it must not be seen to move
  useLayoutEffect(() => {
    if (looks && box.current) mirror.current?.place(box.current);
  }, [looks, mirror]);
  const show = useCallback(() => afterFrame(() => startTransition(() => want(true))), []);
  const place = useCallback(
    (grid: GridBox) => {
      box.current = grid;
      if (mirror.current) mirror.current.place(grid);
      else show();
    },
    [mirror, show],
  );
  return { looks, BoardMirror: twin?.BoardMirror, retrying, show, place };
}

/** Over a lost game all that is wrong is in sight; who goes on is back where they were. */
function useOverview(lost: boolean, source: Source, board: RefObject<BoardHandle | null>): void {
  useEffect(() => {
    if (!lost) return;
    const { kind, givens, current } = source;
    const { play, view } = current();
    const looks: readonly object[] = kind.look(givens, play, view);
    board.current?.overview(looks.flatMap((look, cell) => ('wrong' in look && look.wrong === true ? [cell] : [])));
    return () => board.current?.overview(undefined);
  }, [lost, source, board]);
}

/** Tells the app, once, that the board is ready and the page is idle; not on a connection in data-saving mode. */
function useIdleNews(ready: boolean): void {
  const app = useApp();
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!ready || connection?.saveData) return;
    const tell = () => {
      HintPanel.preload();
      app.send({ type: 'BOARD_IDLE' });
    };
    return whenIdle(tell, { unreported: 2000 });
  }, [ready, app]);
}

/** The rehearsal (a chunk of its own) starts once the board is ready, and ends when the game is left. */
function useRehearsal(ready: boolean, board: RefObject<BoardHandle | null>): void {
  const { actor } = useHandle();
  useEffect(() => {
    if (!ready) return;
    let gone = false;
    let end = (): void => undefined;
    const start = async (): Promise<void> => {
      const { rehearse } = await loadRehearsal();
      if (!gone) end = rehearse(actor.getSnapshot().context, (source) => board.current?.rehearse(source));
    };
    // without it, only the first entries are slower
    start().catch(() => undefined);
    return () => {
      gone = true;
      end();
    };
  }, [ready, actor, board]);
}

type HostProps = Pick<
  Parameters<typeof BoardHost>[0],
  'source' | 'over' | 'onReady' | 'onError' | 'onTouch' | 'onRest' | 'ref'
>;

/** Subscribes to theme and motion itself, so that a change of these does not render the board's surroundings. */
function LiveHost(props: HostProps) {
  const palette = usePalette();
  const { reducedMotion, lockZoom } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)') || reducedMotion;
  // a board without buttons for it does not zoom at all: two fingers on it zoom the page
  const zoomable = useGame(({ context }) => isZoomable(context));
  return <BoardHost {...props} palette={palette} reducedMotion={still} locked={lockZoom || !zoomable} />;
}
