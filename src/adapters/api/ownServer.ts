// Our own server, as the build and the page's brand name it.

import { brandKey } from '../../late/pageBrand.ts';

export interface OwnServer {
  /** Such as `/api`. */
  readonly base: string;
  readonly environment: string;
  readonly whiteLabel: string;
  readonly apiKey?: string | undefined;
}

const env = import.meta.env;

export const ownServer: OwnServer = {
  base: env.VITE_API_BASE ?? '/api',
  environment: env.VITE_ENVIRONMENT ?? env.MODE,
  whiteLabel: brandKey ?? env.VITE_WHITE_LABEL ?? 'default',
  apiKey: env.VITE_API_KEY,
};
