// The opening chest, drawn with @pixi/react. Its renderer and ticker end with it; closed, once open, or with reduced motion, it is one
// still picture, drawn again when its size or its colours change.

import 'pixi.js/unsafe-eval';
import { Application, extend, useApplication, useTick } from '@pixi/react';
import { BitmapText, Container, Graphics, Ticker } from 'pixi.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CHEST } from '../app/chestShape.ts';
import { lidAt, OPENING, type Stage, scaleAt, tileAt, tileSide } from './chestFlight.ts';

extend({ BitmapText, Container, Graphics });

/** Nothing but this chest's own ticker may run; see scenes/renderer.ts. */
Ticker.system.autoStart = false;

/** 0xRRGGBB. */
export interface ChestColours {
  readonly ink: number;
  readonly paper: number;
  readonly wood: number;
  readonly dark: number;
}

export interface ChestProps {
  /** The signs on the tiles, in order. */
  readonly signs: string;
  readonly letters: number;
  readonly closed: boolean;
  readonly colours: ChestColours;
  readonly still: boolean;
  /** The element whose size the picture takes. */
  readonly room: HTMLElement;
  readonly font: string;
}

export default function Chest(props: ChestProps) {
  const { room } = props;
  return (
    <Application
      preference="webgl"
      backgroundAlpha={0}
      resizeTo={room}
      resolution={Math.min(2, window.devicePixelRatio)}
      autoDensity
      antialias
      sharedTicker={false}
      skipExtensionImports
    >
      <Opening {...props} />
    </Application>
  );
}

function Opening({ signs, letters, closed, colours, still, font }: ChestProps) {
  const { app } = useApplication();
  const [ms, setMs] = useState(still && !closed ? OPENING : 0);
  const passed = useRef(ms);
  useTick(
    useCallback(
      (ticker: Ticker) => {
        if (closed || passed.current >= OPENING) {
          // this frame shows all there is: no more are drawn
          ticker.stop();
          return;
        }
        passed.current = still ? OPENING : Math.min(OPENING, passed.current + ticker.elapsedMS);
        setMs(passed.current);
      },
      [closed, still],
    ),
  );
  const [, resized] = useState(0);
  useEffect(() => {
    const { renderer } = app;
    const follow = (width: number, height: number): void => resized(width * height);
    renderer?.on('resize', follow);
    return () => void renderer?.off('resize', follow);
  }, [app]);
  // also for what has changed since the last frame, such as its size or the theme: one more is drawn
  useEffect(() => {
    if (app.renderer) app.ticker.start();
  });
  useEffect(() => () => Ticker.system.stop(), []);
  // a chest that is being unmounted no longer has a renderer
  if (!app.renderer) return null;
  const stage: Stage = app.screen;
  const foot = { x: stage.width / 2, y: stage.height };
  const place = { ...foot, pivot: foot, scale: scaleAt(ms, stage) };
  return (
    <pixiContainer>
      <pixiContainer {...place}>
        <Back stage={stage} colours={colours} open={lidAt(ms)} />
      </pixiContainer>
      {Array.from({ length: closed ? 0 : letters }, (_, index) => (
        <Letter
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its number
          key={index}
          sign={signs.charAt(index % signs.length)}
          side={tileSide(letters, stage)}
          at={tileAt(index, letters, ms, stage)}
          colours={colours}
          font={font}
        />
      ))}
      <pixiContainer {...place}>
        <Front stage={stage} colours={colours} />
      </pixiContainer>
    </pixiContainer>
  );
}

interface PartProps {
  readonly stage: Stage;
  readonly colours: ChestColours;
}

/** The lid, and the dark inside that shows as it goes up. */
function Back({ stage, colours, open }: PartProps & { readonly open: number }) {
  const draw = useCallback(
    (graphics: Graphics) => {
      const { half, lid } = CHEST;
      graphics.clear();
      graphics.roundRect(-half, -lid, 2 * half, lid + 8, 10).fill(colours.wood);
      graphics.rect(-half, -6, 2 * half, 6).fill({ color: colours.ink, alpha: 0.35 });
      graphics.roundRect(-half, -lid, 2 * half, lid + 8, 10).stroke({ color: colours.ink, width: 2 });
    },
    [colours],
  );
  const drawInside = useCallback(
    (graphics: Graphics) => {
      const { half, lid } = CHEST;
      const height = lid * open + 4;
      graphics.clear();
      graphics
        .rect(4 - half, -height, 2 * half - 8, height + 4)
        .fill(colours.dark)
        .stroke({ color: colours.ink, width: 2 });
    },
    [colours, open],
  );
  return (
    <pixiContainer x={stage.width / 2} y={stage.height - CHEST.body - 2}>
      <pixiGraphics draw={drawInside} />
      <pixiGraphics draw={draw} y={-open * CHEST.lid * 0.9} />
    </pixiContainer>
  );
}

function Front({ stage, colours }: PartProps) {
  const draw = useCallback(
    (graphics: Graphics) => {
      const { half, body } = CHEST;
      graphics.clear();
      graphics
        .roundRect(-half, 0, 2 * half, body, 6)
        .fill(colours.wood)
        .stroke({ color: colours.ink, width: 2 });
      for (const x of [-half + 14, half - 22])
        graphics.rect(x, 1, 8, body - 2).fill({ color: colours.ink, alpha: 0.25 });
      graphics.roundRect(-9, -3, 18, 18, 4).fill(colours.paper).stroke({ color: colours.ink, width: 2 });
      graphics.circle(0, 5, 2.5).fill(colours.ink);
    },
    [colours],
  );
  return <pixiGraphics draw={draw} x={stage.width / 2} y={stage.height - CHEST.body - 2} />;
}

interface LetterProps {
  readonly sign: string;
  readonly side: number;
  readonly at: { readonly x: number; readonly y: number; readonly alpha: number };
  readonly colours: ChestColours;
  readonly font: string;
}

function Letter({ sign, side, at, colours, font }: LetterProps) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      graphics
        .roundRect(-side / 2, -side / 2, side, side, 4)
        .fill(colours.paper)
        .stroke({ color: colours.ink, width: 1.5 });
    },
    [side, colours],
  );
  return (
    <pixiContainer x={at.x} y={at.y} alpha={at.alpha}>
      <pixiGraphics draw={draw} />
      <pixiBitmapText
        text={sign}
        anchor={0.5}
        style={{ fontFamily: font, fontSize: Math.round(side * 0.62), fill: colours.ink }}
      />
    </pixiContainer>
  );
}
