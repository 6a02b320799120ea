// A player in the browser who goes a way through a chart, step by step, by keys and buttons where there are some.

import { expect, type Page } from 'playwright/test';
import type { AnyStateMachine } from 'xstate';
import { AccountPage } from '../helpers/accountPage.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';
import { visit } from '../helpers/visit.ts';
import type { Way } from './ways.ts';

/** What a limit stands at, in ms: one that a machine's delays name. */
type Delays = AnyStateMachine['implementations']['delays'];

const SUDOKU = '/sudoku/de-leichtes-001';
const OTHER = '/sudoku/de-leichtes-002';
/** Its first word has three letters or more. */
const CROSSWORD = '/crossword/de-leichtes-001';
const SHOP = '/sudoku/play?screen=lobby&modal=jokerShop';
const SETTINGS = '/sudoku/play?screen=settings';

/** Where each machine's answers wait. */
const GATES: Readonly<Record<string, string>> = {
  'game.loading': 'kind',
  'game.refreshing': 'kind',
  'game.ad': 'preroll',
  'game.playing.running.hinting.finding': 'hint',
  'game.playing.running.hinting.paying': 'spend',
  'game.playing.running.lettering.paying': 'spend',
  'game.secondChance': 'spend',
  'ad.running.loadingPlayer': 'player',
  'timeReward.talk.asking': 'rewardRead',
  'timeReward.talk.collecting': 'rewardCollect',
  'logout.forgetting': 'forget',
  'logout.clearing': 'signOut',
  'logout.leaving': 'leave',
};

/** How a gate is passed by the first and the second of the transitions that its answer can take. */
const DONE: Readonly<Record<string, readonly [first: string, second: string]>> = {
  kind: ['real', 'refuse'],
  preroll: ['none', 'none'],
  hint: ['real', 'none'],
  spend: ['paid', 'refused'],
  player: ['real', 'real'],
  rewardRead: ['real', 'real'],
  rewardCollect: ['real', 'early'],
  forget: ['real', 'real'],
  signOut: ['real', 'real'],
  leave: ['real', 'real'],
};

/** Gates that a way does not ask about stand open. */
const OPEN: readonly (readonly [gate: string, way: string])[] = [
  ['kind', 'real'],
  ['preroll', 'none'],
  ['saveGame', 'real'],
  ['rewardRead', 'real'],
  ['signOut', 'real'],
  ['forget', 'real'],
  ['leave', 'real'],
];

/** Where a game stands that was played before. */
const ENDS: Readonly<Record<string, string>> = { gaveUp: 'game.givenUp', solved: 'game.won', over: 'game.lost' };

const LIMIT = { timeout: 12_000 };

const granted = { gdprApplies: false };
const denied = { gdprApplies: true, eventStatus: 'useractioncomplete', purpose: {}, vendor: {} };

export class ChartPlayer {
  readonly page: Page;
  private readonly board: SudokuPage;
  private readonly way: Way;
  private readonly delays: Delays;

  constructor(page: Page, way: Way, machine: AnyStateMachine) {
    this.page = page;
    this.board = new SudokuPage(page);
    this.way = way;
    this.delays = machine.implementations.delays;
  }

  /** Comes to where the chart begins. */
  async begin(email?: string): Promise<void> {
    await this.page.clock.install();
    if (email !== undefined) await this.signIn(email);
    else await this.page.goto('/sudoku/play?screen=lobby');
    await this.opened();
    await this.openAll();
    for (const before of this.way.before) await this.before(before);
    await this.arrive();
  }

  private async signIn(email: string): Promise<void> {
    await this.page.goto('/sudoku/play?screen=lobby');
    await new AccountPage(this.page).login(email);
  }

  private opened = () =>
    this.until('the app is there', () => document.getElementById('root')?.hasChildNodes() ?? false, undefined);

  private closeAll = (names: readonly string[]) =>
    this.page.evaluate((closed) => {
      for (const name of closed) window.charts.close(name);
    }, names);

  /** The lobby loads a level as well, which must not be taken for that of the way. */
  private async openAll(): Promise<void> {
    await this.open();
    await this.until('the lobby has its level', () => window.charts.stands('game', 'game.ready'), undefined);
  }

