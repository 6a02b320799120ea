// Makes the ad house's two films (assets/ads): frames drawn on a canvas in Chromium, notes added up by ffmpeg, VP8 and Vorbis.
// Needs Chromium and ffmpeg; run only when the films shall change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../browser.ts';
import { drawFrame, HOPS } from './filmFrame.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'assets/ads');
const FONT =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const RATE = 25; // frames a second
/** Hz: C major pentatonic, one note for each hop. */
const NOTES = [262, 294, 330, 392, 440, 523, 587, 659];

interface Film {
  readonly name: 'film' | 'content';
  readonly seconds: number;
  /** kbit/s of the picture. */
  readonly bitrate: number;
  /** ffmpeg's expression of the sound in t. */
  readonly sound: string;
}

const pluck = (at: number, hertz: number): string => `gte(t,${at})*sin(2*PI*${hertz}*(t-${at}))*exp(-7*(t-${at}))*0.25`;

const FILMS: readonly Film[] = [
  { name: 'film', seconds: 5, bitrate: 130, sound: HOPS.map((at, n) => pluck(at, NOTES[n] ?? 262)).join('+') },
  { name: 'content', seconds: 2, bitrate: 110, sound: pluck(0.2, 392) },
];

async function make({ name, seconds, bitrate, sound }: Film): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    await page.evaluate(
      async (font) => {
        document.body.style.margin = '0';
        document.body.append(Object.assign(document.createElement('canvas'), { width: 640, height: 360 }));
        const face = new FontFace('Film', `url(data:font/woff2;base64,${font})`, { weight: '200 800' });
        document.fonts.add(await face.load());
      },
      readFileSync(join(ROOT, FONT)).toString('base64'),
    );
    const input = ['-f', 'image2pipe', '-framerate', `${RATE}`, '-i', '-'];
    const tone = ['-f', 'lavfi', '-i', `aevalsrc='${sound}':d=${seconds}:s=44100`];
    const video = ['-c:v', 'libvpx', '-b:v', `${bitrate}k`, '-quality', 'best', '-g', '50', '-pix_fmt', 'yuv420p'];
    const audio = ['-c:a', 'libvorbis', '-ac', '1', '-q:a', '0'];
    const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
    const out = join(FOLDER, `${name}.webm`);
    const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...tone, ...video, ...audio, ...plain, out], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const ended = once(ffmpeg, 'close');
    await page.evaluate(`globalThis.drawFrame = ${drawFrame.toString()}`);
    for (let frame = 0; frame < seconds * RATE; frame++) {
      const given = `document.querySelector('canvas').getContext('2d'), '${name}', ${frame / RATE}, [${HOPS}]`;
      await page.evaluate(`drawFrame(${given})`);
      ffmpeg.stdin.write(await page.screenshot());
    }
    ffmpeg.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error(`ffmpeg ended with code ${code}.`);
  } finally {
    await browser.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
for (const film of FILMS) await make(film);
