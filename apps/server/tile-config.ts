import { z } from 'zod';
import { text } from './config-text.ts';

/** URLs with `{z}`, `{x}` and `{y}`, and their attribution. */
export interface TileConfig {
  readonly base: { readonly url: string; readonly attribution: string } | undefined;
  readonly temperature:
    | { readonly url: string; readonly key: string | undefined; readonly attribution: string }
    | undefined;
}

const tileAddress = (name: string) =>
  text.pipe(
    z
      .string()
      .refine(
        (address) =>
          /^https?:\/\/./.test(address) &&
          ['{z}', '{x}', '{y}'].every((part) => address.includes(part)),
        `${name} must be an http or https address with {z}, {x} and {y} in it.`,
      )
      .optional(),
  );

/** Environment variables of the tile services. */
export const tileVariables = {
  TILES_URL: tileAddress('TILES_URL'),
  TILES_ATTRIBUTION: text,
  TEMPERATURE_TILES_URL: tileAddress('TEMPERATURE_TILES_URL'),
  TEMPERATURE_TILES_KEY: text,
  TEMPERATURE_TILES_ATTRIBUTION: text,
};
const tileEnvironment = z.object(tileVariables);

const usualTemperatures = {
  url: 'https://maps.openweathermap.org/maps/2.0/weather/TA2/{z}/{x}/{y}?opacity=0.6',
  attribution: 'Temperatures: OpenWeatherMap',
};

/**
 * The tile services of the environment.
 *
 * @throws Error if the attribution is missing
 */
export function tilesOf(environment: z.infer<typeof tileEnvironment>): TileConfig {
  const { TILES_URL, TILES_ATTRIBUTION, TEMPERATURE_TILES_URL, TEMPERATURE_TILES_KEY } =
    environment;
  const attribution = environment.TEMPERATURE_TILES_ATTRIBUTION;
  if (TILES_URL !== undefined && TILES_ATTRIBUTION === undefined) {
    throw new Error('TILES_URL needs TILES_ATTRIBUTION.');
  }
  if (TEMPERATURE_TILES_URL !== undefined && attribution === undefined) {
    throw new Error('TEMPERATURE_TILES_URL needs TEMPERATURE_TILES_ATTRIBUTION.');
  }
  const hasTemperatures =
    TEMPERATURE_TILES_URL !== undefined || TEMPERATURE_TILES_KEY !== undefined;
  return {
    base:
      TILES_URL === undefined || TILES_ATTRIBUTION === undefined
        ? undefined
        : { url: TILES_URL, attribution: TILES_ATTRIBUTION },
    temperature: hasTemperatures
      ? {
          url: TEMPERATURE_TILES_URL ?? usualTemperatures.url,
          key: TEMPERATURE_TILES_KEY,
          attribution: attribution ?? usualTemperatures.attribution,
        }
      : undefined,
  };
}
