import { Container } from 'pixi.js';
import type { Look } from '../../puzzles/sudoku/types.ts';
import type { PainterFactory } from '../painter.ts';
export const paintSudoku: PainterFactory<Look> = () => {
  const root = new Container();
  return { root, paint() {}, destroy: () => root.destroy({ children: true }) };
};
