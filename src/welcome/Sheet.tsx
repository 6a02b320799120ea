// The welcome's picture: a corner of a half-solved sudoku. Decoration only.

const SIDE = 44;
/** The given digits, row by row; a dot is an empty cell. */
const CELLS = ['5 3 .  . 7 .', '6 . .  1 9 5', '. 9 8  . . .', '8 . .  . 6 .', '4 . .  8 . 3', '7 . .  . 2 .'];
const ENTERED = new Map([
  [2, '4'],
  [3, '6'],
  [5, '8'],
  [7, '7'],
  [12, '1'],
]);
const SELECTED = 8;
const NOTED = new Map([
  [15, [3, 4]],
  [17, [2, 4]],
  [19, [1, 2, 5]],
]);

const printed = CELLS.join(' ').split(/\s+/);
const PLACES = printed.map((digit, cell) => ({ cell, digit, x: (cell % 6) * SIDE, y: Math.floor(cell / 6) * SIDE }));
const WIDTH = 6 * SIDE;

export function Sheet({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`-3 -3 ${WIDTH + 6} ${WIDTH + 6}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={WIDTH} fill="var(--paper)" />
      {PLACES.filter(({ cell }) => isNear(cell)).map(({ cell, x, y }) => (
        <rect key={cell} x={x} y={y} width={SIDE} height={SIDE} fill="var(--box-strong)" opacity="0.55" />
      ))}
      <rect
        x={(SELECTED % 6) * SIDE}
        y={Math.floor(SELECTED / 6) * SIDE}
        width={SIDE}
        height={SIDE}
        fill="var(--selected)"
      />
      <path d={lines(1)} stroke="var(--line)" strokeWidth="1" />
      <path d={lines(3)} stroke="var(--ink)" strokeWidth="3" strokeLinecap="square" />
      {PLACES.map((place) => (
        <Digit key={place.cell} {...place} />
      ))}
      <rect
        x={(SELECTED % 6) * SIDE + 2}
        y={Math.floor(SELECTED / 6) * SIDE + 2}
        width={SIDE - 4}
        height={SIDE - 4}
        fill="none"
        stroke="var(--selected-line)"
        strokeWidth="4"
        rx="2"
      />
    </svg>
  );
}

const isNear = (cell: number): boolean =>
  cell !== SELECTED && (cell % 6 === SELECTED % 6 || Math.floor(cell / 6) === Math.floor(SELECTED / 6));

const lines = (every: number): string =>
  Array.from({ length: 6 / every + 1 }, (_, index) => index * every * SIDE)
    .map((at) => `M${at} 0V${WIDTH}M0 ${at}H${WIDTH}`)
    .join('');

interface DigitProps {
  readonly cell: number;
  readonly digit: string;
  readonly x: number;
  readonly y: number;
}

function Digit({ cell, digit, x, y }: DigitProps) {
  const entered = ENTERED.get(cell);
  const text = entered ?? (digit === '.' ? '' : digit);
  const centre = { x: x + SIDE / 2, y: y + SIDE / 2 + 9.5, textAnchor: 'middle' as const };
  if (text !== '') {
    return (
      <text {...centre} fontSize="27" fontWeight={entered ? 500 : 650} fill={entered ? 'var(--entry)' : 'var(--ink)'}>
        {text}
      </text>
    );
  }
  return NOTED.get(cell)?.map((note) => (
    <text
      key={note}
      x={x + SIDE / 6 + ((note - 1) % 3) * (SIDE / 3)}
      y={y + SIDE / 6 + 4 + Math.floor((note - 1) / 3) * (SIDE / 3)}
      fontSize="11"
      textAnchor="middle"
      fill="var(--ink-soft)"
    >
      {note}
    </text>
  ));
}
