// Which technique the help was asked for.

import { CATALOGUE, type TechniqueKey } from '../../../../puzzles/sudoku/techniques/catalogue.ts';

const PAGE = /^technique(?:\/(\w+))?$/;

const isKey = (name: string): name is TechniqueKey => Object.hasOwn(CATALOGUE, name);

/** Is the help about the techniques, and which one? One that nobody knows leads to the list. */
export function techniqueAbout(about: string | undefined): { readonly key: TechniqueKey | undefined } | undefined {
  const found = PAGE.exec(about ?? '');
  return found ? { key: found[1] !== undefined && isKey(found[1]) ? found[1] : undefined } : undefined;
}
