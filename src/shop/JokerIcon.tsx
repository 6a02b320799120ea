// The joker: a cap with three bells, in the hand of the other icons.

export function JokerIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 20h14l1.2-9.5c-2.6-.4-4.4.6-5.4 2.5L12 6.5 9.2 13c-1-1.9-2.8-2.9-5.4-2.5Z" />
      <path d="M5.4 16.5h13.2" />
      <g fill="currentColor" stroke="none">
        <circle cx="12" cy="4" r="2" />
        <circle cx="3.5" cy="8.5" r="2" />
        <circle cx="20.5" cy="8.5" r="2" />
      </g>
    </svg>
  );
}
