// A puzzle of the edition as a picture; what it says is told beside it.

import { useMemo } from 'react';
import { Board, wholeOf } from '../print/Board.tsx';
import type { Fill } from '../print/printable.ts';
import styles from './StillPicture.module.css';
import { type Puzzle, sheetOf } from './useEdition.ts';

interface StillPictureProps {
  readonly puzzle: Puzzle;
  readonly fill: Fill;
  readonly className?: string | undefined;
}

export function StillPicture({ puzzle, fill, className }: StillPictureProps) {
  const sheet = useMemo(() => sheetOf(puzzle, fill), [puzzle, fill]);
  return (
    <div className={className} aria-hidden="true">
      <Board
        name={puzzle.level.title}
        sheet={sheet}
        Paper={puzzle.still.Paper}
        pictures={puzzle.pictures}
        window={wholeOf(sheet)}
        className={styles.board}
      />
    </div>
  );
}
