// A level's page without the answers that it brings, as a player meets it whose page comes from another moment than the API's answers.
import type { Page } from 'playwright';
import { withoutStill } from '../../api/still.ts';

/** From now on what the app asks of the API alone decides. */
export const bareLevels = (page: Page): Promise<unknown> =>
  page.route(/\/(sudoku|crossword|gridpuzzle|wordsearch)\/(de|en)-[^/]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutStill(await response.text()) });
  });
