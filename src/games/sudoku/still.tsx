import type { Look } from '../../../puzzles/sudoku/types.ts';
import { Cells, Grid, Letter, SIDE } from '../paperParts.tsx';
import { type PaperProps, stillBoard } from '../still.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function Paper({ size, looks }: PaperProps<Look>) {
  return (
    <>
      <Cells size={size} looks={looks} draw={draw} />
      <Grid size={size} strong={3} />
    </>
  );
}

function draw({ digit, given, notes }: Look) {
  if (digit !== 0)
    return (
      <Letter em={0.7} firm={given}>
        {digit}
      </Letter>
    );
  if (notes === 0) return null;
  return DIGITS.filter((note) => notes & (1 << (note - 1))).map((note) => (
    <text
      key={note}
      x={SIDE * (0.21 + ((note - 1) % 3) * 0.29)}
      y={SIDE * (0.29 + Math.floor((note - 1) / 3) * 0.29)}
      fontSize={SIDE * 0.24}
      textAnchor="middle"
    >
      {note}
    </text>
  ));
}

export const still = stillBoard<Look>({
  Paper,
  large: undefined,
  tone: ({ given, revealed }) => (given ? 'given' : revealed ? 'revealed' : 'filled'),
  sign: ({ digit }) => `${digit || ''}`,
});
