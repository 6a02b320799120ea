// The picture that a shared link shows: the board of its level as a game begins, on the brand's ground. Drawn by resvg in a thread of its
// own; loaded when the first one is asked for.

import type { Level } from '../../api/levels.ts';
import type { GameType } from '../../puzzles/catalogue.ts';
import { COLOURS, type StillColour } from '../../puzzles/drawing.ts';
import { svgText } from './drawn.ts';
import type { ServedBrand } from './served.ts';
import { openedLevel, shapesOf, stillColours } from './still.ts';

/** As the services that show links advise. */
export const PICTURE = { width: 1200, height: 630 } as const;
const MARGIN = 36;

/** undefined for a level whose document does not open. */
export async function pictureOf(brand: ServedBrand, game: GameType, level: Level): Promise<Buffer | undefined> {
  const opened = await openedLevel(game, level);
  if (opened === undefined) return undefined;
  const [{ renderAsync }, { outlined }] = await Promise.all([import('@resvg/resvg-js'), import('./outlines.ts')]);
  const colours = stillColours(brand, false);
  const named = new Map(
    Object.entries(COLOURS).map(([name, value]) => [value as string, colours[name as StillColour]]),
  );
  const valued = (value: string): string => named.get(value) ?? value;
  const { width, height } = opened.givens;
  const room = { width: PICTURE.width - 2 * MARGIN, height: PICTURE.height - 2 * MARGIN };
  const scale = Math.min(room.width / width, room.height / height) / 100;
  const left = (PICTURE.width - width * 100 * scale) / 2;
  const top = (PICTURE.height - height * 100 * scale) / 2;
  const drawing = svgText(outlined(shapesOf(opened, 'paper'), COLOURS.ink), valued);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">` +
    `<rect width="100%" height="100%" fill="${colours.pale}"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})">` +
    `<rect width="${width * 100}" height="${height * 100}" fill="${colours.white}"/>${drawing}</g></svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return drawn.asPng();
}
