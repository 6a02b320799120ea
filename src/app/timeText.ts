// Formats playing time: h:mm:ss, as specified, shorter for a table, and as a duration for machines.

/** `ms` played as `h:mm:ss`; rounded down to whole seconds. */
export function timeText(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** As people say a time: `m:ss`, and hours only where there are any. */
export function shortTime(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return hours > 0 ? timeText(ms) : `${minutes}:${two(seconds)}`;
}

/** The ISO 8601 duration of a `<time>` element. */
export function timeCode(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  return `PT${hours}H${minutes}M${seconds}S`;
}

/** ms until the next whole second of play. */
export const untilNextSecond = (ms: number): number => 1000 - (Math.max(0, ms) % 1000);

const two = (value: number): string => String(value).padStart(2, '0');

function parts(ms: number): { hours: number; minutes: number; seconds: number } {
  const all = Math.max(0, Math.floor(ms / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}
