// `lexicon check`: the faults of the lexicons, line by line, and statistics. `lexicon learn` is in learn.ts.

import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { checkLexicon, type LexiconReport } from '../../puzzles/lexicon/check.ts';
import { lexiconText } from '../../server/making/lexicon.ts';
import { print, UsageError } from './output.ts';

/** Exit code 1 if a lexicon has a fault. */
export async function lexicon(args: readonly string[]): Promise<number> {
  const [command, ...languages] = args;
  if (command === 'learn') return (await import('./learn.ts')).learnFrom(languages);
  const wanted = languages.length === 0 ? LANGUAGES : LANGUAGES.filter((it) => languages.includes(it));
  if (command !== 'check' || wanted.length < languages.length)
    throw new UsageError('Use: lexicon check [de] [en], or lexicon learn FILE... [--write].');
  let bad = 0;
  for (const language of wanted) {
    const report = checkLexicon(language, lexiconText(language));
    await print(describe(language, report));
    bad += report.faults.length;
  }
  return bad > 0 ? 1 : 0;
}

function describe(language: Language, report: LexiconReport): string {
  const faults = report.faults.map(({ code, line, about }) => `${language}.tsv:${line} ${code}: ${about}`);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    ...faults,
    `${language}: ${report.answers} answers, ${report.clues} clues, ${report.withMoreClues} answers with more than one`,
    `  by length      ${list(report.byLength)}`,
    `  by difficulty  ${list(report.byDifficulty)}`,
    `  by topic       ${list(report.byTopic)}`,
    `  clues of at most 20 characters ${percent(report.shortClues)}; most used pattern "${report.pattern.name}" ${percent(report.pattern.share)}`,
    `  ${report.faults.length} faults`,
    '',
  ].join('\n');
}

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
