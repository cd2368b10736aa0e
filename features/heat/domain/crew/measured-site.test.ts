import { expect, test } from 'vitest';
import type { SiteReading, WeatherAnswer, WeatherDay, WeatherHour } from '#weather/contract';
import { measuredDays, measuredNow, openWbgt } from './measured-site.ts';

const place = { lat: -20.7, lon: 116.8 };
const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00Z`);

/** Early afternoon there. */
const hourAt = (clock: string): WeatherHour => ({
  ...{ time_epoch: at(clock) / 1000, time: `2026-11-27 ${clock}`, is_day: 1 },
  ...{ temp_c: 36, temp_f: 96.8, condition: { text: 'Sunny' }, wind_kph: 12, wind_mph: 7.5 },
  ...{ wind_degree: 90, wind_dir: 'E', pressure_mb: 1010, humidity: 35, cloud: 0, uv: 10 },
  ...{ heatindex_c: 39, heatindex_f: 102.2, short_rad: 900 },
});
const hours = [hourAt('05:00'), hourAt('06:00')];
const days = [{ date: '2026-11-27', day: {}, hour: hours }] as unknown as WeatherDay[];
const model = openWbgt(hourAt('06:00'), place);

/** It covers fifteen minutes of the second hour. */
const reading = (values: Partial<SiteReading>): SiteReading => ({
  ...{ reading_id: 'r', location_id: 'pit', time: new Date(at('05:45')).toISOString() },
  ...{ minutes: 30, wbgt: null, temperature: null, humidity: null, heat_index: null },
  ...{ wind_kph: null, created_time: new Date(at('05:45')).toISOString(), ...values },
});

test.each<[string, Partial<SiteReading>, boolean]>([
  ['a cooler WBGT', { wbgt: model - 0.1 }, false],
  ['a hotter WBGT', { wbgt: model + 0.1 }, true],
  ['cooler air', { temperature: 34, humidity: 35, heat_index: 35 }, false],
  ['hotter air', { temperature: 38, humidity: 35, heat_index: 43 }, true],
  // The heat index is lower, and the WBGT under the sun of the model higher.
  ['still air', { temperature: 36, humidity: 34, heat_index: 38.6, wind_kph: 0 }, true],
])('%s replaces an hour of which it covers a quarter: %s %s', (_name, values, isReplaced) => {
  const [day] = measuredDays(days, { readings: [reading(values)], corrections: [] }, place);
  expect(day?.hour.map(({ measured }) => measured !== undefined)).toEqual([true, isReplaced]);
});

test('an observation is compared in the same way', () => {
  const { time: last_updated, time_epoch: last_updated_epoch, ...moment } = hourAt('06:00');
  const current = { ...moment, last_updated, last_updated_epoch };
  const answer = { current, forecast: { forecastday: [] } } as unknown as WeatherAnswer;
  const measuredAt = (wbgt: number) =>
    measuredNow(answer, [reading({ wbgt })], { time: at('06:10'), place })?.measured?.wbgt;
  expect([measuredAt(model - 0.1), measuredAt(model + 0.1)]).toEqual([undefined, model + 0.1]);
});
