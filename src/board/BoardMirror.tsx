// The board as a grid in the accessibility tree, invisible over the canvas: one tab stop, arrows inside, brief labels. It is
// fed by the same looks as the canvas and sends the same gestures; only cells whose words change are rendered again.
// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements cannot lie over a canvas cell by cell everywhere

import {
  type FocusEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Cell } from '../../puzzles/grid.ts';
import { hasForeign, inTongues } from '../ui/Tongues.tsx';
import styles from './BoardMirror.module.css';
import type { Looks } from './looks.ts';

/** How the board's surroundings control the twin. */
export interface MirrorHandle {
  /** Focuses the cursor's cell without scrolling. */
  focus(): void;
  /** Moves the twin over the grid on the canvas; CSS pixels within their common parent. */
  place(box: Box): void;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardMirrorProps {
  readonly looks: Looks;
  readonly label: string;
  /** Nothing more can be entered: the keys only walk. */
  readonly over?: boolean;
  readonly ref?: Ref<MirrorHandle>;
}

export const BoardMirror = memo(function BoardMirror({ looks, label, over = false, ref }: BoardMirrorProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { width, height } = looks.source.givens;
  useImperativeHandle(
    ref,
    () => ({
      focus: () => focusCell(grid.current, looks.source.current().view.cursor),
      place({ left, top, width, height }) {
        if (grid.current)
          grid.current.style.cssText = `inset: ${top}px auto auto ${left}px; width: ${width}px; height: ${height}px`;
      },
    }),
    [looks],
  );
  useFocusFollowsCursor(grid, looks);
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const cell = cellOf(event.target);
    if (cell !== undefined && cell !== looks.source.current().view.cursor) looks.source.send({ type: 'go', cell });
  };
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="grid"
      aria-label={label}
      aria-rowcount={height}
      aria-colcount={width}
      aria-multiselectable="true"
      aria-description={over || !looks.ears?.entries ? undefined : looks.speak([{ key: 'ears.tabs' }])}
      onFocus={onFocus}
    >
      {Array.from({ length: height }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a board never move
        <MirrorRow key={row} looks={looks} row={row} width={width} />
      ))}
    </div>
  );
});

/** While the focus is in the grid it follows the cursor, whatever moved the cursor. */
function useFocusFollowsCursor(grid: { readonly current: HTMLElement | null }, looks: Looks): void {
  useEffect(
    () =>
      looks.subscribeRound(() => {
        // once React has given the cell its new words: a screen reader reads them as the focus arrives
        queueMicrotask(() => {
          if (grid.current?.contains(document.activeElement))
            focusCell(grid.current, looks.source.current().view.cursor);
        });
      }),
    [grid, looks],
  );
}

const MirrorRow = memo(function MirrorRow(props: {
  readonly looks: Looks;
  readonly row: number;
  readonly width: number;
}) {
  const { looks, row, width } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the row's cells take the focus
    <div role="row" aria-rowindex={row + 1} className={styles.row}>
      {Array.from({ length: width }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do their cells
        <MirrorCell key={column} looks={looks} cell={row * width + column} column={column} />
      ))}
    </div>
  );
});

interface MirrorCellProps {
  readonly looks: Looks;
  readonly cell: Cell;
  readonly column: number;
}

const MirrorCell = memo(function MirrorCell({ looks, cell, column }: MirrorCellProps) {
  const subscribe = useCallback((changed: () => void) => looks.subscribeCell(cell, changed), [looks, cell]);
  const { label, selected, given, wrong, cursor } = useSyncExternalStore(subscribe, () => looks.said(cell));
  // a name in two languages cannot be an attribute
  const mixed = hasForeign(label);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are bound on the region around the board
    <div
      role="gridcell"
      data-cell={cell}
      aria-colindex={column + 1}
      aria-selected={selected}
      aria-readonly={given || undefined}
      aria-invalid={wrong || undefined}
      aria-label={mixed ? undefined : label}
      tabIndex={cursor ? 0 : -1}
      className={styles.cell}
      onClick={() => looks.source.send({ type: 'tap', cell, extend: false })}
    >
      {mixed && <span className={styles.words}>{inTongues(label, looks.lang)}</span>}
    </div>
  );
});

function cellOf(target: EventTarget): Cell | undefined {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell === undefined ? undefined : Number(cell);
}

function focusCell(grid: HTMLElement | null, cell: Cell): void {
  const target = grid?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  if (target && target !== document.activeElement) target.focus({ preventScroll: true });
}
