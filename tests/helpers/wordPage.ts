// A player of a served word game. The solution is the printed one from the server's document, as on the last page of a magazine. On
// the page it knows roles, names, keys, and a cell's position by the grid's box and size.

import type { ElementHandle, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { WordGame } from '../../puzzles/catalogue.ts';
import { answersOf, foundOf, lettersOf, type Printed, runsOf, type Word } from './printed.ts';

const START = { de: 'Los geht’s', en: 'Start' } as const;
const KEYS = { de: 'Tasten', en: 'Keys' } as const;
const SMALLER = { de: 'Kleiner', en: 'Smaller' } as const;
const WORDS = { de: 'Wörter', en: 'Words' } as const;

export class WordPage {
  readonly page: Page;
  readonly game: WordGame;
  readonly language: 'de' | 'en';
  private document: Printed | undefined;
  /** The keys' positions, which do not change while a board is open. */
  private readonly keyMiddles = new Map<string, { readonly x: number; readonly y: number }>();

  constructor(page: Page, game: WordGame, language: 'de' | 'en' = 'de') {
    this.page = page;
    this.game = game;
    this.language = language;
  }

  /** Opens a level, such as `leichtes-001`, and starts it; the board is drawn when it resolves. */
  async start(level: string): Promise<void> {
    await this.page.goto(`/${this.game}/${this.language}-${level}`);
    await this.begin(level);
  }

  /** Starts the level that the page shows already. */
  async begin(level: string): Promise<void> {
    await this.read(level);
    const start = this.dialog.getByRole('button', { name: START[this.language] });
    await start.click();
    await start.waitFor({ state: 'detached' }); // until then a key meets the sheet
    await this.canvas.waitFor();
    await this.grid.waitFor();
  }

  /** Gets a level's document, for a test that opens the level itself. */
  async read(level: string): Promise<void> {
    const category = level.slice(0, level.indexOf('-'));
    const answer = await this.page.request.get(`/api/game/${this.game}/${category}/${this.language}-${level}`);
    this.document = (await answer.json()).data.content;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get canvas(): Locator {
    return this.page.locator('canvas');
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  cell(index: number): Locator {
    return this.grid.getByRole('gridcell').nth(index);
  }

  key(letter: string): Locator {
    return this.page
      .getByRole('group', { name: KEYS[this.language] })
      .getByRole('button', { name: letter, exact: true });
  }

  /** Touches a key by its position: the last touch opens the win dialog at once. */
  async touch(letter: string): Promise<void> {
    let middle = this.keyMiddles.get(letter);
    if (middle === undefined) {
      const box = await this.key(letter).boundingBox();
      if (box === null) throw new Error(`There is no key ${letter}.`);
      middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      this.keyMiddles.set(letter, middle);
    }
    await this.page.touchscreen.tap(middle.x, middle.y);
  }

  /** Every cell, located once, for a test that goes through all of them. */
  cells(): Promise<ElementHandle[]> {
    return this.grid.getByRole('gridcell').elementHandles();
  }

  /** A word beside the board. */
  word(text: string): Locator {
    return this.page
      .getByRole('region', { name: WORDS[this.language] })
      .getByRole('button', { name: new RegExp(`^${text}(,|$)`) });
  }

  private get printed(): Printed {
    if (!this.document) throw new Error('No level has been opened.');
    return this.document;
  }

  /** The letter of each cell, '' where none belongs; without printed ones. */
  letters(): string[] {
    return lettersOf(this.printed);
  }

  /** The runs of a fill-in, across first. */
  runs(): Word[] {
    return runsOf(this.printed);
  }

  /** The words of a crossword, across first. */
  answers(): Word[] {
    return answersOf(this.printed);
  }

  /** A word of that many letters of which none is on the board yet. */
  emptyRun(length: number): Word | undefined {
    const missing = this.letters();
    return this.runs().find(({ cells }) => cells.length === length && cells.every((cell) => missing[cell] !== ''));
  }

  /** The words of a wordsearch with their cells. */
  found(): Word[] {
    return foundOf(this.printed);
  }

  /** The letters of a wordsearch, row by row. */
  glass(): string {
    return this.printed.puzzle.flat().join('');
  }

  /** The clues of a crossword that are words. */
  clues(): string[] {
    return Object.values(this.printed.clues ?? {})
      .flat()
      .flatMap(({ clue, image }) => (image === undefined ? [clue] : []));
  }

  /** Shows the whole board, however small its cells: it may have opened zoomed in. */
  async zoomOut(): Promise<void> {
    const out = this.page.getByRole('button', { name: SMALLER[this.language] });
    if ((await out.count()) === 0) return;
    for (let n = 0; n < 5; n++) await out.click();
    await expect
      .poll(async () => {
        const [grid, canvas] = [await this.grid.boundingBox(), await this.canvas.boundingBox()];
        return grid && canvas && grid.width <= canvas.width && grid.height <= canvas.height;
      })
      .toBe(true);
    await this.page.locator('canvas[data-sharp="true"]').waitFor();
  }

  /** The middle of a cell on the page: the twin's grid is exactly over the painted one. */
  async middle(index: number): Promise<{ x: number; y: number }> {
    const { width, height } = this.printed.dimensions;
    const box = await this.grid.boundingBox();
    if (box === null) throw new Error('There is no board on the page.');
    const [x, y] = [(index % width) + 0.5, Math.floor(index / width) + 0.5];
    return { x: box.x + (x / width) * box.width, y: box.y + (y / height) * box.height };
  }

  async tap(index: number): Promise<void> {
    const { x, y } = await this.middle(index);
    await this.page.touchscreen.tap(x, y);
  }

  /** Plays the whole solution by keyboard: letter by letter, in a word search both ends of each word. */
  async solve(): Promise<void> {
    const { keyboard } = this.page;
    if (this.game === 'wordsearch') {
      for (const { cells } of this.found()) {
        for (const end of [cells[0] ?? 0, cells.at(-1) ?? 0]) {
          await this.cell(end).focus();
          await keyboard.press('Enter');
        }
      }
      return;
    }
    for (const [cell, letter] of this.letters().entries()) {
      if (letter === '') continue;
      await this.cell(cell).focus();
      await keyboard.press(letter);
    }
  }
}
