// What a board with words has besides: its tools, the clue, and keys or words.

export { default as BoardTools } from './BoardTools.tsx';
export { ClueBar } from './ClueBar.tsx';
export { default as WordKeys, WordsBeside } from './WordKeys.tsx';
