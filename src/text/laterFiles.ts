// The files of the texts loaded on demand. Their names are most of this chunk, which therefore is one of its own.

export const FILES = import.meta.glob<Record<string, unknown>>(['./*/later/*.json', '!./*/later/words.json'], {
  import: 'default',
});
