// Request ids: in every log line of a request, in its response, and from there in players' error reports. Unique across nodes.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export const REQUEST_ID = 'x-request-id';

/** What proxies send: UUIDs, hexadecimal or base64url. */
const WELL_FORMED = /^[\w-]{16,64}$/;

/** `proxies`: addresses and ranges (CIDR) whose request ids are adopted; those of other callers are ignored. */
export function requestNamer(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return ({ headers, socket }) => {
    const given = proxies.length > 0 ? headers[REQUEST_ID] : undefined;
    if (typeof given !== 'string' || !WELL_FORMED.test(given)) return randomUUID();
    const from = socket.remoteAddress ?? '';
    return trusted.check(from, isIPv6(from) ? 'ipv6' : 'ipv4') ? given : randomUUID();
  };
}
