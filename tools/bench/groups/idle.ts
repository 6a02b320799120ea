// What an idle board costs: a minute in which no frame may be requested, then one key and its one render.
import { countFrames, takeFrames } from '../../../tests/helpers/frames.ts';
import { empties, SudokuPage } from '../../../tests/helpers/sudokuPage.ts';
import { startServer } from '../../serve.ts';
import { Bench } from '../chromium.ts';
import { type Measure, row } from '../row.ts';

const IDLE = 60_000; // ms

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const measure: Measure = async () => {
  const server = await startServer();
  const bench = await Bench.open();
  try {
    const page = await bench.page(server.url);
    await countFrames(page);
    const sudoku = new SudokuPage(page);
    await sudoku.start();
    const { givens, digits } = await sudoku.solution();
    const cell = empties(givens)[0] ?? 0;
    await sudoku.walk(0, cell);
    await pause(1000);
    await takeFrames(page);
    await pause(IDLE);
    const idle = await takeFrames(page);
    await page.keyboard.press(`${digits[cell]}`);
    await pause(1000);
    const key = await takeFrames(page);
    const draws = Math.max(0, ...key.draws);
    return [
      row('idle frames requested in 60 s', idle.requests, 'frames', { name: 'nothing', value: 0 }),
      row('idle renders in 60 s', idle.renders, 'renders', { name: 'nothing', value: 0 }),
      row('idle renders after one key', key.renders, 'renders', { name: 'one', value: 1 }),
      row('idle draw calls at most a frame', draws, 'draws', { name: 'bound', value: 4 }),
      row('idle draw calls for cells and letters', draws, 'draws', { name: 'one', value: 1 }),
    ];
  } finally {
    await bench.close();
    await server.stop();
  }
};
