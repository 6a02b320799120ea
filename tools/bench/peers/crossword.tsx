// Peer: the Guardian's crossword on a grid of long words (15x15, or `?size=`), only the grid, without clue lists and buttons.
// `show(n)` puts crossword number n on the page, as if it had just arrived.
import { Crossword, type CrosswordProps, type LayoutProps } from '@guardian/react-crossword';
import { createRoot } from 'react-dom/client';

const SIZE = Number(new URLSearchParams(location.search).get('size') ?? 15);
const LANES = Array.from({ length: Math.ceil(SIZE / 2) }, (_, lane) => lane * 2);

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
    clue: `A long word (${SIZE})`,
    length: SIZE,
    separatorLocations: {},
    solution: 'A'.repeat(SIZE),
  };
};

const data = (number: number): Data => ({
  id: `crosswords/quick/${number}`,
  name: `Quick ${number}`,
  number,
  crosswordType: 'quick',
  date: 0,
  dimensions: { rows: SIZE, cols: SIZE },
  entries: LANES.flatMap((lane) => [entry('across', lane), entry('down', lane)]),
  solutionAvailable: true,
});

const GridAlone = ({ Grid }: LayoutProps) => <Grid />;
const root = createRoot(document.getElementById('root') as HTMLElement);
const show = (number: number) => root.render(<Crossword key={number} data={data(number)} Layout={GridAlone} />);

Object.assign(window, { show });
show(1);
