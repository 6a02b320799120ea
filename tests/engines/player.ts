// A player of served levels in any engine: finds things by role and name, has the printed solution, and enters it with finger or
// keys.

import { factsOf, type GameType } from '../../puzzles/catalogue.ts';
import { digitsOf, foundOf, lettersOf, type Printed } from '../helpers/printed.ts';
import type { Point, Tab } from './engine.ts';
import { until } from './until.ts';

/** One step at a board; resolves when the board shows it. */
type Step = () => Promise<void>;

export class Player {
  readonly tab: Tab;
  readonly url: string;

  /** `url`: the address of the app. */
  constructor(tab: Tab, url: string) {
    this.tab = tab;
    this.url = url;
  }

  /** Opens the app in German. */
  async arrive(): Promise<void> {
    await this.tab.open(`${this.url}/health`);
    await this.tab.ask(() => localStorage.setItem('i18nextLng', 'de'));
  }

  go(path: string): Promise<void> {
    return this.tab.open(`${this.url}${path}`);
  }

  /**
   * Goes back to a started level in this tab's history with the browser's button, and continues it. The engine may have cached the
   * page, which is then paused, or loads it again.
   */
  async back(path: string): Promise<void> {
    await this.tab.ask(() => void setTimeout(() => history.back()));
    await until(
      `${path} again`,
      () =>
        this.tab
          .ask((there) => location.pathname === there && document.body.innerText.includes('Weiterspielen'), path)
          .catch(() => false), // a page that is being left does not respond
    );
    if ((await this.text()).includes('Pause')) await this.click('Weiterspielen');
    await this.start('Weiterspielen');
  }

  /** Opens a level by its address; resolves when it is ready to be started. */
  async open(game: GameType, level = 1): Promise<void> {
    await this.go(`/${game}/de-leichtes-00${level}`);
    await this.sees('Los geht’s');
  }

  /** Presses the button that starts or continues a level; resolves when the board can be played. */
  async start(button = 'Los geht’s'): Promise<void> {
    let pressed = false; // pressed only once: no press may be swallowed
    await until(
      'a board without a dialog',
      async () => {
        if (!pressed && (await this.dialog()) !== undefined) {
          await this.click(button);
          pressed = true;
        }
        return this.tab.ask(
          () =>
            !document.querySelector('[role=dialog]') &&
            !!document.querySelector('[role=grid]') &&
            !!document.querySelector('canvas'),
        );
      },
      async () => JSON.stringify({ pressed, dialog: await this.dialog(), text: (await this.text()).slice(0, 400) }),
    );
  }

  /** The name of the open dialog. */
  async dialog(): Promise<string | undefined> {
    const name = await this.tab.ask(() => {
      const open = document.querySelector('[role=dialog]');
      if (!open) return null;
      const by = open.getAttribute('aria-labelledby');
      return (by && document.getElementById(by)?.textContent) || open.getAttribute('aria-label') || '';
    });
    return name ?? undefined;
  }

  text(): Promise<string> {
    return this.tab.ask(() => document.body.innerText);
  }

  sees(text: string): Promise<unknown> {
    return until(`„${text}“ is on the page`, () =>
      this.tab.ask((what) => document.body.innerText.includes(what), text),
    );
  }

  /** Clicks a button or link by name; it must be on screen, not covered, and not moving. */
  async click(name: string): Promise<void> {
    await this.tab.tap(await this.place(name));
  }

  /** The same with a finger that rests there for `ms`. */
  async hold(name: string, ms: number): Promise<void> {
    await this.tab.hold(await this.place(name), ms);
  }

  private place(name: string): Promise<Point> {
    let last: Point | null | undefined;
    return until(`„${name}“ can be pressed`, async () => {
      await this.tab.ask(nextFrame); // what moves is seen to move, however busy the machine is
      const now = await this.tab.ask(middleOf, name);
      const rests = now?.x === last?.x && now?.y === last?.y;
      last = now;
      return rests ? now : undefined;
    });
  }

