import type { Givens, Look } from '../../../puzzles/gridpuzzle/types.ts';
import { Cells, Grid, Letter, SIDE } from '../paperParts.tsx';
import { type PaperProps, stillBoard } from '../still.ts';

/** Dark enough to read as a block, light enough to save ink. */
const BLOCK = 'var(--still-block, #8c8c8c)';

function Paper({ size, looks }: PaperProps<Look>) {
  return (
    <>
      <Cells size={size} looks={looks} draw={draw} />
      <Grid size={size} />
    </>
  );
}

function draw({ block, letter, given }: Look) {
  if (block) return <rect width={SIDE} height={SIDE} fill={BLOCK} />;
  return letter === '' ? null : <Letter firm={given}>{letter}</Letter>;
}

export const still = stillBoard<Look, Givens>({
  Paper,
  large: 'wordsApart',
  tone: ({ block, given, revealed }) => (block ? 'none' : given ? 'given' : revealed ? 'revealed' : 'filled'),
  sign: ({ letter }) => letter,
  answers: ({ words }) => words.map((word) => ({ word, clue: '' })),
});
