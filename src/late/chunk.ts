// How the built page loads chunks: Vite's build calls this for every `import()` instead of its own helper (vite.config.ts).
// Browsers remember a failed import until the page is reloaded (Firefox always, WebKit if it was preloaded), an import that hangs
// blocks every retry, and a style sheet that failed counts as loaded. So the files are fetched first, which can be retried, and imported
// only once they are in the cache.

/** ms; specification 2, "Loading a screen part times out after 120 seconds". */
export const LOAD_LIMIT = 120_000;

/** A chunk did not load: no network, too slow a network, or a server that no longer has it. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** Files loaded or loading, by address. */
const files = new Map<string, Promise<void>>();

/** `names`: the build files that the import needs, including its own, except those that came with the page. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(names.map((name) => bring(import.meta.env.BASE_URL + name)));
  return load();
}

/** Fetches a file once, so that its import finds it; rejects with NotLoaded. `url`: its address from the root. */
export function bring(url: string): Promise<void> {
  const known = files.get(url);
  if (known) return known;
  const coming = (url.endsWith('.css') ? style(url) : script(url)).catch((cause) => {
    files.delete(url);
    throw new NotLoaded(url, { cause });
  });
  files.set(url, coming);
  return coming;
}

async function script(url: string): Promise<void> {
  const ended = new AbortController();
  const limit = setTimeout(() => ended.abort(), LOAD_LIMIT);
  try {
    const answer = await fetch(url, { signal: ended.signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    await answer.arrayBuffer(); // only a body that was read completely is cached for the import
  } finally {
    clearTimeout(limit);
  }
}

async function style(url: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${url}"]`)) return; // came with the page
  const link = document.createElement('link');
  return new Promise<void>((resolve, reject) => {
    setTimeout(reject, LOAD_LIMIT);
    Object.assign(link, { rel: 'stylesheet', href: url, crossOrigin: '', onload: () => resolve(), onerror: reject });
    document.head.append(link);
  }).catch((error) => {
    link.remove();
    throw error;
  });
}
