// The picture for an unknown address: 4, an empty cell, 4, and the 0 that has run away.

import styles from './NotFound.module.css';

export const EmptyCell = () => (
  <svg
    className={styles.picture}
    viewBox="0 0 240 168"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect x="6" y="12" width="144" height="144" rx="6" fill="var(--paper)" stroke="none" />
    <path
      d="M12 12h42v48H6V18a6 6 0 0 1 6-6zM102 108h48v42a6 6 0 0 1-6 6h-42z"
      fill="var(--box-strong)"
      stroke="none"
    />
    <path d="M16 26h28M16 36h20M16 46h24M112 122h28M112 132h18M112 142h24" strokeWidth="2.2" />
    <path d="M54 12v144M102 12v144M6 60h144M6 108h144" strokeWidth="1.6" />
    <rect x="6" y="12" width="144" height="144" rx="6" strokeWidth="2.8" />
    <rect x="54" y="60" width="48" height="48" fill="var(--accent-soft)" stroke="none" />
    <rect
      x="57"
      y="63"
      width="42"
      height="42"
      rx="3"
      stroke="var(--accent-line)"
      strokeWidth="2.8"
      strokeDasharray="6 6.5"
    />
    <path d="M35 97V70L18 90h24M131 97V70l-17 20h24" strokeWidth="4" />
    <path d="M158 92h14M156 106h10M160 120h8" strokeWidth="2.8" />
    <g transform="rotate(9 204 104)">
      <path d="M194 128l-3 14-7 2M214 128l7 11 7-3" strokeWidth="2.8" />
      <rect x="180" y="80" width="48" height="48" rx="4" fill="var(--accent)" strokeWidth="2.8" />
      <ellipse cx="204" cy="104" rx="10" ry="14" stroke="var(--on-accent)" strokeWidth="4" />
    </g>
  </svg>
);
