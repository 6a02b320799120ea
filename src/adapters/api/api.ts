// The API calls for configuration, levels and settings.

import type { Api } from '../../../machines/ports.ts';
import { readConfiguration, readLevel, readLevelIds, readSite, type Site } from './answers.ts';
import { ApiError } from './apiError.ts';
import type { Http } from './http.ts';

export interface SiteApi extends Api {
  /** Links and vendors. */
  site(vendor: string | undefined): Promise<Site>;
  /** How long the players of a daily took (api/levels.ts), unchecked: only who shows it needs the check. */
  solveTimes(gameType: string, category: string, id: string, signal: AbortSignal): Promise<unknown>;
  /** The last answer of `site`. */
  knownSite(): Site | undefined;
}

export function createApi(http: Http): SiteApi {
  const part = encodeURIComponent;
  let known: Site | undefined;
  return {
    async config(signal) {
      try {
        // The machine has its own timeout of 10 s, and shows failures itself.
        return readConfiguration(await http.get('game/config/', { signal, timeout: false, quiet: true }));
      } catch (error) {
        throw configError(error);
      }
    },
    levelList: async (gameType, category, limit, signal) =>
      readLevelIds(
        await http.get(`game/${part(gameType)}/${part(category)}`, { signal, query: { limit }, retried: true }),
      ),
    level: async (gameType, category, id, signal, quiet = false) =>
      readLevel(
        await http.get(`game/${part(gameType)}/${part(category)}/${part(id)}`, {
          signal,
          quiet,
          retried: true,
          mayMiss: true,
        }),
      ),
    solveTimes: (gameType, category, id, signal) =>
      http.get(`game/${part(gameType)}/${part(category)}/${part(id)}/solvers`, { signal, quiet: true }),
    async site(vendor) {
      known = readSite(await http.get('settings', { quiet: true, ...(vendor && { query: { vendor } }) }));
      return known;
    },
    knownSite: () => known,
  };
}

/** Specification 8, "Config": the three texts, word for word. */
function configError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.fault === 'timeout') return new Error('Request timeout', { cause: error });
  if (error.fault === 'http') return new Error(`HTTP ${error.status}: ${error.statusText}`, { cause: error });
  return new Error('Failed to load configuration', { cause: error });
}
