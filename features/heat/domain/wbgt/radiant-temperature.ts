import type { Surroundings } from './surroundings.ts';

const stefanBoltzmann = 5.6696e-8;
/** Of a clothed person, for sunlight and for long waves. */
const absorptivity = 0.7;
const emissivity = 0.97;
/** The same as for the globe of the WBGT, so that both use the same ground. */
const groundAlbedo = 0.45;
const kelvin = 273.15;

/**
 * Mean radiant temperature in degrees Celsius of a person who stands outdoors; NaN if the radiation
 * is not known. A black globe would absorb more sun than a person.
 *
 * Source: VDI 3787 part 2 (2008), with the projected area of a standing person after Jendritzky
 * 1990; long waves as in Liljegren 2008.
 */
export function radiantTemperature({ radiation, direct, sun, longWave }: Surroundings): number {
  const beam = (projectedShare(sun) * direct * radiation) / sun;
  const scattered = 0.5 * (1 - direct) * radiation + 0.5 * groundAlbedo * radiation;
  const sunlit = (absorptivity * (beam + scattered)) / (emissivity * stefanBoltzmann);
  return (longWave + sunlit) ** 0.25 - kelvin;
}

/**
 * Share of the surface that a standing person exposes to a sun with this cosine from the zenith.
 */
function projectedShare(sun: number): number {
  const height = 90 - (Math.acos(Math.min(sun, 1)) * 180) / Math.PI;
  return 0.308 * Math.cos((height * (0.998 - height ** 2 / 50_000) * Math.PI) / 180);
}
