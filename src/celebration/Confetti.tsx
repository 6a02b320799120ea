// The confetti, drawn with @pixi/react. Its renderer and ticker end with it.

import 'pixi.js/unsafe-eval';
import { Application, extend, useApplication, useTick } from '@pixi/react';
import { Sprite, Texture, Ticker } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import { DURATION, PIECES, poseAt } from './flight.ts';

extend({ Sprite });

/** Nothing but this celebration's own ticker may run; see scenes/renderer.ts. */
Ticker.system.autoStart = false;

export interface ConfettiProps {
  /** 0xRRGGBB. */
  readonly colours: readonly number[];
  readonly onEnd: () => void;
}

export default function Confetti({ colours, onEnd }: ConfettiProps) {
  return (
    <Application
      preference="webgl"
      backgroundAlpha={0}
      resizeTo={window}
      resolution={Math.min(2, window.devicePixelRatio)}
      autoDensity
      sharedTicker={false}
      skipExtensionImports
    >
      <EndTimer onEnd={onEnd} />
      {Array.from({ length: PIECES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its number
        <Piece key={index} index={index} tint={colours[index % colours.length] ?? 0} />
      ))}
    </Application>
  );
}

/** The flight starts with the first frame, however long the renderer took to load. */
function EndTimer({ onEnd }: { readonly onEnd: () => void }) {
  const flown = useRef(0);
  useTick(
    useCallback(
      (ticker: Ticker) => {
        flown.current += ticker.elapsedMS;
        if (flown.current >= DURATION) onEnd();
      },
      [onEnd],
    ),
  );
  useEffect(() => () => Ticker.system.stop(), []);
  return null;
}

function Piece({ index, tint }: { readonly index: number; readonly tint: number }) {
  const { app } = useApplication();
  const sprite = useRef<Sprite>(null);
  const flown = useRef(0);
  useTick(
    useCallback(
      (ticker: Ticker) => {
        flown.current += ticker.elapsedMS;
        if (!sprite.current) return;
        const pose = poseAt(index, flown.current, app.screen);
        const side = 10 + (index % 3) * 3;
        sprite.current.position.set(pose.x, pose.y);
        sprite.current.rotation = pose.turn;
        sprite.current.alpha = pose.alpha;
        sprite.current.setSize(side, Math.max(1, side * pose.face));
      },
      [index, app],
    ),
  );
  return <pixiSprite ref={sprite} texture={Texture.WHITE} tint={tint} anchor={0.5} x={-50} y={-50} />;
}
