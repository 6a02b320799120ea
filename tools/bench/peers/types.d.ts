// The React sudoku has no types, and is CommonJS: its default export is a field of the imported object.
declare module 'react-sudoku-component' {
  import type { ComponentType } from 'react';

  const Sudoku: ComponentType<{
    useKeyboardListener: boolean;
    disableTimer: boolean;
    disableDifficultyButtons: boolean;
    disableNumberButtons: boolean;
    disableHelpButtons: boolean;
    defaultDifficulty: string;
    size: number;
  }>;
  const exported: { readonly default: typeof Sudoku };
  export default exported;
}
