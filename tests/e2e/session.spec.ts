// The session that a player saves is the one that was played: fresh machines, told the same, end as the page's own.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { unpack } from '../../machines/replay/packing.ts';
import { partingOf } from '../../machines/replay/prints.ts';
import { faultOf, type Recording } from '../../machines/replay/recording.ts';
import { allKinds } from '../../tools/replay.ts';
import { elsewhere } from '../helpers/full.ts';
import { empties, SudokuPage } from '../helpers/sudokuPage.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the machines are the same in both windows; both in the full run');

test('a game begun, a hint, a pause, an undo: saved in the settings and played again', async ({ page }) => {
  const sudoku = new SudokuPage(page);
  await sudoku.start();
  const { givens, digits } = await sudoku.solution();
  const [first = 0, second = 0] = empties(givens);
  await sudoku.walk(0, first);
  await page.keyboard.press(`${SudokuPage.wrong(digits[first] ?? 0)}`);
  await expect(sudoku.cell(first)).toHaveAccessibleName(/falsch/);
  await sudoku.walk(first, second);
  await page.keyboard.press(`${digits[second]}`);
  await page.getByRole('button', { name: /Rückgängig/ }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Weiter' }).first().click();
  await page.getByRole('button', { name: /^Tipp/ }).first().click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Zurück|Zur Übersicht/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Einstellungen' }).first().click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sitzung sichern' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^raetsel-sitzung-\d{4}-\d\d-\d\d\.json\.gz$/);
  const recording = unpack(JSON.parse(gunzipSync(readFileSync(await file.path())).toString())) as Recording;
  expect(faultOf(recording)).toBeUndefined();
  expect(Object.keys(recording.ended ?? {})).toContain('app/game');
  expect(partingOf(recording, await allKinds())).toBeUndefined();
});
