// The card as a PNG file.

import { type Card, type CardColours, drawCard, PICTURE_SIDE } from './card.ts';

/** Rejects if the browser cannot draw. */
export async function pictureOf(card: Card, colours: CardColours, name: string): Promise<File> {
  // a canvas silently uses fallbacks for fonts that have not loaded
  await Promise.all(
    [450, 700, 750].map((weight) => document.fonts.load(`${weight} 40px "Atkinson Hyperlegible Next Variable"`)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas for the picture');
  drawCard(pen, card, colours);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture from the canvas');
  return new File([blob], name, { type: 'image/png' });
}

export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;
