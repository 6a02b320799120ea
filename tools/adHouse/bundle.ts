// The scripts that browsers get, bundled once in a process.
import { join } from 'node:path';

const ENTRIES = {
  cmp: 'browser/cmp/cmp.ts',
  stub: 'browser/cmp/stub.ts',
  ima3: 'browser/ima/ima3.ts',
  player: 'browser/player/player.ts',
  partner: 'browser/partner.ts',
  demo: 'browser/demo.ts',
} as const;

export type ScriptName = keyof typeof ENTRIES;

const made = new Map<ScriptName, Promise<string>>();

/** Classic scripts, each in a function that takes HOUSE (browser/house.ts). */
export function script(name: ScriptName, house: object): Promise<string> {
  const code = made.get(name) ?? bundled(name);
  made.set(name, code);
  return code.then((text) => `(function (HOUSE) {\n${text}\n})(${JSON.stringify(house)});\n`);
}

/** All of them, so that none is late when first asked for. */
export async function prepareScripts(): Promise<void> {
  const { NODE_ENV } = process.env;
  await Promise.all(Object.keys(ENTRIES).map((name) => script(name as ScriptName, {})));
  // Vite sets it, and a server that is started from here would think itself in production
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

async function bundled(name: ScriptName): Promise<string> {
  // takes half a second, so not for those who only import the house
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    envDir: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, ENTRIES[name]), output: { format: 'iife', name: 'adHouse' } },
    },
  });
  const chunk = [result].flat().flatMap((each) => ('output' in each ? each.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`Vite made no script of ${ENTRIES[name]}.`);
  return chunk.code;
}
