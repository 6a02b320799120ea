// What a player needs from a browser, whatever its engine: addresses, keys, a finger, and what the page says.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tab {
  /** Resolves when the page is loaded. */
  open(address: string): Promise<void>;
  /** Runs `question`, a self-contained function, in the page and returns its result; plain data both ways. */
  ask<Args extends readonly unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args): Promise<Answer>;
  /** Keys by their names: `a`, `7`, `ArrowDown`, `Enter`. */
  press(...keys: readonly string[]): Promise<void>;
  /** A finger, or a mouse if the engine's driver has no touch. */
  tap(...points: readonly Point[]): Promise<void>;
  /** The same, resting there for `ms`. */
  hold(point: Point, ms: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  picture(): Promise<Buffer>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 360, height: 740 };
export const DESKTOP: Size = { width: 1280, height: 800 };

export interface Engine {
  /** Opens a new window; all windows share the browser's storage. */
  tab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
