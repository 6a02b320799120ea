// The request language: German if the preferred one is German, else English; a brand may have but one of them.

import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';

/**
 * Reads Accept-Language (RFC 9110, 12.5.4): the tag with the highest weight wins, the first among equals. `offered`: the brand's
 * languages; the first one if the preferred one is not among them.
 */
export function languageOf(
  request: Pick<FastifyRequest, 'headers'>,
  offered: readonly Language[] = LANGUAGES,
): Language {
  const header = request.headers['accept-language'] ?? '';
  let best = { tag: '', weight: 0 };
  for (const item of header.split(',', 20)) {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    if (weight > best.weight) best = { tag, weight };
  }
  const wanted = best.tag === 'de' || best.tag.startsWith('de-') ? 'de' : 'en';
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}
