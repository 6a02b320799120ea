// Prepared texts: cached up to a limit, expired after a while, prepared once for concurrent requests.

import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { prepare, preparedTexts } from '../../server/plugins/tagged.ts';

const LIFE = 1000; // ms

/** A cache whose texts tell how often each was prepared. */
function counted(limit: number) {
  const texts = preparedTexts(limit, LIFE);
  const made: Record<string, number> = {};
  return async (key: string, now = 0): Promise<string | undefined> => {
    const make = async () => {
      made[key] = (made[key] ?? 0) + 1;
      return key === 'none' ? undefined : `${key}${made[key]}`.padEnd(100, '.');
    };
    return (await texts.get(key, now, make))?.plain.toString().replaceAll('.', '');
  };
}

it('makes a text once and keeps it for its life', async () => {
  const get = counted(10_000);
  expect([await get('a'), await get('a', LIFE - 1), await get('a', LIFE), await get('a', LIFE + 1)]).toEqual([
    'a1',
    'a1',
    'a2',
    'a2',
  ]);
});

it('makes one text for many concurrent requests, and none that does not exist', async () => {
  const get = counted(10_000);
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => get('a'))))).toEqual(new Set(['a1']));
  expect([await get('none'), await get('none')]).toEqual([undefined, undefined]);
});

it('drops the least recently used when there are too many bytes', async () => {
  const get = counted(300);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key); // b is evicted
  expect([await get('a'), await get('c'), await get('d')]).toEqual(['a1', 'c1', 'd1']);
  expect(await get('b')).toBe('b2');
});

it('shows what is kept, as long as it lives', async () => {
  const texts = preparedTexts(1000, LIFE);
  expect(texts.peek('a', 0)).toBeUndefined();
  const made = await texts.get('a', 0, async () => 'there');
  expect([texts.peek('a', LIFE - 1), texts.peek('a', LIFE)]).toEqual([made, undefined]);
});

it('retries after a failure', async () => {
  const texts = preparedTexts(1000, LIFE);
  await expect(texts.get('a', 0, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await texts.get('a', 0, async () => 'there'))?.plain.toString()).toBe('there');
});

it('has a separate ETag for each encoding, and leaves short texts uncompressed', async () => {
  const text = 'level '.repeat(200);
  const { plain, tag, brotli } = await prepare(text);
  expect([plain.toString(), brotliDecompressSync(brotli?.bytes ?? '').toString()]).toEqual([text, text]);
  expect(brotli?.tag).not.toBe(tag);
  expect((await prepare('short')).brotli).toBeUndefined();
});