  private open = () =>
    this.page.evaluate((gates) => {
      for (const [gate, way] of gates) window.charts.leaveOpen(gate as string, way as string);
    }, OPEN);

  /** Opens what the chart is about; its first answer waits. */
  private async arrive(): Promise<void> {
    const { chart, steps } = this.way;
    switch (chart) {
      case 'game': {
        const saves = steps.includes('game: SAVE_FAILED') ? ['saveGame'] : [];
        await this.closeAll(['kind', 'preroll', ...saves]);
        await visit(this.page, steps.some((step) => /: WORD [12]$/.test(step)) ? CROSSWORD : SUDOKU);
        return;
      }
      case 'ad':
        await this.page.evaluate(() => window.charts.leaveOpen('preroll', 'real'));
        if (!steps.some((step) => step.includes('PLATFORM') || / 2$/.test(step)))
          await this.page.evaluate(() => window.charts.platform.come());
        await visit(this.page, SUDOKU);
        return this.start();
      case 'timeReward':
        await this.closeAll(['rewardRead']);
        return visit(this.page, SHOP);
      case 'logout':
        await this.closeAll(['forget', 'signOut', 'leave']);
        await visit(this.page, SETTINGS);
        return this.press('Abmelden');
    }
  }

  /** What this player did before, on the same device. */
  private async before(what: string): Promise<void> {
    const { page, board } = this;
    await board.start(SUDOKU);
    await this.until('plays', () => window.charts.stands('game', 'game.playing.running'), undefined);
    if (what === 'gaveUp') await this.giveUp();
    if (what === 'solved') await this.solve();
    if (what === 'over') await this.lose();
    if (what === 'shown') {
      // the game that has been left would go on
      await visit(page, OTHER);
      await expect(board.dialog.getByRole('heading', { name: /2$/ })).toBeVisible();
    } else {
      await this.until(what, (state) => window.charts.stands('game', state), ENDS[what] ?? '');
      await this.until('the device has it', () => window.charts.saves.underWay === 0, undefined);
      await page.goto('/sudoku/play?screen=lobby');
      await this.opened();
      await this.openAll();
    }
  }

  /** Does what makes the chart take each transition of the way, one after the other. */
  async go(): Promise<void> {
    const before = await this.page.evaluate(() => window.charts.taken());
    const due = new Map<string, number>();
    for (const step of this.way.steps) {
      due.set(step, (due.get(step) ?? before[step] ?? 0) + 1);
      await this.act(step);
      await this.until(`takes ${step}`, ([name, count]) => (window.charts.taken()[name] ?? 0) >= count, [
        step,
        due.get(step) ?? 1,
      ] as const);
    }
  }

  /** Not waitForFunction, whose frames are those of the page's simulated clock. */
  private async until<T>(what: string, is: (given: T) => boolean, given: T): Promise<void> {
    const asked = () => this.page.evaluate(is as (given: unknown) => boolean, given as unknown);
    await expect.poll(asked, { ...LIMIT, message: what }).toBe(true);
  }

  private stands = (state: string) =>
    this.page.evaluate(([machine, name]) => window.charts.stands(machine, name), [this.way.chart, state] as const);

  private waited = (gate: string) => this.until(`waits at ${gate}`, (name) => window.charts.isWaited(name), gate);

  private async act(step: string): Promise<void> {
    const [, state = '', event = '', number = '1'] = /^(\S+): (\S+)(?: (\d))?$/.exec(step) ?? [];
    if (event === 'always') return this.decided(state, number);
    await this.until(`stands in ${state}`, ([machine, name]) => window.charts.stands(machine, name), [
      this.way.chart,
      state,
    ] as const);
    if (event.startsWith('xstate.done.')) return this.answer(state, DONE[GATES[state] ?? '']?.[Number(number) - 1]);
    if (event.startsWith('xstate.error.')) return this.answer(state, GATES[state] === 'kind' ? 'break' : 'fail');
    if (event.startsWith('xstate.after.')) return this.wait(state, event.split('.')[2] ?? '', number);
    if (this.way.chart === 'ad') return this.ad(state, event);
    if (this.way.chart === 'timeReward') return this.timeReward(state, event);
    return this.game(state, event, number);
  }

