import { expect, test } from 'vitest';
import { weatherAt } from '#weather/domain';
import { simulatedService } from './services/simulated.ts';
import { openWeather } from './weather-port.ts';

test('weather that is read for a moment covers it, also in the second half of a second', async () => {
  const second = Date.parse('2026-11-26T11:53:03Z');
  for (const now of [second, second + 499, second + 500, second + 999]) {
    // A new port has no cached answer.
    const weather = openWeather({ service: simulatedService, heatIndexOf: (celsius) => celsius });
    const asking = { org_id: 'o', now, warn: () => undefined };
    const answer = await weather.current({ lat: -31.95, lon: 115.86 }, asking);
    expect(weatherAt(answer, now)).not.toBeNull();
  }
});