  async fill(label: string, text: string): Promise<void> {
    await until(`the field „${label}“`, () =>
      this.tab.ask((name) => {
        const found = [...document.querySelectorAll('label')].find(
          (each) => each.textContent?.trim() === name,
        )?.control;
        found?.focus();
        return !!found && document.activeElement === found;
      }, label),
    );
    await this.tab.type(text);
  }

  /** What each cell holds: its accessible name after its place, or after its word where the focus is. */
  cells(): Promise<string[]> {
    return this.tab.ask(() =>
      [...document.querySelectorAll('[role=gridcell]')].map((cell) =>
        (cell.getAttribute('aria-label') ?? cell.textContent ?? '').replace(
          /^.*?(Zeile \d+ Spalte \d+|Buchstabe \d+), /,
          '',
        ),
      ),
    );
  }

  private async printed(game: GameType, level: number): Promise<Printed> {
    const answer = await fetch(`${this.url}/api/game/${game}/leichtes/de-leichtes-00${level}`);
    return ((await answer.json()) as { data: { content: Printed } }).data.content;
  }

  /** The steps that solve a level: every entry is typed into its cell, unless the game is played in another way. */
  async steps(game: GameType, level = 1): Promise<Step[]> {
    const page = await this.printed(game, level);
    const { width, height } = page.dimensions;
    const tap = (cell: number) => this.tapCell(cell, width, height);
    const typed = (entries: readonly string[]): Step[] =>
      entries.flatMap((entry, cell) => (entry ? [() => this.enter(cell, entry.toLowerCase())] : []));
    const ways: Readonly<Partial<Record<GameType, () => Step[]>>> = {
      wordsearch: () =>
        foundOf(page).map(({ text, cells }) => async () => {
          await tap(cells[0] ?? 0);
          await tap(cells.at(-1) ?? 0);
          await until(`${text} is done`, () => this.tab.ask(isDone, text));
        }),
    };
    const entries = factsOf(game).signs === 'digits' ? digitsOf : lettersOf;
    return ways[game]?.() ?? typed(entries(page));
  }

  /** Presses a key on the focused cell; resolves when the cell says so, or the level is won. */
  private async enter(cell: number, key: string): Promise<void> {
    await this.tab.ask((index) => (document.querySelectorAll('[role=gridcell]')[index] as HTMLElement).focus(), cell);
    await this.tab.press(key);
    const shown = key.toUpperCase();
    await until(`${shown} in cell ${cell}`, async () =>
      this.tab.ask(
        (index, letter) => {
          const it = document.querySelectorAll('[role=gridcell]')[index];
          const says = it?.getAttribute('aria-label') ?? it?.textContent ?? '';
          return (
            says.split(/[ ,]+/).includes(letter) ||
            !!document.querySelector('[role=dialog]')?.textContent?.includes('Geschafft!')
          );
        },
        cell,
        shown,
      ),
    );
  }

  async tapCell(cell: number, width: number, height: number): Promise<void> {
    const grid = await this.tab.ask(() => {
      const { x, y, width, height } = document.querySelector('[role=grid]')?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    });
    const x = grid.x + (((cell % width) + 0.5) / width) * grid.width;
    const y = grid.y + ((Math.floor(cell / width) + 0.5) / height) * grid.height;
    await this.tab.tap({ x, y });
  }
}

/** Is this word off the list, or the level won? Runs in the page. */
function isDone(word: string): boolean {
  const names = [...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? '');
  const won = document.querySelector('[role=dialog]')?.textContent?.includes('Geschafft!') ?? false;
  return won || names.some((name) => name.startsWith(`${word},`) && name.includes('erledigt'));
}

/** Runs in the page. */
const nextFrame = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function middleOf(name: string): Point | null {
  const named = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  // something under a dialog may have the same name
  const all = [...(document.querySelector('[role=dialog]') ?? document).querySelectorAll('button, a')];
  const found =
    all.find((element) => named(element) === name) ?? all.find((element) => named(element).startsWith(`${name},`));
  if (!found || (found as HTMLButtonElement).disabled) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const there = document.elementFromPoint(middle.x, middle.y);
  return there && found.contains(there) ? middle : null;
}
