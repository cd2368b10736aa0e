import { heatIndex } from '#heat/domain';
import type { NoteUse } from '#packages/http/server';
import { openMeteo, openWeather, simulatedService, weatherApi } from '#weather/server';
import type { WeatherPort, WeatherService } from '#weather/server';
import type { WeatherConfig } from './config.ts';

const addresses = {
  'open-meteo': 'https://api.open-meteo.com/v1',
  weatherapi: 'https://api.weatherapi.com/v1',
} as const;

/** Whom the weather is asked of, as the environment decides. */
export function weatherServiceOf({ service, url, key }: WeatherConfig): WeatherService {
  if (service === 'simulated') return simulatedService;
  const address = { url: url ?? addresses[service], key };
  return service === 'weatherapi' ? weatherApi(address) : openMeteo(address);
}

/** Weather from a service, by default the simulated one. Computes the heat index where the service has none. */
export function weatherOf(service: WeatherService = simulatedService, note?: NoteUse): WeatherPort {
  return openWeather({ service, heatIndexOf: heatIndex, note });
}
