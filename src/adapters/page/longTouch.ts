// A finger that rests on a button for longer than a tap still presses it. Browsers take it for a long press, which opens a menu
// where there is one, and send no click (Firefox after 0.5 s).

/** ms; shorter than any browser's long press. */
const LONG = 400;

/** Words of a list are dragged, and see to their long presses themselves. */
const PRESSED = 'button:not([data-item]), label';

/** Starts to listen. */
export function heedLongTouches(): void {
  let button: HTMLElement | null = null;
  let since = 0;
  addEventListener('pointerdown', ({ target, timeStamp, isPrimary }) => {
    button = isPrimary ? (target as Element).closest<HTMLElement>(PRESSED) : null;
    since = timeStamp;
  });
  // a finger that scrolls
  addEventListener('pointercancel', () => {
    button = null;
  });
  addEventListener(
    'touchend',
    (event) => {
      const { clientX, clientY } = event.changedTouches[0] as Touch;
      if (!button || event.defaultPrevented || event.timeStamp - since < LONG) return;
      if (!button.contains(document.elementFromPoint(clientX, clientY))) return;
      event.preventDefault(); // no second click, where the browser sends one
      button.click();
    },
    { passive: false },
  );
}
