// The board's canvas in the page: mounts a scene into an element and passes changes on to it; React never renders it again.

import {
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Cell as BoardCell, Direction } from '../../puzzles/grid.ts';
import type { GridBox } from '../../scenes/fit.ts';
import type { DryBoard, MountedBoard } from '../../scenes/mount.ts';
import type { Palette } from '../../scenes/palette.ts';
import type { Source } from '../../scenes/source.ts';
import { arrived } from '../adapters/page/calm.ts';
import { whenIdle } from '../adapters/page/idle.ts';
import { Failure } from '../app/late/Failure.tsx';
import { late, NotLoaded } from '../late/late.ts';
import styles from './BoardHost.module.css';

/** The renderer is a chunk of its own; it is preloaded, so that it loads in parallel with the level. */
const loadScenes = late(() => import('../../scenes/mount.ts'));
export const preloadScenes = (): void => void loadScenes().catch(() => undefined);

export interface BoardHandle {
  zoom(by: number): void;
  pan(to: Direction): void;
  overview(cells: readonly BoardCell[] | undefined): void;
  /** The cell at a point of the page. */
  cellAt(x: number, y: number): BoardCell | undefined;
  /** undefined: the board is gone. */
  rehearse(other: Source): DryBoard | undefined;
}

export interface BoardHostProps {
  readonly source: Source;
  readonly palette: Palette;
  readonly reducedMotion: boolean;
  /** The twin: its cells lie over the canvas, so that a finger that explores meets them; what they are pressed with is the board's. */
  readonly over?: ReactNode;
  /** Nothing zooms or moves the board; fingers and wheel zoom the page. */
  readonly locked: boolean;
  /** As for the scene. */
  readonly readable?: number;
  readonly onError: (error: unknown) => void;
  readonly onReady?: () => void;
  readonly onTouch?: () => void;
  /** Where the grid lies in the host now, in CSS pixels. */
  readonly onRest?: (grid: GridBox) => void;
  readonly ref?: Ref<BoardHandle>;
}

export const BoardHost = memo(function BoardHost(props: BoardHostProps) {
  const { source, palette, reducedMotion, locked } = props;
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  useImperativeHandle(
    props.ref,
    () => ({
      zoom: (by) => board.current?.zoom(by),
      pan: (to) => board.current?.pan(to),
      overview: (cells) => board.current?.overview(cells),
      cellAt: (x, y) => board.current?.cellAt(x, y),
      rehearse: (other) => board.current?.rehearse(other),
    }),
    [],
  );
  const { attempt, settled, failures, busy, retry } = useAttempts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry mounts it again
  useEffect(() => {
    if (!host.current) return;
    return mount(host.current, source, latest, board, settled);
  }, [source, settled, attempt]);
  useEffect(() => board.current?.setPalette(palette), [palette]);
  useEffect(() => board.current?.setReducedMotion(reducedMotion), [reducedMotion]);
  useEffect(() => board.current?.setLocked(locked), [locked]);
  return (
    <>
      <div ref={host} className={styles.host}>
        {props.over}
      </div>
      {failures > 0 && (
        <div className={styles.failed}>
          <Failure failures={failures} busy={busy} retry={retry} />
        </div>
      )}
    </>
  );
});

/** How often the renderer has failed to load, and a function to retry. */
function useAttempts() {
  const [{ attempt, failures, busy }, set] = useState({ attempt: 0, failures: 0, busy: false });
  const settled = useCallback(
    (error?: unknown) =>
      set((last) => ({ ...last, busy: false, failures: error instanceof NotLoaded ? last.failures + 1 : 0 })),
    [],
  );
  const retry = useCallback(() => set((last) => ({ ...last, busy: true, attempt: last.attempt + 1 })), []);
  return { attempt, settled, failures, busy, retry };
}

/** ms; a slice of drawing waits at most this long on a busy page, or in a browser that does not report idle time. */
const SLICE = { atMost: 250, unreported: 8 };

/** Returns the function that unmounts it, whether or not the chunk has loaded by then. */
function mount(
  host: HTMLElement,
  source: Source,
  latest: RefObject<BoardHostProps>,
  board: RefObject<MountedBoard | undefined>,
  settled: (error?: unknown) => void,
) {
  let gone = false;
  const start = async (): Promise<void> => {
    const { mountBoard, loadPainter } = await loadScenes();
    const painter = await late(() => loadPainter(source.kind.id))();
    if (gone) return;
    const { palette, reducedMotion, readable, onError } = latest.current;
    const fontFamily = getComputedStyle(host).fontFamily;
    const onTouch = () => latest.current.onTouch?.();
    const onRest = (grid: GridBox) => latest.current.onRest?.(grid);
    const mounted = await mountBoard(host, source, {
      painter,
      palette,
      reducedMotion,
      fontFamily,
      readable,
      onError,
      onTouch,
      onRest,
      whenIdle: (turn) => whenIdle(turn, SLICE),
    });
    if (gone) return mounted.destroy();
    board.current = mounted;
    mounted.setPalette(latest.current.palette);
    mounted.setLocked(latest.current.locked);
    settled();
    arrived();
    latest.current.onReady?.();
  };
  start().catch((error: unknown) => {
    if (gone) return;
    settled(error);
    latest.current.onError(error);
  });
  return () => {
    gone = true;
    board.current?.destroy();
    board.current = undefined;
  };
}
