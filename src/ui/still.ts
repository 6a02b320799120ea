// The still picture that a level's page comes with (server/brands/still.ts): the game's shell, and in it the board. It stays in sight until
// the app's own board is drawn in its place. What React renders for the first time replaces it on the page, so it is taken from there
// before, and put into whatever stands for the level meanwhile.

interface Still {
  /** Of the page whose level it shows. */
  readonly path: string;
  readonly shell: Element;
  /** The board's room in it. */
  readonly room: Element;
}

let still = typeof document === 'undefined' ? undefined : stillOf(document.querySelector('#root > [data-still]'));
const watchers = new Set<() => void>();

function stillOf(shell: Element | null): Still | undefined {
  const path = shell?.getAttribute('data-still');
  const room = shell?.querySelector('.still-room');
  return shell && room && path ? { path, shell, room } : undefined;
}

/** Of the level whose address this is, as long as it is needed. */
export const knownStill = (): Still | undefined => (still?.path === location.pathname ? still : undefined);

export function watchStill(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The board itself is there, or will not come. */
export function dropStill(): void {
  if (!still) return;
  still = undefined;
  for (const watcher of watchers) watcher();
}
