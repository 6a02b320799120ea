// A board's drawing (puzzles/drawing.ts) as SVG text. Every value is escaped where it is written.

import type { Shape } from '../../puzzles/drawing.ts';
import { text } from './page.ts';

/** Attributes that SVG itself spells with a capital letter. */
const AS_IS: readonly string[] = ['viewBox'];

const spelled = (name: string): string => {
  if (AS_IS.includes(name)) return name;
  if (name === 'className') return 'class';
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
};

/** `valued` translates each attribute's value, such as a colour's name into the colour. */
export function svgText(shapes: readonly Shape[], valued: (value: string) => string = (value) => value): string {
  return shapes
    .map(({ tag, attributes, inside }) => {
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${spelled(name)}="${text(valued(String(value)))}"`)
        .join('');
      if (inside === undefined) return `<${tag}${written}/>`;
      const within = typeof inside === 'string' ? text(inside) : svgText(inside, valued);
      return `<${tag}${written}>${within}</${tag}>`;
    })
    .join('');
}
