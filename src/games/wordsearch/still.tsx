import { columnOf, rowOf, type Size } from '../../../puzzles/grid.ts';
import type { MarkLook } from '../../../puzzles/kind.ts';
import type { Givens, Look } from '../../../puzzles/wordsearch/types.ts';
import { Cells, INK, Letter, PALE, SIDE } from '../paperParts.tsx';
import { type PaperProps, stillBoard } from '../still.ts';

/** No lines between the letters: on paper the player draws them. */
function Paper({ size, looks, marks }: PaperProps<Look>) {
  return (
    <>
      <rect width={size.width * SIDE} height={size.height * SIDE} fill="none" stroke={INK} strokeWidth="4" />
      {marks
        .filter(({ tone }) => tone.startsWith('found'))
        .map((mark) => (
          <Capsule key={`${mark.from} ${mark.to}`} size={size} mark={mark} />
        ))}
      <Cells size={size} looks={looks} draw={({ letter }) => <Letter em={0.6}>{letter}</Letter>} />
    </>
  );
}

function Capsule({ size, mark: { from, to } }: { readonly size: Size; readonly mark: MarkLook }) {
  const [x, y] = [(columnOf(size, from) + 0.5) * SIDE, (rowOf(size, from) + 0.5) * SIDE];
  const [dx, dy] = [columnOf(size, to) - columnOf(size, from), rowOf(size, to) - rowOf(size, from)];
  const tall = SIDE * 0.76;
  return (
    <rect
      x={-tall / 2}
      y={-tall / 2}
      width={Math.hypot(dx, dy) * SIDE + tall}
      height={tall}
      rx={tall / 2}
      transform={`translate(${x} ${y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
      fill={PALE}
      fillOpacity="0.6"
      stroke={INK}
      strokeWidth="2.5"
    />
  );
}

export const still = stillBoard<Look, Givens>({
  Paper,
  large: 'wordsApart',
  tone: () => 'filled',
  sign: ({ letter }) => letter,
  answers: ({ words }) => words.map(({ text }) => ({ word: text, clue: '' })),
});
