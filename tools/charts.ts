// `npm run charts`: draws each machine's chart anew in machines/README.md. `--check` only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARTS } from '../machines/replay/charts.ts';
import { mermaidOf } from '../machines/replay/outline.ts';
import { isMain } from './isMain.ts';

export const CHAPTER = join(import.meta.dirname, '../machines/README.md');

/** The text with the charts as the machines have them now. Throws if one has no place in it. */
export function withCharts(text: string): string {
  return CHARTS.reduce((drawn, machine) => {
    const place = new RegExp(`(<!-- chart: ${machine.id} -->\n\`\`\`mermaid\n)[^\`]*\`\`\``);
    if (!place.test(drawn)) throw new Error(`There is no place for the chart of ${machine.id}.`);
    return drawn.replace(place, (_, head: string) => `${head}${mermaidOf(machine)}\n\`\`\``);
  }, text);
}

if (isMain(import.meta)) {
  const text = readFileSync(CHAPTER, 'utf8');
  const drawn = withCharts(text);
  if (!process.argv.includes('--check')) writeFileSync(CHAPTER, drawn);
  else if (drawn !== text) {
    console.error('The charts in machines/README.md are not those of the machines: npm run charts');
    process.exitCode = 1;
  }
}
