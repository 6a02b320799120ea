// The board's canvas in the page: mounts a scene into an element and hands it what changes; React never draws it again.

import { memo, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { Cell as BoardCell } from '../../puzzles/grid.ts';
import type { GridBox } from '../../scenes/fit.ts';
import type { DryBoard, MountedBoard } from '../../scenes/mount.ts';
import type { Palette } from '../../scenes/palette.ts';
import type { Source } from '../../scenes/source.ts';
import styles from './BoardHost.module.css';

/** The renderer comes as a chunk of its own; asked for on the way to the game, it is there with the level. */
const loadScenes = () => import('../../scenes/mount.ts');
export const preloadScenes = (): void => void loadScenes().catch(() => undefined);

export interface BoardHandle {
  zoom(by: number): void;
  /** The cell under a point of the page. */
  cellAt(x: number, y: number): BoardCell | undefined;
  /** undefined: the board is gone. */
  rehearse(other: Source): DryBoard | undefined;
}

export interface BoardHostProps {
  readonly source: Source;
  readonly palette: Palette;
  readonly reducedMotion: boolean;
  /** Fingers and wheel neither zoom nor move it. */
  readonly locked?: boolean;
  readonly onError: (error: unknown) => void;
  readonly onReady?: () => void;
  readonly onTouch?: () => void;
  /** Where the grid lies in the host now, in CSS pixels. */
  readonly onRest?: (grid: GridBox) => void;
  readonly ref?: Ref<BoardHandle>;
}

export const BoardHost = memo(function BoardHost(props: BoardHostProps) {
  const { source, palette, reducedMotion, locked = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  useImperativeHandle(
    props.ref,
    () => ({
      zoom: (by) => board.current?.zoom(by),
      cellAt: (x, y) => board.current?.cellAt(x, y),
      rehearse: (other) => board.current?.rehearse(other),
    }),
    [],
  );
  useEffect(() => {
    if (!host.current) return;
    return mount(host.current, source, latest, board);
  }, [source]);
  useEffect(() => board.current?.setPalette(palette), [palette]);
  useEffect(() => board.current?.setReducedMotion(reducedMotion), [reducedMotion]);
  useEffect(() => board.current?.setLocked(locked), [locked]);
  return <div ref={host} className={styles.host} aria-hidden="true" />;
});

interface Cell<Value> {
  current: Value;
}

/** Everything that begins here ends in what is answered, whether or not the chunk has come by then. */
function mount(host: HTMLElement, source: Source, latest: Cell<BoardHostProps>, board: Cell<MountedBoard | undefined>) {
  let gone = false;
  const start = async (): Promise<void> => {
    const { mountBoard } = await loadScenes();
    if (gone) return;
    const { palette, reducedMotion, onError } = latest.current;
    const fontFamily = getComputedStyle(host).fontFamily;
    const onTouch = () => latest.current.onTouch?.();
    const onRest = (grid: GridBox) => latest.current.onRest?.(grid);
    const mounted = await mountBoard(host, source, { palette, reducedMotion, fontFamily, onError, onTouch, onRest });
    if (gone) return mounted.destroy();
    board.current = mounted;
    mounted.setPalette(latest.current.palette);
    mounted.setLocked(latest.current.locked ?? false);
    latest.current.onReady?.();
  };
  start().catch((error: unknown) => {
    if (!gone) latest.current.onError(error);
  });
  return () => {
    gone = true;
    board.current?.destroy();
    board.current = undefined;
  };
}
