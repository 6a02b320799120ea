// What the element on a publisher's page and the app in its frame say to each other. Types only: embed.js is one file by itself.

/** Marks our messages among those of others; a later version that old pages would not understand gets another number. */
export type Mark = 1;

/** Which puzzle an event is about. */
export interface About {
  readonly game: string;
  readonly level: string;
}

/** Why a level is not shown: it has to be unlocked first, or there is none of this name. */
export interface Unavailable extends About {
  readonly reason: 'locked' | 'missing';
}

/** The DOM events of `<puzzle-game>`, with their details. */
export interface PuzzleEvents {
  /** The puzzle is on the screen and waits to be started. */
  readonly ready: About;
  /** It is played: begun, or continued. After the ad, if there is one. */
  readonly started: About;
  /** How much of it is done, in whole per cent; 100 only for a solved one. */
  readonly progress: About & { readonly percent: number };
  /** Solved, now. `seconds` played; `mistakes` made. */
  readonly solved: About & { readonly seconds: number; readonly mistakes: number };
  /** The wanted level is not shown. */
  readonly unavailable: Unavailable;
}

export type PuzzleEvent = {
  [Type in keyof PuzzleEvents]: { readonly type: Type; readonly detail: PuzzleEvents[Type] };
}[keyof PuzzleEvents];

/** From the frame. */
export type FromFrame =
  /** Asks for the page, in order to learn its origin; says nothing else, since anyone may hear it. */
  | { readonly type: 'hello' }
  /** CSS pixels. */
  | { readonly type: 'height'; readonly height: number }
  /** The frame's name for assistive technology. */
  | { readonly type: 'title'; readonly title: string }
  | PuzzleEvent;

/** From the page. */
export type FromPage =
  /** The answer to `hello`. */
  | { readonly type: 'page' }
  /** An empty level: the game's lobby. */
  | { readonly type: 'go'; readonly game: string; readonly level: string }
  | { readonly type: 'language'; readonly language: string };

export type Marked<Message> = Message & { readonly puzzleGame: Mark };