  /** Lets the port's answer through for which the machine waits. */
  private async answer(state: string, way = 'real'): Promise<void> {
    const gate = GATES[state] ?? '';
    await this.waited(gate);
    const pass = () => this.page.evaluate(([name, how]) => window.charts.release(name, how), [gate, way] as const);
    await pass();
    // the app has asked for the rules as well, to know that there are some
    if (gate === 'kind') await expect.poll(() => pass().then(() => this.stands(state)), LIMIT).toBe(false);
  }

  /** Lets the time of a delay go by. */
  private async wait(state: string, delay: string, number: string): Promise<void> {
    const gate = GATES[state];
    if (gate !== undefined) await this.waited(gate);
    const limit = Number(this.delays[delay]);
    // the last poll for consent follows thirty others
    if (delay === 'poll') return this.page.clock.runFor(number === '2' ? 31 * limit : limit);
    if (delay === 'second') return this.page.clock.fastForward(limit);
    // a machine that has just been made may not have set its timer yet
    await expect.poll(() => this.page.clock.fastForward(limit).then(() => this.stands(state)), LIMIT).toBe(false);
  }

  /** What makes a machine decide by itself, if that is not what came before. */
  private async decided(state: string, number: string): Promise<void> {
    if (state === 'game.playing' && number === '2') return this.solve();
    if (state === 'game.playing' && number === '3') return this.lose();
    if (state.startsWith('game.playing.running.hinting') && number === '1') return this.enter();
  }

  private tell = (machine: string, event: object) =>
    this.page.evaluate(([id, told]) => window.charts.tell(id as string, told as object), [machine, event] as const);

