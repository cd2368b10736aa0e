import type { TileServices } from '#locations/server';
import { bandFills, temperatureBands } from '#weather/domain';
import type { TileConfig } from './tile-config.ts';

const [minute, day] = [60, 24 * 60 * 60];

/** The tile services, by the configuration. */
export function tileServicesOf({ base, temperature }: TileConfig): TileServices {
  return {
    ...(base === undefined ? {} : { base: { ...base, youth: 7 * day } }),
    ...(temperature === undefined
      ? {}
      : {
          temperature: {
            url: temperatureAddress(temperature.url, temperature.key),
            attribution: temperature.attribution,
            youth: 10 * minute,
          },
        }),
  };
}

/** OpenWeatherMap's Weather maps 2.0 accept the colours of our legend. */
function temperatureAddress(url: string, key: string | undefined): string {
  const more = new URLSearchParams({ palette: palette(), fill_bound: 'true' });
  if (key !== undefined) more.set('appid', key);
  return `${url}${url.includes('?') ? '&' : '?'}${String(more)}`;
}

/** Steps instead of gradients: each colour starts at its limit and ends just below the next one. */
function palette(): string {
  const steps = bandFills.flatMap((fill, band) => {
    const [from, to] = [temperatureBands[band - 1], temperatureBands[band]];
    const colour = fill.slice(1);
    return [
      ...(from === undefined ? [] : [`${String(from)}:${colour}`]),
      ...(to === undefined ? [] : [`${String(to - 0.01)}:${colour}`]),
    ];
  });
  return steps.join(';');
}
