import { heatIndex } from '#heat/domain';
import type { NoteUse } from '#packages/http/server';
import { openMeteo, openWeather, simulatedService, weatherApi } from '#weather/server';
import type { WeatherPort, WeatherService } from '#weather/server';
import type { WeatherConfig } from './config.ts';

const addresses = {
  'open-meteo': 'https://api.open-meteo.com/v1',
  weatherapi: 'https://api.weatherapi.com/v1',
} as const;

/** The weather service, by the configuration. */
export function weatherServiceOf({ service, url, key }: WeatherConfig): WeatherService {
  if (service === 'simulated') return simulatedService;
  const address = { url: url ?? addresses[service], key };
  return service === 'weatherapi' ? weatherApi(address) : openMeteo(address);
}

/**
 * Weather from a service, by default the simulated one. Computes the heat index if the service
 * provides none.
 */
export function weatherOf(service: WeatherService = simulatedService, note?: NoteUse): WeatherPort {
  return openWeather({ service, heatIndexOf: heatIndex, note });
}
