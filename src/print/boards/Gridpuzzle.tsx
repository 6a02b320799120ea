import type { Look } from '../../../puzzles/gridpuzzle/types.ts';
import { type BoardProps, Cells, Grid, Letter, SIDE } from './parts.tsx';

/** Dark enough to read as a block, light enough not to drink the ink. */
const BLOCK = '#8c8c8c';

export function Gridpuzzle({ size, looks }: BoardProps<Look>) {
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
