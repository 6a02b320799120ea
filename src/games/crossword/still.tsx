// The arrowword on paper: clues stand in the grid, broken into the same lines as on the board.

import type { Look } from '../../../puzzles/crossword/play.ts';
import type { Arrow, Givens, Side } from '../../../puzzles/crossword/types.ts';
import { columnOf, rowOf } from '../../../puzzles/grid.ts';
import { Cells, Grid, INK, Letter, PALE, SIDE, WHITE } from '../paperParts.tsx';
import { type PaperProps, type Pictures, stillBoard } from '../still.ts';
import { picturesOf } from './pictures.ts';

/** Fractions of a cell's side. */
const ARROW = 0.2;
const PICTURE = 0.84;
const BLOCK_PICTURE = 0.92;
/** How far the text's middle is above its baseline, in em. */
const MIDDLE = 0.34;

function Paper({ size, looks, pictures }: PaperProps<Look>) {
  return (
    <>
      <Cells size={size} looks={looks} draw={drawGround} />
      <Grid size={size} />
      <BlockPicture size={size} looks={looks} pictures={pictures} />
      <Cells size={size} looks={looks} draw={(look) => drawPrint(look, pictures)} />
      <Cells size={size} looks={looks} draw={drawArrows} />
    </>
  );
}

const drawGround = ({ type }: Look) =>
  type === 'letter' ? null : <rect width={SIDE} height={SIDE} fill={type === 'clue' ? PALE : WHITE} />;

function drawPrint(look: Look, pictures: Pictures) {
  if (look.type === 'picture') return null;
  if (look.type === 'clue') return <ClueCell look={look} pictures={pictures} />;
  return (
    <>
      {look.mark > 0 && <SolutionMark number={look.mark} />}
      {look.letter !== '' && <Letter>{look.letter}</Letter>}
    </>
  );
}

function SolutionMark({ number }: { readonly number: number }) {
  return (
    <>
      <circle cx={82} cy={82} r={15} fill="none" stroke={INK} strokeWidth="1.4" />
      <text x={82} y={88.5} fontSize="19" fontWeight="600" textAnchor="middle">
        {number}
      </text>
    </>
  );
}

function ClueCell({ look, pictures }: { readonly look: Look; readonly pictures: Pictures }) {
  return (
    <>
      {look.side2 !== '' && (
        <path d={look.side2 === 'right' ? 'M50 0V100' : 'M0 50H100'} stroke={INK} strokeWidth="1.2" />
      )}
      <Clue text={look.clue} size={look.size} side={look.side} picture={pictures.get(look.image)} />
      <Clue text={look.clue2} size={look.size2} side={look.side2} picture={pictures.get(look.image2)} />
    </>
  );
}

interface ClueProps {
  readonly text: string;
  readonly size: number;
  readonly side: Side | '';
  readonly picture: string | undefined;
}

function Clue({ text, size, side, picture }: ClueProps) {
  const { x, y, width, height } = boxOf(side);
  if (picture !== undefined) {
    const length = Math.min(width, height) * PICTURE;
    return (
      <image href={picture} x={x + (width - length) / 2} y={y + (height - length) / 2} width={length} height={length} />
    );
  }
  if (text === '') return null;
  const lines = text.split('\n');
  const px = (size * SIDE) / 1000;
  const top = y + height / 2 - ((lines.length - 1) * px) / 2 + px * MIDDLE;
  return (
    <text
      className="clue"
      fontFamily="'Barlow Condensed', sans-serif"
      fontSize={px}
      fontWeight="500"
      textAnchor="middle"
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
        <tspan key={index} x={x + width / 2} y={top + index * px}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function boxOf(side: Side | ''): { x: number; y: number; width: number; height: number } {
  const half = SIDE / 2;
  return {
    x: side === 'right' ? half : 0,
    y: side === 'bottom' ? half : 0,
    width: side === 'left' || side === 'right' ? half : SIDE,
    height: side === 'top' || side === 'bottom' ? half : SIDE,
  };
}

/** The big picture fills its block's width or height and keeps its shape. */
function BlockPicture({ size, looks, pictures }: Omit<PaperProps<Look>, 'marks'>) {
  const cell = looks.findIndex(({ part }) => part.startsWith('0,0,'));
  const look = looks[cell];
  const picture = look && pictures.get(look.image);
  if (!look || picture === undefined) return null;
  const [, , columns = 1, rows = 1] = look.part.split(',').map(Number);
  const [x, y] = [columnOf(size, cell) * SIDE, rowOf(size, cell) * SIDE];
  const length = Math.min(columns, rows) * SIDE * BLOCK_PICTURE;
  return (
    <>
      <rect x={x} y={y} width={columns * SIDE} height={rows * SIDE} fill={WHITE} stroke={INK} strokeWidth="1.6" />
      <image
        href={picture}
        x={x + (columns * SIDE - length) / 2}
        y={y + (rows * SIDE - length) / 2}
        width={length}
        height={length}
      />
    </>
  );
}

/** Paths in a unit square. Straight arrows are wedges; bent ones enter the cell and turn in the word's direction. */
const ARROWS: Readonly<Record<Arrow, { readonly line?: string; readonly head: string }>> = {
  right: { head: 'M0 .1L.55 .5L0 .9Z' },
  down: { head: 'M.1 0L.5 .55L.9 0Z' },
  rightDown: { line: 'M0 .2H.5V.62', head: 'M.2 .56L.5 1L.8 .56Z' },
  downRight: { line: 'M.2 0V.5H.62', head: 'M.56 .2L1 .5L.56 .8Z' },
};

const drawArrows = ({ arrow, side, arrow2, side2 }: Look) => (
  <>
    <ArrowSign arrow={arrow} side={side} />
    <ArrowSign arrow={arrow2} side={side2} />
  </>
);

/** Each arrow is in the first letter's cell, at the edge that it enters by, coming from the clue's cell. */
function ArrowSign({ arrow, side }: { readonly arrow: Arrow | ''; readonly side: Side | '' }) {
  if (arrow === '') return null;
  const { line, head } = ARROWS[arrow];
  const box = boxOf(side);
  const length = ARROW * SIDE;
  const right = arrow === 'right' || arrow === 'rightDown';
  const left = right ? SIDE : box.x + box.width / 2 - length / 2;
  const top = right ? box.y + box.height / 2 - length / 2 : SIDE;
  return (
    <g transform={`translate(${left} ${top}) scale(${length})`}>
      {line !== undefined && <path d={line} fill="none" stroke={INK} strokeWidth=".15" />}
      <path d={head} fill={INK} />
    </g>
  );
}

export const still = stillBoard<Look, Givens>({
  Paper,
  large: 'halves',
  tone: ({ type, revealed }) => (type !== 'letter' ? 'open' : revealed ? 'revealed' : 'filled'),
  pictures: picturesOf,
  answers: ({ slots }) => slots.map(({ answer, clue }) => ({ word: answer, clue: clue.image === '' ? clue.text : '' })),
});
