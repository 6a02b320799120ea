// The floor below every peer: a bare 9x9 canvas that paints one cell in the next frame, with no rules behind it.
const SIDE = 40;
const canvas = document.createElement('canvas');
canvas.width = canvas.height = 9 * SIDE;
canvas.style.display = 'block';
document.getElementById('root')?.append(canvas);
const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
brush.font = `${SIDE * 0.6}px sans-serif`;

let [column, row] = [0, 0];

function paint(text: string): void {
  requestAnimationFrame(() => {
    brush.fillStyle = '#ffe680';
    brush.fillRect(column * SIDE, row * SIDE, SIDE, SIDE);
    brush.fillStyle = '#020202';
    brush.fillText(text, column * SIDE + SIDE * 0.3, row * SIDE + SIDE * 0.7);
  });
}

canvas.addEventListener('pointerdown', (event) => {
  column = Math.floor(event.offsetX / SIDE);
  row = Math.floor(event.offsetY / SIDE);
  paint('');
});
addEventListener('keydown', (event) => paint(event.key));
