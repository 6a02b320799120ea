// A player of a served sudoku: reads the grid in the accessibility tree, taps the canvas by its box and the grid's size, and
// presses keys. Knows nothing of the app but roles, names and what is on screen.
import type { ElementHandle, Locator, Page } from 'playwright';
import { parseBoard } from '../../puzzles/sudoku/board.ts';
import { countSolutions } from '../../puzzles/sudoku/solve.ts';
import { Hand } from './hand.ts';
import { visit } from './visit.ts';

export type Language = 'de' | 'en';

/** The names by which a player finds things, in each language. */
const NAMES = {
  de: { start: 'Los geht’s', given: /Zeile (\d) Spalte (\d), (\d) vorgegeben/, keys: 'Tasten' },
  en: { start: 'Start', given: /Row (\d) column (\d), (\d) given/i, keys: 'Keys' },
} as const;

export const SIZE = 9;
export const LEVEL = '/sudoku/de-leichtes-001';

export class SudokuPage {
  readonly page: Page;
  readonly language: Language;
  private hand: Hand | undefined;

  constructor(page: Page, language: Language = 'de') {
    this.page = page;
    this.language = language;
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  get canvas(): Locator {
    return this.page.locator('canvas');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens a level by its address and starts it; the board is drawn when it resolves. */
  async start(address = LEVEL): Promise<void> {
    await visit(this.page, address);
    await this.begin();
  }

  /** Starts the level whose start dialog is open. */
  async begin(): Promise<void> {
    const start = this.dialog.getByRole('button', { name: NAMES[this.language].start });
    await start.click();
    await start.waitFor({ state: 'detached' }); // until then a key meets the sheet
    await this.drawn();
  }

  async drawn(): Promise<void> {
    await this.canvas.waitFor();
    await this.grid.waitFor();
  }

  cell(index: number): Locator {
    return this.grid.getByRole('gridcell').nth(index);
  }

  /** Every cell, located once, for a test that goes through all of them. */
  cells(): Promise<ElementHandle[]> {
    return this.grid.getByRole('gridcell').elementHandles();
  }

  /** The accessible name of each cell, row by row. */
  labels(): Promise<string[]> {
    return this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? ''));
  }

  /** The given digits by cell, 0 where there is none. */
  async givens(): Promise<number[]> {
    const labels = await this.labels();
    return labels.map((label) => Number(NAMES[this.language].given.exec(label)?.[3] ?? 0));
  }

  /** The digits that a person would find with paper and pencil; throws if the puzzle has no solution or several. */
  async solution(): Promise<{ givens: number[]; digits: number[] }> {
    const givens = await this.givens();
    const board = parseBoard(givens.join('').replaceAll('0', '.'));
    const { count, solution } = countSolutions(board ?? new Uint8Array(SIZE * SIZE), 2);
    if (count !== 1 || solution === undefined) throw new Error(`The served puzzle has ${count} solutions.`);
    return { givens, digits: [...solution] };
  }

  /** The middle of a cell on the page. */
  async middle(index: number): Promise<{ x: number; y: number }> {
    const box = await this.canvas.boundingBox();
    if (box === null) throw new Error('There is no board on the page.');
    return {
      x: box.x + (((index % SIZE) + 0.5) / SIZE) * box.width,
      y: box.y + ((Math.floor(index / SIZE) + 0.5) / SIZE) * box.height,
    };
  }

  async tap(index: number): Promise<void> {
    const { x, y } = await this.middle(index);
    await this.page.touchscreen.tap(x, y);
  }

  /**
   * Touches a key of the pad by its position: keys act on touch down, so the win dialog may cover the last one before a locator has
   * checked it.
   */
  async touch(digit: number): Promise<void> {
    const box = await this.key(digit).boundingBox();
    if (box === null) throw new Error(`There is no key ${digit}.`);
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  key(digit: number): Locator {
    const name = new RegExp(`^${digit},`);
    return this.page.getByRole('group', { name: NAMES[this.language].keys }).getByRole('button', { name });
  }

  /** Moves the cursor from cell to cell with the arrow keys, which do not wait for each other's frame. */
  async walk(from: number, to: number): Promise<void> {
    this.hand ??= await Hand.of(this.page);
    const rows = Math.floor(to / SIZE) - Math.floor(from / SIZE);
    const columns = (to % SIZE) - (from % SIZE);
    for (let i = 0; i < Math.abs(rows); i++) this.hand.key(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let i = 0; i < Math.abs(columns); i++) this.hand.key(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    await this.hand.handedOn();
  }

  /**
   * Enters every missing digit by keyboard without waiting, from where the cursor is. After the first one the page's clock
   * goes on by a minute, since a time that no human can reach would not count. `leaveTo`: the page navigates there in the same task as the last
   * digit.
   */
  async solve(leaveTo?: string): Promise<void> {
    const { givens, digits } = await this.solution();
    const hand = await Hand.of(this.page);
    const cursor = await this.cursor();
    let [row, column] = [Math.floor(cursor / SIZE), cursor % SIZE];
    const cells = empties(givens);
    for (const cell of cells) {
      for (; row < Math.floor(cell / SIZE); row++) hand.key('ArrowDown');
      for (; row > Math.floor(cell / SIZE); row--) hand.key('ArrowUp');
      for (; column < cell % SIZE; column++) hand.key('ArrowRight');
      for (; column > cell % SIZE; column--) hand.key('ArrowLeft');
      if (leaveTo === undefined || cell !== cells.at(-1)) hand.key(`${digits[cell]}`);
      if (cell === cells[0]) await this.passMinute(hand);
    }
    await hand.rest(this.page);
    if (leaveTo !== undefined) await this.enterAndLeave(`${digits[cells.at(-1) ?? 0]}`, leaveTo);
  }

  /** The cell that the next key goes to. */
  private async cursor(): Promise<number> {
    const chosen = await this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.findIndex((cell) => cell.getAttribute('aria-selected') === 'true'));
    return Math.max(chosen, 0);
  }

  private async passMinute(hand: Hand): Promise<void> {
    await hand.handedOn();
    await this.page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 60_000;
    });
  }

  private async enterAndLeave(digit: string, address: string): Promise<void> {
    await this.page.evaluate(
      ([key, to]) => {
        const event = new KeyboardEvent('keydown', { key, code: `Digit${key}`, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
        location.assign(to);
      },
      [digit, address] as const,
    );
  }

  /** Enters wrong digits until the game is over. */
  async lose(): Promise<void> {
    const { givens, digits } = await this.solution();
    for (const cell of empties(givens).slice(0, 3)) {
      await this.cell(cell).focus();
      await this.page.keyboard.press(`${SudokuPage.wrong(digits[cell] ?? 0)}`);
    }
  }

  /** Some wrong digit for a cell. */
  static wrong(right: number): number {
    return (right % SIZE) + 1;
  }
}

/** Indices of the cells to fill. */
export const empties = (givens: readonly number[]): number[] =>
  givens.flatMap((digit, index) => (digit === 0 ? [index] : []));
