const hour = 3_600_000;

/** Heat indices of a site for consecutive hours. */
export interface HeatSeries {
  /** When the first hour begins, in milliseconds since 1970. */
  readonly start: number;
  /** Degrees Celsius of each hour; null if it is not known. */
  readonly indices: readonly (number | null)[];
}

/** An hour of the weather. */
export interface HeatHour {
  /** When it begins, in seconds since 1970. */
  readonly time_epoch: number;
  readonly heatindex_c: number;
}

/** The series of some hours in any order; of the same hour the last one counts. Null without hours. */
export function seriesOf(hours: readonly HeatHour[]): HeatSeries | null {
  const times = hours.map(({ time_epoch }) => time_epoch * 1000);
  if (times.length === 0) return null;
  const start = times.reduce((one, other) => Math.min(one, other));
  const end = times.reduce((one, other) => Math.max(one, other));
  const length = Math.floor((end - start) / hour) + 1;
  const indices = Array.from({ length }, (): number | null => null);
  for (const { time_epoch, heatindex_c } of hours) {
    const at = Math.floor((time_epoch * 1000 - start) / hour);
    if (Number.isFinite(heatindex_c)) indices[at] = heatindex_c;
  }
  return { start, indices };
}

/** The heat index at a time in milliseconds since 1970; null if it is not known. */
export function heatAt(all: readonly HeatSeries[], time: number): number | null {
  for (const { start, indices } of all) {
    const known = indices[Math.floor((time - start) / hour)] ?? null;
    if (known !== null) return known;
  }
  return null;
}
