// How a piece of paper flies: thrown up from below, slowed by the air, turning as it falls. Pure and
// deterministic, so that every celebration looks the same.

/** ms; the whole celebration. */
export const DURATION = 1800;
export const PIECES = 72;

export interface Sky {
  readonly width: number;
  readonly height: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  /** 0..1: how much of its face shows; seen edge-on it is a line. */
  readonly face: number;
  readonly alpha: number;
}

/** Fractions that spread evenly, whatever their number. */
const spread = (index: number, step: number): number => (index * step) % 1;

/** Share of the flight after which it fades. */
const FADES_FROM = 0.7;

/** Where piece `index` is after `ms`, in a sky of that size. */
export function poseAt(index: number, ms: number, { width, height }: Sky): Pose {
  const late = 0.18 * spread(index, 0.5698403);
  const time = Math.min(1, Math.max(0, ms / DURATION - late) / (1 - late));
  const left = index % 2 === 0;
  const swing = spread(index, 0.618034);
  const force = 0.55 + 0.6 * spread(index, 0.7548777);
  const slowed = 1 - (1 - time) ** 2.2;
  const away = (0.04 + 0.86 * swing) * width * slowed;
  const rise = force * height * (1.9 * slowed - 1.5 * time * time);
  return {
    x: left ? away : width - away,
    y: height + 20 - rise,
    turn: (left ? 1 : -1) * time * (4 + 8 * swing),
    face: Math.abs(Math.cos(time * (10 + 14 * swing) + index)),
    alpha: time < FADES_FROM ? 1 : (1 - time) / (1 - FADES_FROM),
  };
}
