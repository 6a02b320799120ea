// What a stranger learns from the API itself: its routes, their methods and bodies, and the games it offers.

import { ask } from './caller.ts';

export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface Operation {
  readonly method: string;
  /** Such as `/api/game/{type}/{category}`. */
  readonly path: string;
  readonly body: Schema | undefined;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
}

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: Operation['parameters'];
}

export async function operations(url: string): Promise<Operation[]> {
  const { body } = await ask(url, 'GET', '/api/docs/json');
  const paths = body.paths as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content['application/json']?.schema,
      parameters,
    })),
  );
}

/** The games that the served configuration offers. */
export async function gamesOf(url: string): Promise<string[]> {
  const { body } = await ask(url, 'GET', '/api/game/config/');
  return body.data.games.map(({ type }: { type: string }) => type);
}

/** Values that fit, by the names that paths use. */
const VALUES: Readonly<Record<string, string>> = {
  type: 'sudoku',
  category: 'leichtes',
  provider: 'sandbox',
};

export const filled = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (name !== 'id') return VALUES[name] ?? 'x';
    return path.includes('progress') ? encodeURIComponent('sudoku/de-leichtes-001') : 'de-leichtes-001';
  });
