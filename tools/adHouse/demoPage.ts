// The demo page: both SDKs behind buttons, under a strict content security policy.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Takes `?lang=en`; German by default. */
export function demoPage(response: ServerResponse, url: URL): void {
  const nonce = randomBytes(16).toString('base64');
  const language = url.searchParams.get('lang') === 'en' ? 'en' : 'de';
  const own = `'self' ${url.origin}`;
  const body = page(language, nonce, url);
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; connect-src ${own}; img-src ${own} data:; media-src ${own}; frame-src ${own}`,
  );
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(body);
}

function page(language: 'de' | 'en', nonce: string, url: URL): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ad house</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1rem; }
button { min-height: 2.75rem; font: inherit; }
#ad { position: relative; aspect-ratio: 16 / 9; background: #000; }
#tc { overflow-wrap: anywhere; }
</style>
<script nonce="${nonce}" src="/stub.js"></script>
<script nonce="${nonce}" src="/demo.js${url.search.replaceAll('"', '')}" defer></script>
</head>
<body>
<main>
<h1>Ad house</h1>
<nav aria-label="Ads">
<button id="ima">IMA</button><button id="player">Player</button><button id="partner">Partner</button><button id="consent">Consent</button>
</nav>
<div id="ad"></div>
<h2>Events</h2>
<ol id="events"></ol>
<p>TC string: <code id="tc"></code></p>
</main>
</body>
</html>
`;
}
