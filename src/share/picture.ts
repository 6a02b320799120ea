// The card as a PNG file.

import { type Card, type CardColours, drawCard, type Logo, PICTURE_SIDE } from './card.ts';

export interface Shared {
  readonly card: Card;
  readonly colours: CardColours;
  /** The address of the brand's logo; undefined for none. */
  readonly logo: string | undefined;
  readonly fileName: string;
}

/** Rejects if the browser cannot draw. */
export async function pictureOf({ card, colours, logo, fileName }: Shared): Promise<File> {
  // a canvas silently uses fallbacks for fonts that have not loaded
  const fonts = [450, 700, 750].map((weight) =>
    document.fonts.load(`${weight} 40px "Atkinson Hyperlegible Next Variable"`),
  );
  const [loaded] = await Promise.all([loadedLogo(logo), ...fonts]);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas for the picture');
  drawCard(pen, card, colours, loaded);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture from the canvas');
  return new File([blob], fileName, { type: 'image/png' });
}

/** undefined as well if it does not load, or has no size. */
async function loadedLogo(address: string | undefined): Promise<Logo | undefined> {
  if (address === undefined) return undefined;
  const image = new Image();
  image.crossOrigin = 'anonymous'; // else a logo from elsewhere would lock the canvas
  image.src = address;
  await image.decode().catch(() => undefined);
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined;
}

export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;
