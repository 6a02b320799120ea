// Which files of the built client belong together, as the build has written it (tools/chunks.ts).

/** For tools and tests: in which file each of our modules is, and what a file brings with it. */
export const FILES_OF = '.vite/files.json';

export interface BuiltFiles {
  readonly modules: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, { readonly imports: readonly string[]; readonly css: readonly string[] }>>;
}

/** The files of these modules and of all that they import statically. Throws if there is no such module. */
export function filesOf({ modules, files }: BuiltFiles, roots: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const add = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const { imports = [], css = [] } = files[file] ?? {};
    for (const style of css) seen.add(style);
    for (const next of imports) add(next);
  };
  for (const root of roots) {
    const file = modules[root];
    if (file === undefined) throw new Error(`No file of the build has ${root}.`);
    add(file);
  }
  return [...seen];
}
