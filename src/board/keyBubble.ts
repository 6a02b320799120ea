// The letter under the finger, shown above it while the key is pressed. One element, moved into the face of the pressed key: nothing is
// measured, rendered or drawn for the others. A mouse hides no letter and gets none.

/** Of the letters in this element, until the returned function is called. */
export function bindKeyBubble(keys: HTMLElement, className: string): () => void {
  const bubble = document.createElement('span');
  bubble.className = className;
  bubble.setAttribute('aria-hidden', 'true');
  let finger: number | undefined;
  const press = ({ target, pointerId, pointerType }: PointerEvent): void => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-symbol]') : null;
    if (pointerType === 'mouse' || !key || !keys.contains(key)) return;
    finger = pointerId;
    bubble.dataset.letter = key.dataset.symbol;
    bubble.dataset.shown = 'true';
    key.firstElementChild?.append(bubble);
  };
  const release = ({ pointerId }: PointerEvent): void => {
    if (pointerId === finger) delete bubble.dataset.shown;
  };
  const bound = new AbortController();
  // like the keys' own presses, which no other listener hears
  const capture = { capture: true, signal: bound.signal };
  window.addEventListener('pointerdown', press, capture);
  window.addEventListener('pointerup', release, capture);
  window.addEventListener('pointercancel', release, capture);
  return () => {
    bound.abort();
    bubble.remove();
  };
}
