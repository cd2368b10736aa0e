import { shownTemperature, systemUnits } from '#organisation/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { dateText, zonedParts } from '#packages/kit';
import type { WeatherDay } from '#weather/contract';
import { windDecimals, windiestHour } from '#weather/domain';

/** The texts of a day in the units of the organisation; `today` in local time. */
export function dayCells(
  { date, day, hour }: WeatherDay,
  today: string,
  system: MeasurementSystem,
) {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const { temperature } = systemUnits[system];
  const degrees = (celsius: number) =>
    String(Math.round(shownTemperature(celsius, temperature))).replace('-', '\u2212');
  const windiest = windiestHour(hour);
  const wind = windiest === null ? 0 : system === 'metric' ? windiest.wind_kph : windiest.wind_mph;
  return {
    date: dateText(noon, 'UTC'),
    /** Or 'today'. */
    weekday: date === today ? 'Today' : zonedParts(noon, 'UTC').weekday,
    condition: day.condition.text,
    low: degrees(day.mintemp_c),
    high: degrees(day.maxtemp_c),
    humidity: `${String(Math.round(day.avghumidity))} %`,
    /** Without its unit. */
    wind: wind.toFixed(windDecimals),
    /** Compass point and degrees of the wind direction; null if no hour is known. */
    from: windiest && { point: windiest.wind_dir, degrees: windiest.wind_degree },
  };
}
