// The board's twin in the accessibility tree, as a chunk of its own: it is loaded after the board's picture.

export { speak } from '../text/kindWords.ts';
export { BoardMirror } from './BoardMirror.tsx';
export { Looks } from './looks.ts';
