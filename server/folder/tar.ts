// Reads files and folders from archives in the ustar format (POSIX.1-1988). No links, no long names.

export interface TarEntry {
  /** Relative, with `/`. */
  readonly name: string;
  readonly type: 'file' | 'folder';
  readonly body: Uint8Array;
}

const BLOCK = 512; // bytes

/** Throws for an entry of another type, or one outside the folder. */
export function* readTar(tar: Uint8Array): Generator<TarEntry> {
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const header = tar.subarray(at, at + BLOCK);
    const name = [textAt(header, 345, 155), textAt(header, 0, 100)].filter((part) => part !== '').join('/');
    const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8);
    const relative = name.replace(/^\.?\/+/, '').replace(/\/+$/, '');
    if (relative.split('/').includes('..')) throw new Error(`The archive has a path outside its folder: ${name}`);
    const flag = textAt(header, 156, 1);
    if (flag !== '5' && flag !== '0' && flag !== '')
      throw new Error(`The archive has an entry that is neither file nor folder: ${name}`);
    const body = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (relative !== '') yield { name: relative, type: flag === '5' ? 'folder' : 'file', body };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  const field = bytes.subarray(start, start + length);
  const end = field.indexOf(0);
  return Buffer.from(end < 0 ? field : field.subarray(0, end)).toString('latin1');
}
