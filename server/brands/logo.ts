// A brand's logo: bytes of the type that it claims; an SVG only of shapes, since it is served from our own origin.

export interface Logo {
  readonly type: string;
  readonly bytes: Buffer;
}

/** From a data URL of the schema's form. undefined: not such a picture, or one that could do more than be seen. */
export function readLogo(url: string): Logo | undefined {
  const [, type = '', data = ''] = /^data:(image\/[a-z+]+);base64,(.+)$/.exec(url) ?? [];
  const bytes = Buffer.from(data, 'base64');
  return IS[type]?.(bytes) ? { type, bytes } : undefined;
}

const begins = (bytes: Buffer, sign: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + sign.length) === sign;

const IS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) => begins(bytes, '\x89PNG\r\n\x1a\n'),
  'image/jpeg': (bytes) => begins(bytes, '\xff\xd8\xff'),
  'image/webp': (bytes) => begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8),
  'image/svg+xml': (bytes) => isDrawing(bytes.toString('utf8')),
};

const SHAPES = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask'
  ).split(' '),
);
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A prolog, a comment, a tag with its attributes, or text: a picture with anything else that XML knows is refused. */
const PIECE =
  /<\?xml[^?<>]*\?>|<!--[^<>]*-->|<\/?(?<name>[A-Za-z]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*)\s*\/?>|[^<>&]+|&(?:amp|lt|gt|quot|apos);/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether it consists of shapes, texts and gradients alone: nothing that runs, loads, links or animates. */
function isDrawing(text: string): boolean {
  const tags: string[] = [];
  for (PIECE.lastIndex = 0; PIECE.lastIndex < text.length; ) {
    const piece = PIECE.exec(text);
    if (piece === null) return false;
    const { name, attributes = '' } = piece.groups ?? {};
    if (name === undefined) continue;
    const pairs = [...attributes.matchAll(ATTRIBUTE)];
    if (!SHAPES.has(name) || !pairs.every(([, key = '', one, other]) => isHarmless(key, one ?? other ?? '')))
      return false;
    tags.push(name);
  }
  return tags[0] === 'svg';
}

/** Colours and numbers; of addresses only that of a gradient in the same picture. */
function isHarmless(key: string, value: string): boolean {
  if (key === 'xmlns') return value === NAMESPACE;
  if (/^on|^style$|href|src|:/i.test(key)) return false;
  return !/[:\\]|url\((?!#[\w-]+\)$)/i.test(value);
}
