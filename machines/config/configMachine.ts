// The game configuration: the built-in one until the server's arrives. A failure keeps the current one; `error` is one of the
// specified texts.

import { assign, emit, fromPromise, setup } from 'xstate';
import { defaultConfiguration } from '../../api/defaults.ts';
import type { Configuration, Ports } from '../ports.ts';

/** The built-in one, in German. */
export const DEFAULT_CONFIGURATION: Configuration = defaultConfiguration('de');

/** ms; specification 9, "Config fetch time-out". */
const FETCH_LIMIT = 10_000;

export const CONFIG_TIMEOUT = 'Request timeout';
export const CONFIG_FAILED = 'Failed to load configuration';

const TIMEOUT = (): Failure => ({ error: new Error(CONFIG_TIMEOUT) });

export interface ConfigInput {
  readonly ports: Pick<Ports, 'api' | 'reporter'>;
  /** Used until the server answers; default: the built-in one in German. */
  readonly initial?: Configuration;
}

export interface ConfigContext {
  readonly ports: ConfigInput['ports'];
  readonly config: Configuration;
  /** One of the specified texts; undefined while nothing has failed. */
  readonly error: string | undefined;
}

export type ConfigEvent = { readonly type: 'RELOAD' };

/** The server's configuration has replaced the previous one. */
export type ConfigNews = { readonly type: 'CONFIG_LOADED'; readonly config: Configuration };

interface Failure {
  readonly error: unknown;
}

const configSetup = setup({
  types: {} as { context: ConfigContext; events: ConfigEvent; input: ConfigInput; emitted: ConfigNews },
  actors: {
    fetchConfig: fromPromise<Configuration, Pick<Ports, 'api'>>(({ input, signal }) => input.api.config(signal)),
  },
  actions: {
    take: assign((_, config: Configuration) => ({ config, error: undefined })),
    tell: emit((_, config: Configuration): ConfigNews => ({ type: 'CONFIG_LOADED', config })),
    keepError: assign((_, { error }: Failure) => ({ error: errorText(error) })),
    report: ({ context }, { error }: Failure) => context.ports.reporter.report(error, 'config'),
  },
  delays: { fetchLimit: FETCH_LIMIT },
});

export const configMachine = configSetup.createMachine({
  id: 'config',
  context: ({ input }) => ({ ports: input.ports, config: input.initial ?? DEFAULT_CONFIGURATION, error: undefined }),
  initial: 'default',
  on: { RELOAD: '.loading' },
  states: {
    default: { always: 'loading' },
    loading: {
      invoke: {
        src: 'fetchConfig',
        input: ({ context }) => context.ports,
        onDone: {
          target: 'server',
          actions: [
            { type: 'take', params: ({ event }) => event.output },
            { type: 'tell', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'report', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      after: {
        fetchLimit: {
          target: 'failed',
          actions: [
            { type: 'keepError', params: TIMEOUT },
            { type: 'report', params: TIMEOUT },
          ],
        },
      },
    },
    server: {},
    failed: {},
  },
});

/** A timeout of a lower layer, which aborts the request, counts as a timeout too. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return CONFIG_FAILED;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return CONFIG_TIMEOUT;
  return error.message || CONFIG_FAILED;
}
