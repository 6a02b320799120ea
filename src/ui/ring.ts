// Whether the focus has its ring: keys that go somewhere or press something bring it, and any press of a pointer takes it away. A page
// opened by its address has none yet. Where the focus is does not depend on it; see base.css.

/** Not the keys that write: whoever types into a board with the mouse beside it sees no ring on a dialog that opens. */
const GOES = /^(Tab|Enter|Escape| |Arrow\w+|Home|End|Page\w+|F\d+)$/;

export function watchRing(page: Document): () => void {
  const root = page.documentElement;
  const key = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (GOES.test(key) || altKey || ctrlKey || metaKey) root.setAttribute('data-keys', '');
  };
  const press = (): void => root.removeAttribute('data-keys');
  page.addEventListener('keydown', key, true);
  page.addEventListener('pointerdown', press, true);
  return () => {
    page.removeEventListener('keydown', key, true);
    page.removeEventListener('pointerdown', press, true);
  };
}
