// The help pages: a newcomer sees how a game works and returns to the level; a guide is completed by keyboard; after the help was
// closed from a deep page, Back does not reopen it.
import { expect, test } from 'playwright/test';
import { elsewhere } from '../helpers/full.ts';
import { visit } from '../helpers/visit.ts';

test.skip(({ hasTouch }) => elsewhere(hasTouch), 'the phone is enough; both windows in the full run');

test('a newcomer is shown the guide once and continues to the level', async ({ page }) => {
  await page.goto('/gridpuzzle/de-leichtes-001');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Neu hier? So geht’s' }).click();
  await expect(dialog.getByText('Schritt 1 von 7')).toBeVisible();
  for (let step = 2; step <= 7; step++) {
    await dialog.getByRole('button', { name: /^(Weiter|Überspringen)$/ }).click();
    await expect(dialog.getByText(`Schritt ${step} von 7`)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Los geht’s' }).click();
  const start = dialog.getByRole('button', { name: 'Los geht’s' });
  await expect(start).toBeFocused();
  await start.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await visit(page, '/gridpuzzle/de-leichtes-002');
  await expect(start).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Neu hier? So geht’s' })).toHaveCount(0);
});

test('the guide of the wordsearch can be completed by keyboard', async ({ page }) => {
  await page.goto('/wordsearch/play?screen=lobby&modal=help');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Weiter' });
  await expect(dialog.getByText('Schritt 1 von 7')).toBeVisible();
  await next.click();
  await expect(dialog.getByText(/EULE liegt in der untersten Zeile/)).toBeVisible();
  await expect(next).toBeHidden();
  await dialog.getByRole('gridcell').first().focus();
  for (const key of ['Control+End', 'Home', ' ', 'ArrowRight', 'ArrowRight', 'ArrowRight', ' ']) {
    await page.keyboard.press(key);
  }
  await expect(next).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'EULE, erledigt' })).toBeVisible();
});

test('Back does not return to help closed from a deep page', async ({ page }) => {
  await page.goto('/sudoku/play?screen=lobby');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Spielanleitung' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Techniken' }).check();
  await dialog.getByRole('button', { name: 'X-Wing', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'X-Wing', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/screen=settings$/);
  await page.goBack();
  await expect(page).toHaveURL(/screen=lobby$/);
  await expect(dialog).toBeHidden();
});

test('each step of each guide shows its buttons whole, and its dialog is no wider than the window', async ({
  page,
}) => {
  for (const [game, steps] of [
    ['crossword', 8],
    ['sudoku', 8],
    ['gridpuzzle', 7],
    ['wordsearch', 7],
  ] as const) {
    await visit(page, `/${game}/play?screen=lobby&modal=help`);
    const dialog = page.getByRole('dialog');
    for (let step = 1; step <= steps; step++) {
      await expect(dialog.getByText(`Schritt ${step} von ${steps}`)).toBeVisible();
      const next = dialog.getByRole('button', { name: /^(Weiter|Überspringen|Zum Anfang|Fertig|Los geht’s)$/ }).last();
      await expect(next, `${game} ${step}`).toBeInViewport({ ratio: 1 });
      const over = await next.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const points = [
          [left + 3, top + 3],
          [right - 3, top + 3],
          [left + 3, bottom - 3],
          [right - 3, bottom - 3],
        ];
        return points.filter(([x = 0, y = 0]) => !button.contains(document.elementFromPoint(x, y))).length;
      });
      expect(over, `${game} ${step}: covered corners`).toBe(0);
      if (step < steps) await next.click();
    }
  }
});
