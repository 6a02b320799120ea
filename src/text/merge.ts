// Merges several files of texts into one tree: groups of the same name are combined.

export interface Texts {
  readonly [key: string]: string | Texts;
}

export const merge = (files: Readonly<Record<string, unknown>>): Texts =>
  Object.values(files).reduce<Texts>((all, file) => join(all, file as Texts), {});

function join(first: Texts, second: Texts): Texts {
  const joined: Record<string, string | Texts> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const there = joined[key];
    joined[key] = typeof there === 'object' && typeof value === 'object' ? join(there, value) : value;
  }
  return joined;
}
