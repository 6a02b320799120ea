// Recordings from outside: from a file, or from an address, whose part after the `#` no server sees. Whatever they hold is checked here.

import { pack, unpack } from '../../machines/replay/packing.ts';
import {
  faultOf,
  MOST_CHARACTERS,
  MOST_ENTRIES,
  RECORDING_VERSION,
  type Recording,
  TOO_LARGE,
} from '../../machines/replay/recording.ts';

/** `version`: of a newer or older app. `broken`: JSON, but no recording. `large`: unpacked, more than a page should hold. */
export const READ_FAULTS = ['unreadable', 'version', 'broken', 'large'] as const;
export type ReadFault = (typeof READ_FAULTS)[number];

export type Read = { readonly recording: Recording } | { readonly fault: ReadFault };

/** The screen's name in an address, which the app's own machine does not know: main.tsx does. */
export const SCREEN = 'replay';

const PART = '#r=';

/** Characters of a recording in an address; messengers cut longer ones. */
const MOST_IN_LINK = 8000;

/** The address that shows this recording. A page opens it however long it is. */
export async function addressOf(recording: Recording, path: string): Promise<string> {
  const text = JSON.stringify(pack(recording) ?? recording);
  const packed = await new Response(through(text, new CompressionStream('deflate-raw'))).arrayBuffer();
  return `${path}?screen=${SCREEN}${PART}${base64url(new Uint8Array(packed))}`;
}

/** Whether it can be sent to somebody. */
export const isShort = (address: string): boolean => address.length - address.indexOf(PART) <= MOST_IN_LINK;

/** undefined: this part of an address (`location.hash`) holds no recording. */
export async function readAddress(hash: string): Promise<Read | undefined> {
  if (!hash.startsWith(PART)) return undefined;
  const packed = bytesIn(hash.slice(PART.length));
  return packed ? read(through(packed, new DecompressionStream('deflate-raw'))) : { fault: 'unreadable' };
}

/** Packed or not, whatever its name is. */
export async function readFile(file: Blob): Promise<Read> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  return read(isPacked ? through(file, new DecompressionStream('gzip')) : file.stream());
}

async function read(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Read> {
  try {
    const text = await textOf(bytes);
    if (text === undefined) return { fault: 'large' };
    return checked(unpack(JSON.parse(text)));
  } catch (error) {
    return { fault: error instanceof Error && error.message === TOO_LARGE ? 'large' : 'unreadable' };
  }
}

function checked(value: unknown): Read {
  const { version, entries } = (value ?? {}) as { readonly version?: unknown; readonly entries?: unknown };
  if (Array.isArray(entries) && entries.length > MOST_ENTRIES) return { fault: 'large' };
  const fault = faultOf(value);
  if (fault === undefined) return { recording: value as Recording };
  if (fault === TOO_LARGE) return { fault: 'large' };
  return { fault: typeof version === 'number' && version !== RECORDING_VERSION ? 'version' : 'broken' };
}

/** undefined: too long. A small file can be gigabytes when it is unpacked. */
async function textOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = bytes.getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_CHARACTERS) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Blob(parts).text();
}

const through = (content: BlobPart, by: CompressionStream | DecompressionStream) =>
  new Blob([content]).stream().pipeThrough(by) as ReadableStream<Uint8Array<ArrayBuffer>>;

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** undefined: it is not base64url. */
function bytesIn(code: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}
