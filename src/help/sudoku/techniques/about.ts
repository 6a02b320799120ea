// Which techniques have a page in the help, and how the help dialog is told to open there.

import { CATALOGUE, type TechniqueKey } from '../../../../puzzles/sudoku/techniques/catalogue.ts';

const PAGE = /^technique(?:\/(\w+))?$/;

const isKey = (name: string): name is TechniqueKey => Object.hasOwn(CATALOGUE, name);

/** What `OPEN_MODAL` of the help is about, for the page of a technique or, without one, the list of all. */
export const aboutTechnique = (key?: TechniqueKey): string => (key === undefined ? 'technique' : `technique/${key}`);

/** The same for the technique of a hint or a level; undefined where there is no page, as for a wrong entry. */
export const pageOf = (kind: string, technique: string): string | undefined =>
  kind === 'sudoku' && isKey(technique) ? aboutTechnique(technique) : undefined;

/** Is the help about the techniques, and which one? */
export function techniqueAbout(about: string | undefined): { readonly key: TechniqueKey | undefined } | undefined {
  const found = PAGE.exec(about ?? '');
  return found ? { key: found[1] !== undefined && isKey(found[1]) ? found[1] : undefined } : undefined;
}
