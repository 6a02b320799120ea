// How the help dialog is told to open at a technique. Knows no technique by name: the first board need not carry their list.

import type { TechniqueKey } from '../../../../puzzles/sudoku/techniques/catalogue.ts';

/** Hints of sudoku that are no technique, and what stands for none. */
const WITHOUT: readonly string[] = ['wrongEntry', 'wrongNote', 'trial', 'none'];

/** What `OPEN_MODAL` of the help is about, for the page of a technique or, without one, the list of all. */
export const aboutTechnique = (key?: TechniqueKey): string => (key === undefined ? 'technique' : `technique/${key}`);

/** The same for the technique of a hint or a level; undefined where there is no page, as for a wrong entry. */
export const pageOf = (kind: string, technique: string): string | undefined =>
  kind === 'sudoku' && !WITHOUT.includes(technique) ? `technique/${technique}` : undefined;
