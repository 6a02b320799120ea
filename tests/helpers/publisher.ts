// A publisher's site with <puzzle-game> on its pages, under a strict policy of its own. It has two origins: "localhost", and another
// one that no brand allows.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Publisher {
  /** As a brand names it. */
  readonly host: string;
  /** The address of a page. `app`: where the script comes from. `consent`: origin of a consent platform; without one the page has none. */
  page(what: {
    app: string;
    attributes: Readonly<Record<string, string>>;
    consent?: string;
    foreign?: boolean;
  }): string;
  stop(): Promise<void>;
}

export async function startPublisher(): Promise<Publisher> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://here');
    const nonce = randomBytes(16).toString('base64');
    const [app = '', consent = ''] = [searchParams.get('app') ?? '', searchParams.get('consent') ?? ''];
    const attributes = JSON.parse(searchParams.get('attributes') ?? '{}');
    response.setHeader('content-security-policy', policyOf(nonce, app, consent));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pageOf(nonce, app, consent, attributes));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    page({ foreign, attributes, ...rest }) {
      const query = new URLSearchParams({ ...rest, attributes: JSON.stringify(attributes) });
      return `http://${foreign ? '127.0.0.1' : 'localhost'}:${port}/?${query}`;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const policyOf = (nonce: string, app: string, consent: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src ${consent || "'none'"}`,
    `frame-src ${app}`,
    'img-src data:',
  ].join('; ');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function pageOf(nonce: string, app: string, consent: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const platform = ['/stub.js', '/cmp.js'].map((path) => `<script nonce="${nonce}" src="${consent}${path}"></script>`);
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>News</title><link rel="icon" href="data:,">
<style nonce="${nonce}">body{margin:0}#news{height:3000px}</style>
${consent === '' ? '' : platform.join('')}
<script nonce="${nonce}">
window.heard = [];
for (const type of ['ready', 'started', 'progress', 'solved', 'unavailable'])
  document.addEventListener(type, ({ detail }) => heard.push([type, detail]), true);
</script>
<script nonce="${nonce}" type="module" src="${app}/embed.js"></script></head>
<body><main id="news">News</main><puzzle-game${written.join('')}></puzzle-game><footer>End</footer></body></html>`;
}
