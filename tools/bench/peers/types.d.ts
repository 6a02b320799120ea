// The React sudoku comes without types.
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
  export default Sudoku;
}
