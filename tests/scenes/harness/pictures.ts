// Screenshots of the board, kept and compared in the page: sending pixels to the tests would take longer than drawing.
// They survive a reload of the page.

const SIDE = 9;

async function read(name: string): Promise<ImageData> {
  const base64 = sessionStorage.getItem(name);
  if (!base64) throw new Error(`No picture ${name}`);
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!pen) throw new Error('No 2D canvas');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}

export const keep = (name: string, base64: string): void => sessionStorage.setItem(name, base64);

/** Cells in which a channel differs by more than the tolerance, sorted; sizes must be the same. */
export async function differingCells(nameA: string, nameB: string, tolerance: number): Promise<number[]> {
  const [a, b] = await Promise.all([read(nameA), read(nameB)]);
  if (a.width !== b.width || a.height !== b.height) throw new Error('Pictures of different sizes');
  const cells = new Set<number>();
  for (const [i, value] of a.data.entries()) {
    if (Math.abs(value - (b.data[i] ?? 0)) <= tolerance) continue;
    const pixel = i >> 2;
    const column = Math.floor(((pixel % a.width) * SIDE) / a.width);
    cells.add(Math.floor((Math.floor(pixel / a.width) * SIDE) / a.height) * SIDE + column);
  }
  return [...cells].sort((x, y) => x - y);
}

/** The colours along the middle of a row of cells. */
export async function coloursAcross(name: string, row: number): Promise<string[]> {
  const { data, width, height } = await read(name);
  const start = Math.round(((row + 0.5) * height) / SIDE) * width * 4;
  const colours = new Set<string>();
  for (let x = 0; x < width; x++) colours.add(data.slice(start + x * 4, start + x * 4 + 3).join());
  return [...colours];
}
