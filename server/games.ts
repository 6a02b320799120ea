// What the server charges and pays, and the configuration that it sends.

import type { GameConfiguration } from '../api/configuration.ts';
import { defaultConfiguration, defaultGames } from '../api/defaults.ts';
import { MAX_LIMIT } from '../api/levels.ts';
import type { Language } from '../puzzles/languages.ts';

export { DEFAULT_ECONOMY as ECONOMY, DEFAULT_RULES as RULES } from '../api/defaults.ts';

/** The configuration of the default brand, names in that language. `counts`: the levels that there are, by `game/category`. */
export function gameConfiguration(
  language: Language,
  timeZone: string,
  counts: ReadonlyMap<string, number> = new Map(),
): GameConfiguration {
  const shown = new Map([...counts].map(([category, count]) => [category, Math.min(MAX_LIMIT, count)]));
  return { ...defaultConfiguration(language), games: defaultGames(language, shown), timeZone };
}
