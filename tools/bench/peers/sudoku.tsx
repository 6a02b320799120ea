// Peer: a sudoku component of npm, its own board and number keys; the clock is off, since it would tick into the figures.
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
