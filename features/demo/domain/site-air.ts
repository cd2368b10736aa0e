import { heatIndex } from '#heat/domain';
import { storedPlace } from '#locations/domain';
import { roughly, simulatedSky } from '#weather/domain';
import type { DemoWorker } from './crew.ts';
import { siteTime } from './site-day.ts';
import type { DemoTag } from './site-tags.ts';

/** The air at a place of work. */
export interface SiteAir {
  /** Degrees Celsius. */
  celsius: number;
  /** Relative humidity in percent. */
  humidity: number;
  /** Degrees Celsius. */
  heat_index: number;
}

/** Hours of the day at which the heat of each shift is read. */
const hours: Record<DemoWorker['crew'], readonly number[]> = {
  day: [8, 11, 14, 17],
  night: [20, 23, 26, 29],
};

/**
 * The air at a place at a time in milliseconds: that of the simulated weather, which the weather screens
 * show for the same place.
 */
export function airAt(location: DemoTag, time: number): SiteAir {
  const { lat, lon } = roughly(storedPlace(location));
  const { celsius, humidity } = simulatedSky(lat, lon, time);
  return { celsius, humidity, heat_index: heatIndex(celsius, humidity) };
}

/**
 * The mean heat index in degrees Celsius of the shift that each worker begins on a day, at their place
 * of work; read once for each place and crew.
 */
export function heatOfShifts(dayNumber: number): (worker: DemoWorker) => number {
  const read = new Map<string, number>();
  return ({ location, crew }) => {
    const key = `${location.tag_id} ${crew}`;
    const heat = read.get(key) ?? shiftHeat(location, crew, dayNumber);
    read.set(key, heat);
    return heat;
  };
}

function shiftHeat(location: DemoTag, crew: DemoWorker['crew'], dayNumber: number): number {
  const read = hours[crew].map((each) => airAt(location, siteTime(dayNumber, each)).heat_index);
  return read.reduce((sum, value) => sum + value, 0) / read.length;
}
