// CPU time, so that other work on the machine counts less.

/** µs of CPU, from the start of the process or since an earlier reading. */
export const cpu = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};

/** Calls `once` until `slice` µs of CPU are used up; returns the calls per CPU second. */
export function rateOf(once: () => void, slice: number): number {
  const start = process.cpuUsage();
  let calls = 0;
  do {
    once();
    calls++;
  } while (cpu(start) < slice);
  return (calls * 1e6) / cpu(start);
}
