// What is tested in every engine: a level of each game, left and returned to; an account; a temporary loss of the network.

import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFailed, test } from 'vitest';
import type { Recording } from '../../machines/replay/recording.ts';
import { DAILY, GAME_TYPES } from '../../puzzles/catalogue.ts';
import { RANDOM_SESSIONS, randomSession } from '../helpers/randomSession.ts';
import { readyKinds } from '../helpers/randomWorld.ts';
import { REPLAY_PAGE, serveHarness } from '../scenes/serve.ts';
import { DESKTOP, type Engine, PHONE } from './engine.ts';
import { type Line, lineTo } from './line.ts';
import { Player } from './player.ts';
import { until } from './until.ts';

const FULL = process.env.FULL === '1';
/** The emulator starts on its first request, which takes a while. */
const EMULATOR = '/emulator/v1/projects/demo-raetsel/config';
/** ms; the twin is updated a few frames after the picture. */
const PATIENT = { timeout: 30_000 };
/** Where screenshots of failed tests go. */
const SHOWN = 'test-results/engines';

export function playsIn(name: string, launch: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let line: Line;
    let player: Player;

    beforeAll(async () => {
      line = await lineTo(inject('server'), new RegExp(`/[a-z]+-${DAILY}-`)); // they are stored ahead
      engine = await launch();
      player = new Player(await engine.tab(PHONE), line.url);
      await player.arrive();
    });
    beforeEach(({ task }) => {
      onTestFailed(async () => {
        mkdirSync(SHOWN, { recursive: true });
        writeFileSync(`${SHOWN}/${name} ${task.name.slice(0, 20)}.png`, await player.tab.picture());
      });
    });
    afterAll(async () => {
      await engine?.close();
      await line?.close();
    });

    test.each(GAME_TYPES)(
      '%s is played, left for another level in the same tab, returned to, and won',
      async (game) => {
        await player.open(game);
        await player.start();
        const steps = await player.steps(game);
        const half = Math.ceil(steps.length / 2);
        for (const step of steps.slice(0, half)) await step();
        const board = await player.cells();
        await player.open(game, 2);
        await player.start();
        await player.go(`/${game}/de-leichtes-001`);
        await player.start('Weiterspielen');
        await expect.poll(() => player.cells(), PATIENT).toEqual(board);
        for (const step of steps.slice(half)) await step();
        await until('the win', async () => (await player.dialog()) === 'Geschafft!');
      },
    );

    test('random sessions replay as in Node, event by event', async () => {
      const kinds = await readyKinds();
      const server = await serveHarness(REPLAY_PAGE);
      await player.tab.open(server.page);
      await until('the page', () => player.tab.ask(() => 'ready' in document.documentElement.dataset));
      for (const seed of RANDOM_SESSIONS.slice(0, 100)) {
        const { text } = await randomSession(seed, kinds);
        const there = await player.tab.ask((file) => window.replayed(file), text);
        expect(there, `session ${seed}`).toEqual((JSON.parse(text) as Recording).prints);
      }
      await server.close();
    });

    test('a part of a canvas reaches its place in a texture, as scenes/pageSource.ts has it', async ({ skip }) => {
      const pixels = await player.tab.ask(() => {
        const canvas = document.createElement('canvas');
        canvas.width = 64;
        canvas.height = 32;
        const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
        const gl = document.createElement('canvas').getContext('webgl2');
        if (!gl) return [];
        gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
        gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 64, 32, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
        pen.fillStyle = '#f00';
        pen.fillRect(0, 0, 64, 32);
        pen.fillStyle = '#0f0';
        pen.fillRect(40, 10, 8, 4);
        gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, 40);
        gl.pixelStorei(gl.UNPACK_SKIP_ROWS, 10);
        gl.texSubImage2D(gl.TEXTURE_2D, 0, 40, 10, 8, 4, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
        gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
        const texture = gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture;
        gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
        return [
          [39, 10],
          [40, 9],
          [40, 10],
          [47, 13],
          [48, 13],
          [47, 14],
          [0, 0],
        ].map(([x = 0, y = 0]) => {
          const pixel = new Uint8Array(4);
          gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
          return pixel.join();
        });
      });
      skip(pixels.length === 0, 'no WebGL 2: boards are drawn by the canvas renderer');
      const [none, green] = ['0,0,0,0', '0,255,0,255'];
      expect(pixels).toEqual([none, none, green, green, none, none, none]);
    });

    test('a button and a key act once for a finger that rests on them; a closed dialog leaves no dead Back', async () => {
      await player.go('/sudoku/play?screen=settings');
      await player.click('Zurück');
      for (let times = 0; times < 2; times++) {
        await player.hold('Hilfe', 700);
        await until('the help', () => player.dialog());
        await player.tab.press('Escape');
        await until('no dialog', async () => (await player.dialog()) === undefined);
      }
      await player.tab.ask(() => void setTimeout(() => history.back()));
      await until('the settings', () => player.tab.ask(() => location.search === '?screen=settings'));
      await player.open('sudoku', 5);
      await player.start();
      const digits = async () => (await player.cells()).filter((cell) => /^\d( |,|$)/.test(cell)).length;
      const before = await digits();
      await player.hold('7', 700);
      await until('one digit more', async () => (await digits()) === before + 1);
      await player.hold('Zurück (Rückgängig)', 700);
      await until('it is taken back', async () => (await digits()) === before);
    });

    test('an account is made with the form; games played offline are sent later', async () => {
      await until('the sign-in’s emulator runs', async () => (await fetch(`${line.url}${EMULATOR}`)).ok);
      await player.go('/sudoku/play?screen=lobby&modal=signup');
      await player.fill('E-Mail', `${name.toLowerCase()}.${Date.now().toString(36)}@example.org`);
      await player.fill('Passwort', 'geheim-2026');
      await player.fill('Passwort wiederholen', 'geheim-2026');
      await player.tab.press('Enter');
      await player.sees('Willkommen! Dein Konto ist bereit.');
      await player.open('sudoku', 3);
      await player.start();
      const steps = await player.steps('sudoku', 3);
      line.cut();
      const sent = line.answered.length;
      for (const step of steps.slice(0, 5)) await step();
      const board = await player.cells();
      line.mend();
      await player.go('/sudoku/de-leichtes-003');
      await player.start('Weiterspielen');
      await expect.poll(() => player.cells(), PATIENT).toEqual(board);
      await until('the server has the game', async () =>
        line.answered.slice(sent).some((answer) => /^(PUT|POST) .*progress.* 20\d$/.test(answer)),
      );
    });

    test.runIf(FULL)(
      'a level that was begun opens without a network, where there are service workers',
      async ({ skip }) => {
        skip(!(await player.tab.ask(() => 'serviceWorker' in navigator)), 'no service workers');
        await player.open('sudoku', 2);
        await player.start();
        for (const step of (await player.steps('sudoku', 2)).slice(0, 2)) await step();
        // asked by the page through its worker, which stores what passes
        await until('the category is stored', async () =>
          line.answered.includes('GET /api/game/sudoku/leichtes/de-leichtes-020 200'),
        );
        line.cut();
        await player.go('/sudoku/de-leichtes-002');
        await player.start('Weiterspielen');
        line.mend();
      },
    );

    test.runIf(FULL)('Back from the next level shows the board as it was, again and again', async () => {
      await player.open('sudoku', 4);
      await player.start();
      for (const step of (await player.steps('sudoku', 4)).slice(0, 2)) await step();
      const board = await player.cells();
      for (const level of [5, 3, 2]) {
        await player.open('crossword', level);
        await player.back('/sudoku/de-leichtes-004');
        await expect.poll(() => player.cells(), PATIENT).toEqual(board);
      }
    });

    test.runIf(FULL)(
      'screenshots of the lobby and the boards on a phone and a desktop, for people to look at',
      async () => {
        for (const [label, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
          await player.tab.resize(size);
          const keep = async (what: string) =>
            writeFileSync(`${SHOWN}/${name} ${label} ${what}.png`, await player.tab.picture());
          mkdirSync(SHOWN, { recursive: true });
          await player.go('/sudoku/play?screen=lobby');
          await player.sees('Schwedenrätsel');
          await keep('lobby');
          for (const game of GAME_TYPES) {
            const level = label === 'phone' ? 3 : 4;
            await player.go(`/${game}/de-leichtes-00${level}`);
            await until('its dialog', () => player.dialog());
            await player.start((await player.text()).includes('Weiterspielen') ? 'Weiterspielen' : 'Los geht’s');
            await keep(game);
          }
        }
      },
    );

    test.runIf(FULL)(
      'the next level opens after twenty pages were left at any moment, and in a second tab',
      async () => {
        for (let times = 0; times < 20; times++) await player.go(`/sudoku/de-leichtes-00${(times % 3) + 1}`);
        const other = new Player(await engine.tab(DESKTOP), line.url);
        for (const [who, level] of [
          [player, 4],
          [other, 5],
          [player, 5],
          [other, 4],
        ] as const) {
          await who.go(`/wordsearch/de-leichtes-00${level}`);
          await who.sees('Los geht’s');
        }
      },
    );
  });
}
