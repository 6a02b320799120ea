// Peer: a sudoku component from npm, with its own board and number keys; its clock is off, since its ticks would be measured too.
import { createRoot } from 'react-dom/client';
import exported from 'react-sudoku-component';

const Sudoku = exported.default;

createRoot(document.getElementById('root') as HTMLElement).render(
  <Sudoku
    useKeyboardListener
    disableTimer
    disableDifficultyButtons
    disableNumberButtons={false}
    disableHelpButtons
    defaultDifficulty="easy"
    size={360}
  />,
);
