// Joker cards in a hand: the more one gets, the more of them.

const ANGLE = 13; // degrees from one card to the next

export function JokerPile({ cards }: { readonly cards: number }) {
  const first = (-ANGLE * (cards - 1)) / 2;
  return (
    <svg
      viewBox="0 0 44 32"
      fill="var(--paper)"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
        <g key={index} transform={`translate(22 36) rotate(${first + index * ANGLE})`}>
          <rect x="-7" y="-33" width="14" height="20" rx="2.5" />
          {index === cards - 1 && <path d="M2 -28v5.5a2.2 2.2 0 0 1-4.4 0" fill="none" />}
        </g>
      ))}
    </svg>
  );
}
