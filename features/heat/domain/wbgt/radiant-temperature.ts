import type { Surroundings } from './surroundings.ts';

const stefanBoltzmann = 5.6696e-8;
/** Of a clothed person, for sunlight and for long waves. */
const absorptivity = 0.7;
const emissivity = 0.97;
/** As the globe of the WBGT sees it, so that both stand on the same ground. */
const groundAlbedo = 0.45;
const kelvin = 273.15;

/**
 * Mean radiant temperature in degrees Celsius of a person who stands in the open; NaN where the radiation is
 * not known. A black globe would take more of the sun than a person does.
 *
 * Source: VDI 3787 part 2 (2008), with the projected area of a standing person after Jendritzky 1990; long
 * waves as in Liljegren 2008.
 */
export function radiantTemperature({ radiation, direct, sun, longWave }: Surroundings): number {
  const beam = (projectedShare(sun) * direct * radiation) / sun;
  const scattered = 0.5 * (1 - direct) * radiation + 0.5 * groundAlbedo * radiation;
  const sunlit = (absorptivity * (beam + scattered)) / (emissivity * stefanBoltzmann);
  return (longWave + sunlit) ** 0.25 - kelvin;
}

/** Share of their surface that a standing person turns to a sun of this cosine from the zenith. */
function projectedShare(sun: number): number {
  const height = 90 - (Math.acos(Math.min(sun, 1)) * 180) / Math.PI;
  return 0.308 * Math.cos((height * (0.998 - height ** 2 / 50_000) * Math.PI) / 180);
}
