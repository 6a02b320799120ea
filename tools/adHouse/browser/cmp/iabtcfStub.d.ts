declare module '@iabtcf/stub' {
  /** Defines `__tcfapi` with its queue and the locator frame, unless there is one. */
  export default function stub(): void;
}
