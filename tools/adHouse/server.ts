// The ad house: everything that stands at the other end of the client's ads, for development and tests.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { prepareScripts, type ScriptName, script } from './bundle.ts';
import { demoPage } from './demoPage.ts';
import { type Asked, type Consent, type RequestLog, requestLog } from './log.ts';
import { type ReadScenario, readScenario, type Scenario, type ScenarioName } from './scenarios.ts';
import { vast } from './vast.ts';

export interface AdHouse {
  /** Such as `http://127.0.0.1:8090`. */
  readonly url: string;
  /** From now on, for all who send no `X-Ad-Scenario`. Throws if there is no such scenario. */
  scenario(scenario: Scenario): void;
  /** Every request but those for the log and the scenario, in order; or those of one `X-Ad-Visitor`. */
  log(visitor?: string): readonly Asked[];
  clearLog(): void;
  /** Ends late answers too. */
  stop(): Promise<void>;
}

/** One request, read. */
interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly scenario: ReadScenario;
  readonly visitor: string | null;
}

/** What the browser's scripts are told. */
interface ScriptSource {
  readonly name: ScriptName;
  readonly blockedBy?: ScenarioName;
  readonly lateBy?: ScenarioName;
}

const ASSETS = join(import.meta.dirname, '../../assets/ads');
const MAX_BODY = 64 * 1024;

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const SCRIPTS: Readonly<Record<string, ScriptSource>> = {
  '/stub.js': { name: 'stub', blockedBy: 'cmpBlocked' },
  '/cmp.js': { name: 'cmp', blockedBy: 'cmpBlocked', lateBy: 'cmpSlow' },
  '/ima3.js': { name: 'ima3', blockedBy: 'imaBlocked', lateBy: 'imaSlow' },
  '/partner.js': { name: 'partner', blockedBy: 'partnerBlocked' },
  '/demo.js': { name: 'demo' },
};
const PLAYER: ScriptSource = { name: 'player', blockedBy: 'playerBlocked', lateBy: 'playerSlow' };
const PLAYER_PATH = /^\/p\/(\d+)\/embedPlaykitJs\/uiconf_id\/(\d+)$/;
const ENTRY_PATH = /^\/p\/\d+\/entry\/([\w-]{1,64})$/;

