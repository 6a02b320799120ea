// An attribute on an element further up, for rules about what is beside a part of it. `:has()` would need no script, but in such rules
// browsers recalculate the styles of the whole screen with each letter that is typed (tests/rules/has.test.ts).

import { type RefObject, useLayoutEffect } from 'react';

/** Sets `name` on the nearest `ancestor` (a selector) of the element while it is there. `value`: undefined for no attribute. */
export function useAncestorMark(
  element: RefObject<HTMLElement | null>,
  ancestor: string,
  name: string,
  value: string | undefined,
): void {
  useLayoutEffect(() => {
    const marked = element.current?.closest(ancestor);
    if (!marked || value === undefined) return;
    marked.setAttribute(name, value);
    return () => marked.removeAttribute(name);
  }, [element, ancestor, name, value]);
}
