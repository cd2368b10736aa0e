import { indoorWbgt } from '../wbgt/outdoor-wbgt.ts';
import { naturalWetBulb } from '../wbgt/natural-wet-bulb.ts';
import { slowestWind, surroundingsOf } from '../wbgt/surroundings.ts';
import type { CrewPlace } from './crew.ts';

/** Diffuse radiation in shade with the sun at the horizon and at the zenith, W/m2. */
const diffuse = { least: 100, most: 150 } as const;

/**
 * Radiation in W/m2 that still reaches a person in the shade of a roof or a tree: 100 to 150 by the height of
 * the sun, never more than there is in the open, and none by night. Under a clear sky the diffuse part is
 * about a tenth of 1000 to 1400 W/m2.
 *
 * @param radiation global radiation in the open, W/m2
 * @param sun cosine of the sun's angle from the zenith
 */
export function shadeRadiation(radiation: number, sun: number): number {
  if (sun <= 0) return 0;
  return Math.min(radiation, diffuse.least + (diffuse.most - diffuse.least) * sun);
}

const cooled = { celsius: 24, humidity: 50, pressure: 1013 } as const;

/** An air-conditioned room: 24 C, 50 % humidity, still air, walls as warm as the air, no sun. */
export const airConditioned: CrewPlace = {
  celsius: cooled.celsius,
  radiant: cooled.celsius,
  humidity: cooled.humidity,
  wind: slowestWind,
  wbgt: wbgtOfRoom(),
};

function wbgtOfRoom(): number {
  const around = surroundingsOf({ ...cooled, wind: slowestWind, radiation: 0, direct: 0, sun: 0 });
  // Indoors the walls radiate instead of a colder sky.
  const wetBulb = naturalWetBulb({ ...around, longWave: around.air ** 4 }) - 273.15;
  return indoorWbgt(wetBulb, cooled.celsius);
}
