// The fonts of the chrome from which a brand chooses one. Boards keep the font that their lines were measured with.

const LAST = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** What CSS calls them: `hyperlegible` is ours and comes with the page, the others are the device's own. */
export const FONTS = {
  hyperlegible: `"Atkinson Hyperlegible Next Variable", ${LAST}`,
  system: LAST,
  serif: 'Charter, "Bitstream Charter", Georgia, "Noto Serif", "Times New Roman", serif',
  rounded: `ui-rounded, "SF Pro Rounded", Quicksand, Nunito, "Varela Round", ${LAST}`,
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const;
export type Font = keyof typeof FONTS;
