import { naturalWetBulb } from './natural-wet-bulb.ts';
import { outdoorWbgt, weightedWbgt } from './outdoor-wbgt.ts';
import { surroundingsOf } from './surroundings.ts';

/** Air and globe as a meter shows them. */
export interface GlobeReading {
  /** Degrees Celsius. */
  readonly celsius: number;
  readonly globe: number;
  /** 0 to 100 %. */
  readonly humidity: number;
  /** m/s at the meter; null if it was not measured. */
  readonly wind: number | null;
}

/** Air that hardly moves, which is the cautious end for a wind that nobody measured. */
const calm = 0.5;
/** At sea level: higher up a wet bulb is cooler. */
const pressure = 1013;
/** More than the sun gives, W/m2. */
const mostRadiation = 1500;
const steps = 24;

/**
 * The WBGT of a measured globe: the natural wet bulb is that of the radiation which warms a globe so
 * much, after Liljegren 2008. NaN if a balance has no solution.
 */
export function wbgtOfGlobe({ celsius, globe, humidity, wind }: GlobeReading): number {
  const aroundOf = (radiation: number) =>
    surroundingsOf({
      ...{ celsius, humidity, pressure, radiation, wind: wind ?? calm },
      // Where the radiation comes from is not known.
      ...{ direct: 0, sun: 0 },
    });
  let [low, high] = [0, mostRadiation];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (outdoorWbgt(aroundOf(middle)).globe > globe) high = middle;
    else low = middle;
  }
  return weightedWbgt(naturalWetBulb(aroundOf(high)) - 273.15, globe, celsius);
}
