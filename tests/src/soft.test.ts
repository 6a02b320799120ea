// Long words of the configured names break between their parts, and nowhere else.

import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../api/defaults.ts';
import { soft } from '../../src/text/soft.ts';

test('names break between the parts of their words', () => {
  const shown = (name: string) => soft(name).replaceAll('\u00ad', '|');
  expect(shown('Leichtes Schwedenrätsel 1')).toBe('Leichtes Schweden|rätsel 1');
  expect(shown('Bilderrätsel')).toBe('Bilder|rätsel');
  expect(shown('Doppelseiter')).toBe('Doppel|seiter');
  expect(shown('Vollformat')).toBe('Voll|format');
  expect(shown('Fortgeschrittenes Sudoku')).toBe('Fortge|schrittenes Sudoku');
  expect(shown('Tägliches Rätsel')).toBe('Tägliches Rätsel');
  expect(shown('Picture arrowword')).toBe('Picture arrow|word');
  expect(shown('Word search')).toBe('Word search');
});

test('no part of a configured name is longer than ten letters', () => {
  const names = (['de', 'en'] as const).flatMap((language) =>
    defaultConfiguration(language).games.flatMap(({ name, categories }) => [name, ...categories.map((it) => it.name)]),
  );
  expect(names.length).toBeGreaterThan(40);
  const long = names.flatMap((name) => soft(name).split(/[\s\u00ad-]/)).filter((part) => part.length > 10);
  expect(long).toEqual([]);
});
