// Peer: the Guardian's crossword on a 15x15 grid of long words, its own grid alone, without clue lists and buttons.
import { Crossword, type CrosswordProps, type LayoutProps } from '@guardian/react-crossword';
import { createRoot } from 'react-dom/client';

const SIZE = 15;
const LANES = [0, 2, 4, 6, 8, 10, 12, 14];

type Data = CrosswordProps['data'];

const entry = (direction: 'across' | 'down', lane: number): Data['entries'][number] => {
  const number = direction === 'across' ? lane + 1 : lane + 2;
  return {
    id: `${number}-${direction}`,
    group: [`${number}-${direction}`],
    number,
    humanNumber: `${number}`,
    direction,
    position: direction === 'across' ? { x: 0, y: lane } : { x: lane, y: 0 },
    clue: `Fifteen letters (${SIZE})`,
    length: SIZE,
    separatorLocations: {},
    solution: 'A'.repeat(SIZE),
  };
};

const data: Data = {
  id: 'crosswords/quick/1',
  name: 'Quick 1',
  number: 1,
  crosswordType: 'quick',
  date: 0,
  dimensions: { rows: SIZE, cols: SIZE },
  entries: LANES.flatMap((lane) => [entry('across', lane), entry('down', lane)]),
  solutionAvailable: true,
};

const GridAlone = ({ Grid }: LayoutProps) => <Grid />;

createRoot(document.getElementById('root') as HTMLElement).render(<Crossword data={data} Layout={GridAlone} />);
