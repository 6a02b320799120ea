// The joker: a playing card with a J, another behind it, in the style of the other icons.

export function JokerIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="8.5" y="3" width="12.5" height="18" rx="2.5" />
      <path d="M5 6.2 3.6 6.7a1.6 1.6 0 0 0-1 2l3.2 9" />
      <path d="M16.5 8v5.3a2.1 2.1 0 0 1-4.2 0" />
    </svg>
  );
}