  private press = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true }).first().click();

  /** A key on the board. */
  private async key(key: string): Promise<void> {
    await this.board.grid.getByRole('gridcell').first().focus();
    await this.page.keyboard.press(key);
  }

  private async more(name: string): Promise<void> {
    await this.press('Mehr');
    await this.board.dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  private start = () =>
    this.page
      .getByRole('dialog')
      .getByRole('button', { name: /Los geht’s|Weiterspielen|ansehen/i })
      .first()
      .click();

  private async solution() {
    await this.board.drawn();
    await expect(this.board.grid.getByRole('gridcell', { name: /vorgegeben/ }).nth(16)).toBeAttached();
    return this.board.solution();
  }

  private async enter(right = true): Promise<void> {
    const { givens, digits } = await this.solution();
    const [cell = 0] = empties(givens).filter((one) => one !== 0);
    await this.board.cell(cell).focus();
    await this.page.keyboard.press(`${right ? digits[cell] : SudokuPage.wrong(digits[cell] ?? 0)}`);
  }

  private async solve(): Promise<void> {
    await this.solution();
    await this.board.cell(0).focus();
    await this.board.solve();
  }

  private async lose(): Promise<void> {
    await this.solution();
    await this.board.lose();
  }

  private async giveUp(): Promise<void> {
    await this.more('Lösung zeigen');
    await this.board.dialog.getByRole('button', { name: 'Lösung zeigen' }).click();
  }

  private look = (state: 'hidden' | 'visible') =>
    this.page.evaluate((is) => {
      Object.defineProperty(document, 'visibilityState', { value: is, configurable: true });
      Object.defineProperty(document, 'hidden', { value: is === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  private async game(state: string, event: string, number: string): Promise<void> {
    const busy =
      state.endsWith('.paying') || state.endsWith('.finding') || state === 'game.ad' || state === 'game.refreshing';
    switch (event) {
      case 'SAVE_FAILED':
        await this.enter();
        await this.waited('saveGame');
        return this.page.evaluate(() => window.charts.leaveOpen('saveGame', 'fail'));
      case 'RETRY':
        return this.press('Noch einmal versuchen');
      case 'START':
        if (!busy) return this.start();
        return this.tell('game', { type: event, relaxed: false, fresh: false });
      case 'SECOND_CHANCE':
        return this.press(/^Zweite Chance/);
      case 'GO_ON':
        return this.press('Ohne Limit weiterspielen');
      case 'RESTART':
        if (state === 'game.lost' || state === 'game.givenUp') return this.press('Neu beginnen');
        if (!busy) return this.more('Neu beginnen');
        break;
      case 'RESUME':
        if (!busy) return this.press('Weiterspielen');
        break;
      case 'GIVE_UP':
        if (!busy) return this.giveUp();
        break;
      case 'CHECK':
        return this.more('Alles');
      case 'PAUSE':
        if (!busy) return this.press('Pause');
        break;
      case 'COVER':
        if (number === '2') return this.press('Mehr');
        break;
      case 'UNCOVER':
        await expect(this.board.dialog.locator(':focus')).toHaveCount(1);
        return this.page.keyboard.press('Escape');
      case 'HINT':
        if (busy) break;
        if (state === 'game.playing.running') {
          // a hint that costs nothing takes out what is wrong
          if (this.way.steps.includes('game.playing.running.hinting.why: HINT 1')) await this.enter(false);
          return this.key('?');
        }
        return state.endsWith('.applied') ? this.key('?') : this.press(/^(Warum\?|Zeigen|Wegnehmen)/);
      case 'HINT_CLOSE':
        break;
      case 'GESTURE':
        if (state === 'game.playing.running') return this.enter();
        if (state === 'game.ready' && number === '1')
          return this.tell('game', { type: event, gesture: { type: 'go', cell: 1 } });
        return this.tell('game', { type: event, gesture: { type: 'tap', cell: 1, extend: false } });
      case 'UNDO':
      case 'REDO':
        if (!busy) return this.key(event === 'UNDO' ? 'Control+z' : 'Control+y');
        break;
      case 'LETTER':
        return this.letter(state, number);
      case 'WORD':
        return this.word(state, number);
      case 'SET':
        return this.tell('game', { type: event, option: 'asList', value: true });
    }
    return this.tell('game', { type: event });
  }

  /** The first asks for one that is missing, the second in a cell that has its digit. */
  private async letter(state: string, number: string): Promise<void> {
    if (state !== 'game.playing.running') return this.tell('game', { type: 'LETTER' });
    const { givens } = await this.solution();
    const cell = givens.findIndex((digit) => (digit === 0) === (number === '1'));
    await this.board.cell(cell).focus();
    await this.more('Gewähltes Feld aufdecken');
  }

  private async word(state: string, number: string): Promise<void> {
    // a sudoku has no words
    if (state !== 'game.playing.running' || number === '3') return this.tell('game', { type: 'WORD' });
    if (number === '1')
      await this.page.evaluate(() => {
        window.charts.wallet.letters = 1;
      });
    await this.more('Ganzes Wort');
  }

  private async ad(state: string, event: string): Promise<void> {
    if (event === 'DISMISS') return this.press('Jetzt spielen');
    if (event === 'PLATFORM_CAME' || event === 'PLATFORM_FAILED') {
      await this.waited('platform');
      return this.page.evaluate(
        (how) => window.charts.release('platform', how),
        event === 'PLATFORM_CAME' ? 'real' : 'fail',
      );
    }
    if (event.startsWith('CONSENT')) {
      const grants = state === 'ad.running.consent';
      return this.page.evaluate(
        (data) => window.charts.platform.say(data as never),
        event === 'CONSENT_FAILED' ? undefined : grants ? granted : denied,
      );
    }
    const told = event === 'PLAYER_ERROR' ? { type: event, message: 'The film is torn.' } : { type: event };
    return this.page.evaluate((one) => window.charts.heard(one as never), told);
  }

  private async timeReward(state: string, event: string): Promise<void> {
    if (event === 'COLLECT') return this.press('Abholen');
    if (event === 'RETRY') return this.press('Noch einmal versuchen');
    if (event === 'VISIBLE' && !state.endsWith('.still')) await this.look('hidden');
    return this.look(event === 'HIDDEN' ? 'hidden' : 'visible');
  }
}
