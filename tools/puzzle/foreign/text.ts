// Texts of ipuz files: the file itself, and strings in which ipuz allows HTML.

/** The JSON of a file: without a byte order mark, and without the call `ipuz(...)` that version 1 allowed. */
export const jsonOf = (text: string): string => {
  const bare = text.replace(/^\uFEFF/, '');
  return /^\s*ipuz\s*\(([\s\S]*)\)\s*;?\s*$/.exec(bare)?.[1] ?? bare;
};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  szlig: 'ß',
};

/** Without tags and entities. Text without any stays as it is. */
export function plainText(html: string): string {
  if (!/<\/?[a-z][^<>]*>|&#?\w+;/i.test(html)) return html;
  const bare = html.replace(/<br\s*\/?>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, '');
  return bare
    .replace(/&(#?)(\w+);/g, entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function entity(whole: string, isNumber: string, name: string): string {
  if (isNumber === '#') {
    const code = /^x/i.test(name) ? Number.parseInt(name.slice(1), 16) : Number(name);
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  }
  const umlaut = /^([aouAOU])uml$/.exec(name)?.[1];
  return umlaut === undefined ? (NAMED[name] ?? whole) : `${umlaut}\u0308`.normalize('NFC');
}
