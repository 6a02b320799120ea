// The moment of a win on the board itself: a light runs over its cells, from one corner to the other. It runs on the twin's cells,
// which lie over the painted ones wherever the board has been moved to, so that no picture has to be painted for it.

/** ms; from the first cell to the last one, and for one of them. */
const ACROSS = 450;
const EACH = 350;

const LIT: Keyframe[] = [
  { background: 'transparent' },
  { background: 'color-mix(in srgb, var(--accent) 55%, transparent)', offset: 0.4 },
  { background: 'transparent' },
];

/** Calls `over` when the light has passed, or at the next press or key, whose own effect it leaves alone. Returns what ends it. */
export function waveOver(grid: Element | null, over: () => void): () => void {
  const rows = [...(grid?.querySelectorAll('[role="row"]') ?? [])].map(({ children }) => [...children]);
  const steps = rows.length + (rows[0]?.length ?? 0);
  const lights = rows.flatMap((cells, row) =>
    cells.map((cell, column) =>
      cell.animate(LIT, { duration: EACH, delay: ((row + column) / steps) * ACROSS, easing: 'ease-out' }),
    ),
  );
  const bound = new AbortController();
  const end = (): void => {
    bound.abort();
    for (const light of lights) light.cancel();
  };
  const finish = (): void => {
    end();
    over();
  };
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, finish, { capture: true, signal: bound.signal });
  }
  const last = lights.at(-1);
  if (last) last.onfinish = finish;
  else finish();
  return end;
}
