// Whether a part of the game may take the focus.

/**
 * False once the player is somewhere: on a control, or in a dialog. The board, the page's heading and whatever else only scripts
 * focus leave it free, as does a control that has gone.
 */
export function isFocusFree(): boolean {
  if (document.querySelector('[role="dialog"]')) return false;
  const active = document.activeElement;
  return !(active instanceof HTMLElement) || active.tabIndex < 0 || active.closest('[role="grid"]') !== null;
}
