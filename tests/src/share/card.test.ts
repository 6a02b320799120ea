// The shared picture gives nothing away: no letter and no digit of the board is drawn, whichever game it is.

import { describe, expect, test } from 'vitest';
import { GAME_TYPES, type GameType } from '../../../puzzles/catalogue.ts';
import { GAMES as MANIFESTS } from '../../../src/games/registry.ts';
import { TONES } from '../../../src/games/still.ts';
import { type Card, drawCard, type Logo, type Pen, PICTURE_SIDE } from '../../../src/share/card.ts';
import { smallBoard } from '../../helpers/boards.ts';

const COLOURS = {
  paper: '#fff',
  ink: '#111',
  soft: '#555',
  line: '#ddd',
  accent: '#f60',
  accentSoft: '#fec',
  onAccent: '#000',
};

/** A pen that records its calls. */
function recorder() {
  const texts: string[] = [];
  const boxes: number[][] = [];
  const pictures: number[][] = [];
  const pen: Pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    font: '',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    drawImage: (_: unknown, ...box: unknown[]) => void pictures.push(box as number[]),
    fillRect: () => undefined,
    fillText: (text: string) => void texts.push(text),
    beginPath: () => undefined,
    roundRect: (...box: unknown[]) => void boxes.push(box.slice(0, 4) as number[]),
    fill: () => undefined,
    stroke: () => undefined,
    measureText: (text: string) => ({ width: text.length * 20 }) as TextMetrics,
  };
  return { pen, texts, boxes, pictures };
}

async function solved(id: GameType) {
  const { kind, givens, solved: play } = await smallBoard(id);
  const looks = kind.look(givens, play, kind.view(givens));
  const { still } = await MANIFESTS[id].still();
  return { size: givens, looks, tones: looks.map(still.tone) };
}

describe.each(GAME_TYPES)('the picture of a %s', (id) => {
  test('contains the card’s text and nothing of the board', async () => {
    const { size, tones } = await solved(id);
    const card: Card = {
      brand: 'Brand',
      where: 'Where',
      title: 'Title',
      facts: [{ name: 'Time', value: '0:01:02' }],
      proud: 'Proud',
      address: 'address',
      size,
      tones,
    };
    const { pen, texts, boxes } = recorder();
    drawCard(pen, card, COLOURS);
    expect([...texts].sort()).toEqual(['0:01:02', 'Brand', 'Proud', 'Time', 'Title', 'Where', 'address']);
    const cells = card.tones.filter((tone) => tone !== 'none').length;
    // the logo with its nine cells, the banner, and the board
    expect(boxes).toHaveLength(10 + 1 + cells);
    for (const [x = -1, y = -1, width = 0, height = 0] of boxes) {
      expect(Math.min(x, y, PICTURE_SIDE - x - width, PICTURE_SIDE - y - height)).toBeGreaterThanOrEqual(0);
    }
  });

  test('consists of tones only', async () => {
    const { looks, tones } = await solved(id);
    expect(tones).toHaveLength(looks.length);
    expect(tones.filter((tone) => !TONES.includes(tone))).toEqual([]);
    expect(tones.some((tone) => tone === 'filled' || tone === 'revealed')).toBe(true);
  });
});

test('a wordsearch does not even show where its words are', async () => {
  const { tones } = await solved('wordsearch');
  expect(new Set(tones)).toEqual(new Set(['filled']));
});

test('a text that is too long is drawn smaller', () => {
  const { pen } = recorder();
  const fonts: string[] = [];
  const watched = Object.defineProperty({ ...pen }, 'font', { set: (font: string) => void fonts.push(font) });
  const card: Card = {
    brand: '',
    where: '',
    title: 'x'.repeat(90),
    facts: [],
    proud: undefined,
    address: '',
    size: { width: 1, height: 1 },
    tones: ['filled'],
  };
  drawCard(watched as Pen, card, COLOURS);
  const sizes = fonts.filter((font) => font.startsWith('750')).map((font) => Number(/(\d+)px/.exec(font)?.[1]));
  expect(Math.min(...sizes)).toBe(Math.floor((62 * (PICTURE_SIDE - 144)) / 1800));
});

test.each([
  ['wide', 600, 40, [72, 90, 300, 20]],
  ['tall', 30, 60, [72, 70, 30, 60]],
  ['large', 2000, 2000, [72, 70, 60, 60]],
])(
  'a %s logo of the brand stands in place of mark and name, in its own shape',
  (_, naturalWidth, naturalHeight, box) => {
    const { pen, texts, boxes, pictures } = recorder();
    const card: Card = {
      ...{ brand: 'Brand', where: '', title: '', facts: [], proud: undefined, address: '' },
      ...{ size: { width: 1, height: 1 }, tones: ['filled'] },
    };
    drawCard(pen, card, COLOURS, { naturalWidth, naturalHeight } as Logo);
    expect(pictures).toEqual([box]);
    expect(texts).not.toContain('Brand');
    expect(boxes).toHaveLength(1);
  },
);
