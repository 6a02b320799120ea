// What the server has answered with the page (server/plugins/answers.ts), so that a level's board waits for no further request: the
// configuration, the list and the level, as the same requests would be answered. Each is taken once: what is asked for again may have
// changed since.

/** The element in which the server has put them. */
const ISLAND = 'answers';

interface Answers {
  /** In which they are written; a player may have chosen another one. */
  readonly language: string;
  /** Payloads by path and query. */
  readonly of: Record<string, unknown>;
}

const text = document.getElementById(ISLAND)?.textContent;
const answers = text ? (JSON.parse(text) as Answers) : undefined;

/** undefined: ask the server. */
export function answered(request: Request): Response | undefined {
  if (answers === undefined || request.method !== 'GET') return undefined;
  if (request.headers.get('accept-language') !== answers.language) return undefined;
  const { origin, pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (origin !== location.origin || !Object.hasOwn(answers.of, path)) return undefined;
  const data = answers.of[path];
  delete answers.of[path];
  return Response.json({ data });
}
