// The list of words, the letters of the line being drawn, and the message once it can be read.

import type { Legend } from '../kind.ts';
import { chosen, list, message } from './list.ts';
import type { Givens, Play, View } from './types.ts';

export function legend(givens: Givens, play: Play, view: View): Legend {
  const text = message(givens, play);
  const at = chosen(givens, view);
  const items = list(givens, play).map(({ text, found }) => ({
    item: text,
    text,
    done: found,
    fits: false,
    chosen: text === at,
  }));
  return { ...(text === '' ? {} : { message: text }), lists: [{ title: 'words', items }] };
}
