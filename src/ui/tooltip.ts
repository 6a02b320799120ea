// A tooltip with the words of an element's name. As a lasting attribute it would be a description too, and said twice.

import type { PointerEvent } from 'react';

export const tooltip = (text: string) => ({
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    currentTarget.title = text;
  },
  onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>): void => currentTarget.removeAttribute('title'),
});
