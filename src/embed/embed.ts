// embed.js: defines <puzzle-game>. It runs on other people's pages, so it is one small file that depends on nothing; the build checks
// its size. README.md says how it is used.

import { PuzzleGame } from './puzzleGame.ts';

// a page may load the script twice
if (customElements.get('puzzle-game') === undefined) {
  PuzzleGame.app = new URL(import.meta.url).origin;
  customElements.define('puzzle-game', PuzzleGame);
}
