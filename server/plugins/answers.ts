// What a level's page brings with it: the answers to the requests that its board would wait for, as those requests are answered to
// anybody. They are asked of the routes themselves, so that there is one place that knows what may be told.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GameConfiguration } from '../../api/configuration.ts';
import { STILL_MARKS } from '../../api/still.ts';
import type { Language } from '../../puzzles/languages.ts';
import { json } from '../brands/page.ts';
import type { ServedBrand } from '../brands/served.ts';
import type { LevelAddress } from './levelPages.ts';

/** src/late/answers.ts finds them in this element. */
const ISLAND = 'answers';

export type AnswersOf = (
  address: LevelAddress,
  brand: ServedBrand,
  language: Language,
  request: FastifyRequest,
) => Promise<string>;

/** The answers as HTML; empty if the level itself has none. */
export const answersOf =
  (app: FastifyInstance): AnswersOf =>
  async ({ game, id, level }, brand, language, { host, ip }) => {
    const headers = { host, accept: 'application/json', 'accept-language': language, 'x-white-label': brand.label };
    const ask = async <Payload>(url: string): Promise<Payload | undefined> => {
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: ip });
      return answer.statusCode === 200 ? answer.json<{ data: Payload }>().data : undefined;
    };
    const category = `/api/game/${game}/${level.categoryType}`;
    const paths = { config: '/api/game/config/', settings: '/api/settings', level: `${category}/${id}` };
    const [config, settings, own] = await Promise.all([
      ask<GameConfiguration>(paths.config),
      ask(paths.settings),
      ask(paths.level),
    ]);
    if (config === undefined || own === undefined) return '';
    const categories = config.games.find(({ type }) => type === game)?.categories;
    const shown = categories?.find(({ type }) => type === level.categoryType);
    const list = shown && `${category}?limit=${shown.levelsCount}`;
    const of: Record<string, unknown> = { [paths.config]: config, [paths.settings]: settings, [paths.level]: own };
    if (list !== undefined) of[list] = await ask(list);
    return STILL_MARKS.join(`<script type="application/json" id="${ISLAND}">${json({ language, of })}</script>`);
  };
