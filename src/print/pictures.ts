// The pictures that a crossword shows, by name and address, fetched before anything is printed.

const FILES = import.meta.glob<string>('../../assets/images/crossword/*.svg', { query: '?url', import: 'default' });

/** One that cannot be had is left out: the clue's text stands there then. */
export async function picturesOf(looks: readonly object[]): Promise<ReadonlyMap<string, string>> {
  const names = new Set(looks.flatMap((look) => namesIn(look)));
  const found = await Promise.all([...names].map(async (name) => [name, await load(name)] as const));
  return new Map(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

const namesIn = (look: object): string[] =>
  ['image', 'image2'].map((field) => String(Reflect.get(look, field) ?? '')).filter((name) => name !== '');

async function load(name: string): Promise<string | undefined> {
  try {
    const url = await FILES[`../../assets/images/crossword/${name}.svg`]?.();
    if (url === undefined) return undefined;
    const image = new Image();
    image.src = url;
    await image.decode();
    return url;
  } catch {
    return undefined;
  }
}