/** Resolves when it listens and its scripts are bundled. `port`: a free one by default. */
export async function startAdHouse({ port = 0, host = '127.0.0.1' } = {}): Promise<AdHouse> {
  let scenario = readScenario('completed');
  const log = requestLog();
  const late = new Set<NodeJS.Timeout>();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (response.headersSent) return response.destroy();
      send(response, 500, 'text/plain', error.message);
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'OPTIONS') return send(response, 204, 'text/plain', '');
    if (url.pathname === '/log') return answerLog(request, response, url);
    if (url.pathname === '/scenario') return answerScenario(request, response);
    const own = header(request, 'x-ad-scenario');
    const visitor = header(request, 'x-ad-visitor');
    log.add({
      at: Date.now(),
      method: request.method ?? '',
      path: url.pathname,
      query: url.search.slice(1),
      from: header(request, 'origin') ?? header(request, 'referer'),
      visitor,
      tcString: url.searchParams.get('gdpr_consent'),
    });
    const call = { request, response, url, visitor, scenario: own === null ? scenario : readScenario(own) };
    await route(call, log, (ms) => wait(ms, late));
  }

  function answerLog(request: IncomingMessage, response: ServerResponse, url: URL): void {
    if (request.method === 'DELETE') log.clear();
    sendJson(response, 200, log.list(url.searchParams.get('visitor') ?? undefined));
  }

  async function answerScenario(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method === 'POST') scenario = readScenario((await json(request)).scenario);
      sendJson(response, 200, scenario);
    } catch (error) {
      sendJson(response, 400, { message: (error as Error).message });
    }
  }

  await prepareScripts();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    scenario(next) {
      scenario = readScenario(next);
    },
    log: (visitor) => log.list(visitor),
    clearLog: () => log.clear(),
    stop: () =>
      new Promise((resolve) => {
        for (const timer of late) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Wait = (ms: number) => Promise<void>;

async function route(call: Call, log: RequestLog, pause: Wait): Promise<void> {
  const { request, response, url, scenario } = call;
  const path = url.pathname;
  const source = PLAYER_PATH.test(path) ? PLAYER : SCRIPTS[path];
  if (source !== undefined) return answerScript(call, source, pause);
  if (path.startsWith('/track/')) return send(response, 200, 'image/gif', GIF);
  if (path === '/consent' && request.method === 'POST') {
    log.report(call.visitor, consentOf((await json(request)).consent));
    return send(response, 204, 'text/plain', '');
  }
  switch (path) {
    case '/vast.xml':
      if (scenario.name === 'vastSlow') await pause(scenario.delay);
      return send(response, 200, 'application/xml', vast(url.origin, scenario.name));
    case '/film.webm':
    case '/content.webm':
      return sendFilm(request, response, path);
    case '/partner/segment':
      return sendJson(response, 200, { ready: scenario.name !== 'partnerNotReady', segments: [4711] });
    case '/demo.html':
      return demoPage(response, url);
    case '/advertiser.html':
      return send(response, 200, 'text/html', '<!doctype html><title>Advertiser</title><h1>Advertiser</h1>');
  }
  const entry = ENTRY_PATH.exec(path)?.[1];
  if (entry === undefined) return send(response, 404, 'text/plain', `There is no ${path} here.`);
  if (scenario.name === 'playerError') return sendJson(response, 404, { message: `Entry id "${entry}" not found` });
  sendJson(response, 200, { id: entry, content: `${url.origin}/content.webm`, ads: scenario.name !== 'playBeforeAd' });
}

async function answerScript({ response, url, scenario }: Call, source: ScriptSource, pause: Wait): Promise<void> {
  if (source.blockedBy === scenario.name) return void response.destroy();
  if (source.lateBy === scenario.name) await pause(scenario.delay);
  const house = { origin: url.origin, scenario: scenario.name, gdpr: url.searchParams.get('gdpr') !== '0' };
  send(response, 200, 'text/javascript', await script(source.name, house));
}

/** A range where one is asked for: Safari plays no film without. */
async function sendFilm(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const film = await readFile(join(ASSETS, path));
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(header(request, 'range') ?? '') ?? [];
  response.setHeader('Accept-Ranges', 'bytes');
  if (first === '') return send(response, 200, 'video/webm', film);
  const end = Math.min(last === '' ? film.length - 1 : Number(last), film.length - 1);
  if (Number(first) > end) {
    response.setHeader('Content-Range', `bytes */${film.length}`);
    return send(response, 416, 'text/plain', '');
  }
  response.setHeader('Content-Range', `bytes ${first}-${end}/${film.length}`);
  send(response, 206, 'video/webm', film.subarray(Number(first), end + 1));
}

function consentOf(text: string): Consent {
  return text === 'granted' || text === 'refused' ? text : 'unknown';
}

/** Text fields of a JSON body; none if it is not JSON. */
async function json(
  request: IncomingMessage,
): Promise<Readonly<Record<string, string> & { consent: string; scenario: string }>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  try {
    return { consent: '', scenario: '', ...JSON.parse(Buffer.concat(chunks).toString()) };
  } catch {
    return { consent: '', scenario: '' };
  }
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function wait(ms: number, all: Set<NodeJS.Timeout>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      all.delete(timer);
      resolve();
    }, ms);
    all.add(timer);
  });
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const charset = /^(text|application)\//.test(type) ? '; charset=utf-8' : '';
  response.writeHead(status, { 'Content-Type': `${type}${charset}`, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json', JSON.stringify(body));
}
