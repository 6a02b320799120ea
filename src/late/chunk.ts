// How the built page gets what is loaded on demand: Vite's build calls this for every `import()`, in the place of its own helper
// (vite.config.ts). Browsers remember an import that failed until the page is loaded anew (Firefox always, WebKit what was
// preloaded) and one that hangs for as long as it hangs, and a style sheet that failed counts as there. So the files are fetched
// first, which can be tried again, and imported only once they are on the device.

/** ms; specification 2, "Loading a screen part times out after 120 seconds". */
export const LOAD_LIMIT = 120_000;

/** What was asked for has not come: no network, none that is fast enough, or a server that no longer has it. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** What is there or on its way, by address. */
const files = new Map<string, Promise<void>>();

/** `names`: the files of the build that the import needs, its own among them, but for those that came with the page. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(names.map((name) => bring(import.meta.env.BASE_URL + name)));
  return load();
}

function bring(url: string): Promise<void> {
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
    await answer.arrayBuffer(); // only what was read to its end is kept for the import
  } finally {
    clearTimeout(limit);
  }
}

async function style(url: string): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return; // with the page
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
