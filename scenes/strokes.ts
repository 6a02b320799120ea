// Strokes that every painter's shapes are made of; all lengths in device pixels.

export type Pen = CanvasRenderingContext2D;

/** A frame `inset` from the cell's edge. */
export function frame(pen: Pen, side: number, inset: number, width: number, radius: number): void {
  const at = Math.round(inset) + Math.round(width) / 2;
  pen.lineWidth = Math.round(width);
  pen.beginPath();
  pen.roundRect(at, at, side - 2 * at, side - 2 * at, Math.max(0, radius - inset / 2));
  pen.stroke();
}

/** A frame of which only the corners are there. */
export function corners(pen: Pen, side: number, inset: number, width: number): void {
  const part = (side - 2 * inset) / 4;
  pen.setLineDash([2 * part, 2 * part]);
  pen.lineDashOffset = part;
  frame(pen, side, inset, width, 0);
}

export function slash(pen: Pen, side: number, width: number, inset: number): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(side * inset, side * (1 - inset));
  pen.lineTo(side * (1 - inset), side * inset);
  pen.stroke();
}

export function polygon(pen: Pen, ...points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.fill();
}

export function pill(pen: Pen, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(0, 0, width, height, Math.min(width, height) / 2);
  pen.fill();
}
