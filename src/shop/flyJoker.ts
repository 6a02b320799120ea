// A new joker flies to the visible counter: short, without blocking anything, and not at all with reduced motion.

/** ms. */
const FLIGHT = 160;

/** The topmost counter: a dialog's hides the one on the screen behind it. */
function counterIcon(): SVGElement | undefined {
  const all = [...document.querySelectorAll<SVGElement>('[data-jokers] svg')];
  return all.filter((icon) => icon.getClientRects().length > 0).at(-1);
}

/** `from`: where the joker starts, such as the button that was pressed. `still`: no motion. */
export function flyJoker(from: Element | null, still: boolean): void {
  const icon = counterIcon();
  if (still || !from || !icon) return;
  const [start, end] = [middleOf(from), icon.getBoundingClientRect()];
  const joker = icon.cloneNode(true) as SVGElement;
  Object.assign(joker.style, {
    position: 'fixed',
    left: `${end.x}px`,
    top: `${end.y}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    zIndex: '13',
    color: 'var(--accent-ink)',
    pointerEvents: 'none',
  });
  document.body.append(joker);
  const away = `translate(${start.x - end.x - end.width / 2}px, ${start.y - end.y - end.height / 2}px)`;
  const flight = joker.animate([{ transform: away }, { transform: 'none' }], { duration: FLIGHT, easing: 'ease-out' });
  flight.onfinish = () => joker.remove();
  flight.oncancel = () => joker.remove();
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
