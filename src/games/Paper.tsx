// A game's drawing on paper, as elements of the page.

import { createElement, type ReactNode } from 'react';
import type { Draw, Shape } from '../../puzzles/drawing.ts';
import type { PaperProps } from './still.ts';

export const paperOf = <Look,>(draw: Draw<Look>) =>
  function Paper(props: PaperProps<Look>): ReactNode {
    return elements(draw({ ...props, medium: 'paper' }));
  };

/** A drawing's shapes never move, so each is its index. */
const elements = (shapes: readonly Shape[]): ReactNode =>
  shapes.map(({ tag, attributes, inside }, key) =>
    createElement(tag, { key, ...attributes }, typeof inside === 'string' ? inside : inside && elements(inside)),
  );
