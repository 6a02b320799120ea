// One frame of the films. It runs in a browser on its own, so it uses nothing from outside itself.

/** s: when the face lands on each of the seven tiles, and when it has come down behind them. */
export const HOPS: readonly number[] = [0.9, 1.35, 1.8, 2.25, 2.7, 3.15, 3.6, 4.05];

type Film = 'film' | 'content';

/** Draws the frame at `t` s on a canvas of 640 x 360. `film`: the ad; `content`: what would follow it. `hops`: HOPS. */
export function drawFrame(c: CanvasRenderingContext2D, film: Film, t: number, hops: readonly number[]): void {
  const tile = (n: number): number => 60 + n * 77;
  const backdrop = (paper: string, spots: string): void => {
    c.fillStyle = paper;
    c.fillRect(0, 0, 640, 360);
    c.fillStyle = spots;
    for (const [x, y, r] of [
      [70, 60, 46],
      [560, 300, 70],
      [590, 50, 28],
      [120, 320, 34],
    ] as const) {
      c.beginPath();
      c.arc(x, y, r, 0, 7);
      c.fill();
    }
  };
  const text = (words: string, x: number, y: number, size: number, colour: string): void => {
    c.fillStyle = colour;
    c.font = `750 ${size}px Film`;
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(words, x, y);
  };
  const face = (x: number, y: number, turn: number, wink: boolean): void => {
    c.save();
    c.translate(x, y);
    c.rotate(turn);
    c.fillStyle = '#ffc233';
    c.beginPath();
    c.arc(0, 0, 32, 0, 7);
    c.fill();
    c.strokeStyle = '#3a2a1c';
    c.fillStyle = '#3a2a1c';
    c.lineWidth = 4;
    c.lineCap = 'round';
    c.beginPath();
    c.arc(0, 3, 16, 0.35, Math.PI - 0.35);
    c.stroke();
    c.beginPath();
    c.arc(-11, -8, 4.5, 0, 7);
    c.fill();
    c.beginPath();
    if (wink) c.arc(11, -7, 6, Math.PI, 0);
    else c.arc(11, -8, 4.5, 0, 7);
    if (wink) c.stroke();
    else c.fill();
    c.restore();
  };
  if (film === 'content') {
    backdrop('#e7f1fb', '#d3e5f7');
    text('Film', 320, 250, 64, '#1c3a5a');
    face(320, 140 - Math.abs(Math.sin(t * Math.PI)) * 50, t * Math.PI, false);
    return;
  }
  backdrop('#fff3e6', '#ffe6cc');
  for (const [n, letter] of [...'ANZEIGE'].entries()) {
    const landed = t - (hops[n] ?? 0);
    const dropped = Math.min(1, Math.max(0, (t - n * 0.06) / 0.35));
    const pressed = landed > 0 ? 10 * Math.exp(-9 * landed) * Math.cos(18 * landed) : 0;
    const y = 210 - (1 - dropped) ** 2 * 300 + pressed;
    c.fillStyle = landed > 0 ? '#ff6b33' : '#ffffff';
    c.strokeStyle = landed > 0 ? '#d84c16' : '#e2c9ad';
    c.lineWidth = 3;
    c.beginPath();
    c.roundRect(tile(n) - 33, y - 33, 66, 66, 12);
    c.fill();
    c.stroke();
    text(letter, tile(n), y + 3, 42, '#241812');
  }
  // the face flies in from the left, hops from tile to tile and comes down to the right of them
  const next = hops.findIndex((at) => at > t);
  const x = (n: number): number => (n < 0 ? -50 : n > 6 ? 610 : tile(n));
  const ground = (n: number): number => (n > 6 ? 211 : 145);
  if (next === -1) face(610, 211, 0, t > 4.4);
  else {
    const from = hops[next - 1] ?? 0.45;
    const way = Math.min(1, Math.max(0, (t - from) / ((hops[next] ?? 0) - from)));
    const y = ground(next - 1) + (ground(next) - ground(next - 1)) * way - 4 * 62 * way * (1 - way);
    face(x(next - 1) + (x(next) - x(next - 1)) * way, y, way * Math.PI * 2, false);
  }
  const shown = Math.min(1, Math.max(0, (t - 0.6) / 0.5));
  c.globalAlpha = shown;
  text('Advertisement', 320, 296, 34, '#5a4334');
  c.globalAlpha = 1;
}
