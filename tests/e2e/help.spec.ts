// The help pages: a newcomer sees how a game works and returns to the level; a guide is completed by keyboard; after the help was
// closed from a deep page, Back does not reopen it.
import type { Locator } from 'playwright';
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

test('the help is about one game, which it names, and every other one is a tap away, in the same place', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/sudoku/play?screen=lobby');
  await page.getByRole('button', { name: 'Hilfe' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'So geht’s: Sudoku' })).toBeVisible();
  await expect(dialog.getByRole('grid')).toBeVisible();
  const games = dialog.getByRole('group', { name: 'Spiel', exact: true });
  await expect(games.getByRole('radio')).toHaveCount(4);
  await expect(dialog.getByRole('radio', { name: 'Tastatur' })).toHaveCount(hasTouch ? 0 : 1);
  const place = await games.boundingBox();
  for (const [name, steps] of [
    ['Gitterrätsel', 7],
    ['Schwedenrätsel', 8],
    ['Suchsel', 7],
  ] as const) {
    await games.getByRole('radio', { name }).check();
    await expect(dialog.getByRole('heading', { name: `So geht’s: ${name}` })).toBeVisible();
    await expect(dialog.getByText(`Schritt 1 von ${steps}`)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Techniken' })).toHaveCount(0);
    expect(await games.boundingBox()).toEqual(place);
  }
  await games.getByRole('radio', { name: 'Sudoku' }).check();
  await dialog.getByRole('radio', { name: 'Techniken' }).check();
  await expect(dialog.getByRole('button', { name: 'X-Wing', exact: true })).toBeVisible();
  expect(await games.boundingBox()).toEqual(place);
});

test('in a game the help opens at that game', async ({ page }) => {
  await page.goto('/wordsearch/de-leichtes-001');
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await expect(page.getByRole('heading', { name: 'So geht’s: Suchsel' })).toBeVisible();
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

const GUIDES = [
  ['crossword', 8],
  ['sudoku', 8],
  ['gridpuzzle', 7],
  ['wordsearch', 7],
] as const;

for (const { locale, step, of, next, end } of [
  { locale: 'de-DE', step: 'Schritt', of: 'von', next: /^(Weiter|Überspringen|Los geht’s)$/, end: 'Los geht’s' },
  { locale: 'en-GB', step: 'Step', of: 'of', next: /^(Next|Skip|Let’s play)$/, end: 'Let’s play' },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });
    test('each step of each guide shows its buttons, keys and words whole, and the board keeps its place', async ({
      page,
    }) => {
      for (const [game, steps] of GUIDES) {
        await visit(page, `/${game}/play?screen=lobby&modal=help`);
        const dialog = page.getByRole('dialog');
        const places: unknown[] = [];
        for (let number = 1; number <= steps; number++) {
          await expect(dialog.getByText(`${step} ${number} ${of} ${steps}`)).toBeVisible();
          const button = dialog.getByRole('button', { name: next }).last();
          await expect(button, `${game} ${number}`).toBeInViewport({ ratio: 1 });
          await expect.poll(() => coveredButtons(dialog), `${game} ${number}`).toEqual([]);
          places.push(await dialog.getByRole('grid').boundingBox());
          if (number < steps) await button.click();
          else await expect(button).toHaveText(end);
        }
        expect(places, game).toEqual(places.map(() => places[0]));
      }
    });
  });
}

/** The buttons that something lies over, such as the footer over a row of keys. */
const coveredButtons = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((shown) => {
    const isWhole = (button: Element): boolean => {
      const { left, right, top, bottom, x, y, width, height } = button.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      // not the corners, which are round
      const points = [
        [middle, top + 3],
        [middle, bottom - 3],
        [left + 3, centre],
        [right - 3, centre],
      ] as const;
      return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    };
    const buttons = [...shown.querySelectorAll('button')];
    return buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !isWhole(button))
      .map((button) => button.textContent);
  });
