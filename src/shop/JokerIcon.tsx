// The joker: a cap with three bells, in the style of the other icons.

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
      <path d="M7 19.5C7 15 6 11.6 2.8 11.8 4.5 7.2 8.6 7.6 10 12l2-6 2 6c1.4-4.4 5.5-4.8 7.2-.2C18 11.6 17 15 17 19.5Z" />
      <path d="M7 16.5h10" />
      <g fill="currentColor" stroke="none">
        <circle cx="12" cy="4" r="2" />
        <circle cx="2.8" cy="13.2" r="1.8" />
        <circle cx="21.2" cy="13.2" r="1.8" />
      </g>
    </svg>
  );
}
