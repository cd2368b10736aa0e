import { seriesOf } from './heat-series.ts';
import type { HeatHour, HeatSeries } from './heat-series.ts';

const hour = 3_600_000;
const minute = 60_000;

/** A meter reading, as far as it says how hot it was. */
interface HeatReading {
  /** When it was taken, as ISO text. */
  readonly time: string;
  /** For how long it counts. */
  readonly minutes: number;
  /** Degrees Celsius; null if the air was not measured. */
  readonly heat_index: number | null;
}

/** The measured heat of the hours that readings touch: of several the hottest. Null without any. */
export function measuredHeat(readings: readonly HeatReading[]): HeatSeries | null {
  const hours = readings.flatMap(({ time, minutes, heat_index }): HeatHour[] => {
    if (heat_index === null) return [];
    const first = Math.floor(Date.parse(time) / hour);
    const end = Math.ceil((Date.parse(time) + minutes * minute) / hour);
    return Array.from({ length: end - first }, (_, nth) => ({
      time_epoch: ((first + nth) * hour) / 1000,
      heatindex_c: heat_index,
    }));
  });
  // Of the same hour the last one counts.
  return seriesOf(hours.toSorted((one, other) => one.heatindex_c - other.heatindex_c));
}
