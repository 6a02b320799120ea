// What cannot be read or lies in the way on a page, whatever the size of its window and of its type: text beyond the window, cut
// off, on other text or out of its button, and words that break inside.

import type { Page } from 'playwright';

/** Faults of what is seen, such as `breaks: Doppelseiter`; of the open dialog if there is one. */
export const illegible = (page: Page): Promise<string[]> => page.evaluate(faults);

/** Runs in the page. */
function faults(): string[] {
  interface Line {
    readonly text: string;
    readonly owner: Element;
    readonly box: DOMRect;
  }
  const found = new Set<string>();
  const said = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const dialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1);
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [role=grid], canvas, svg') &&
    getComputedStyle(element).clipPath === 'none';

  const width = document.documentElement.scrollWidth;
  if (width > document.documentElement.clientWidth) found.add(`scrolls sideways: ${width} px`);

  const lines: Line[] = [];
  const walk = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode as Text;
    const owner = node.parentElement;
    if (!owner || node.data.trim() === '' || !seen(owner)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1) lines.push({ text: said(node.data), owner, box });
    }
    for (const word of node.data.matchAll(/\p{L}{4,}/gu)) {
      // the hyphen of a soft one before the word is measured with the word's first letter
      range.setStart(node, word.index + (node.data[word.index - 1] === '\u00ad' ? 1 : 0));
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) found.add(`breaks: ${word[0]}`);
    }
  }

  /** Is the line in sight, unless it is scrolled out of it? Tells of what cuts it off. */
  const shown: Line[] = [];
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  for (const line of lines) {
    const { text, owner, box } = line;
    let [across, down, hidden] = [true, true, false]; // whether what is further out could cut it off
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const room = around.getBoundingClientRect();
      const spare = box.height * 0.25; // fonts are higher than their letters
      if (across && clips(overflowX) && (box.left < room.left - 1 || box.right > room.right + 1))
        found.add(`cut: ${text}`);
      if (down && clips(overflowY) && (box.top < room.top - spare || box.bottom > room.bottom + spare))
        found.add(`cut: ${text}`);
      if (scrolls(overflowX) && around.scrollWidth > around.clientWidth + 1) {
        across = false;
        if (!around.querySelector('table') && !around.matches('[data-chips]')) found.add(`scrolls sideways: ${text}`);
      }
      if (scrolls(overflowY)) {
        down = false;
        hidden ||= box.bottom > room.bottom + spare || box.top < room.top - spare;
      }
      if (position === 'fixed') break;
    }
    if (across && (box.left < -1 || box.right > document.documentElement.clientWidth + 1))
      found.add(`outside: ${text}`);
    const button = owner.closest('button, [role=button], label');
    const frame = button?.getBoundingClientRect();
    if (
      frame &&
      (box.left < frame.left - 1 ||
        box.right > frame.right + 1 ||
        box.top < frame.top - 3 ||
        box.bottom > frame.bottom + 3)
    )
      found.add(`spills: ${text}`);
    if (!hidden) shown.push(line);
  }

  const overlap = (a: DOMRect, b: DOMRect) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 2 && down > 0.35 * Math.min(a.height, b.height);
  };
  const onTop = ({ box, owner }: Line) => {
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !there || there === owner || owner.contains(there) || there.contains(owner);
  };
  /** Does `one` stay in sight on a ground of its own while `other` scrolls under it? */
  const covers = (one: Element, other: Element) => {
    let [pinned, ground] = [false, false];
    for (let around: Element | null = one; around && !around.contains(other); around = around.parentElement) {
      const { position, backgroundColor } = getComputedStyle(around);
      pinned ||= position === 'sticky' || position === 'fixed';
      ground ||= backgroundColor !== 'rgba(0, 0, 0, 0)';
    }
    return pinned && ground;
  };
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(0, index)) {
      if (one.owner === other.owner || !overlap(one.box, other.box)) continue;
      if (covers(one.owner, other.owner) || covers(other.owner, one.owner)) continue;
      if (onTop(one) || onTop(other)) found.add(`overlap: ${other.text} / ${one.text}`);
    }
  }
  return [...found];
}
